import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from './toast.ts';

const ToastRegion = lazy(() => import('./ToastRegion.tsx'));

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
