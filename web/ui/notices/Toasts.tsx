import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type ToastMessage, toastTime } from './toast.ts';

/** Without a connection the region cannot be loaded; until the page reloads, messages are shown here. */
function PlainToast({ first }: { first: ToastMessage }) {
  const [shown, show] = useState<ToastMessage | null>(first);
  useEffect(() => onToast(show), []);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => show(null), toastTime(shown.text));
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <output className="no-print fixed inset-x-4 bottom-4 z-50 rounded-card border border-line-strong bg-sheet px-4 py-3 empty:hidden">
      {shown?.text}
    </output>
  );
}

const ToastRegion = lazy(() => import('./ToastRegion.tsx').catch(() => ({ default: PlainToast })));

/** Loads the toast region with the first toast, since most visits never see one. */
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
