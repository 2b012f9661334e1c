import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Contained } from './Contained.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/**
 * As `Later`, for what the page is about, beside which there is nothing to lose: where its script does not come, the
 * page begins anew by itself as soon as its server answers.
 */
export function LaterAnew({
  around,
  fallback,
  children,
  ...part
}: ComponentProps<typeof NotLoaded> & {
  /** As for `Contained`. */
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
