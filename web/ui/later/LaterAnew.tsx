import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Contained } from './Contained.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/**
 * Like `Later`, for the main content of a page, beside which there is nothing to lose: where its script cannot be
 * loaded, the page reloads as soon as its server responds.
 */
export function LaterAnew({
  around,
  fallback,
  children,
  ...part
}: ComponentProps<typeof NotLoaded> & {
  /** As in `Contained`. */
  around?: string;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const notLoaded = (): ReactNode => <NotLoaded {...part} />;
  return (
    <Contained messageOf={notLoaded} around={around}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  );
}
