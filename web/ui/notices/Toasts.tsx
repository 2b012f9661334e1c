import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from './toast.ts';

/** Without a connection the region cannot be loaded; the first message then stands in the page as it is. */
function PlainToast({ first }: { first: ToastMessage }) {
  return (
    <output className="fixed inset-x-4 bottom-4 z-50 rounded-card border border-line-strong bg-sheet px-4 py-3">
      {first.text}
    </output>
  );
}

const ToastRegion = lazy(() => import('./ToastRegion.tsx').catch(() => ({ default: PlainToast })));

/** Loads the toast region with the first toast: most visits never see one. */
export function Toasts() {
  const [first, setFirst] = useState<ToastMessage | null>(null);
  useEffect(() => onToast(setFirst), []);
  if (first === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion first={first} />
    </Suspense>
  );
}
