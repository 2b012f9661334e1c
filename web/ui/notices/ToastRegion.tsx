import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { Close } from '../icons.tsx';
import { onToast, type ToastMessage, type ToastTone, toastTime } from './toast.ts';

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
const add = (message: ToastMessage): void => {
  queue.add(message, { timeout: toastTime(message.text) });
};

const edges: Record<ToastTone, string> = {
  good: 'border-l-good',
  danger: 'border-l-danger',
  plain: 'border-l-accent',
};

/** Shows toasts in a landmark that screen readers announce; hovering keeps a toast. */
export default function ToastRegion({ first }: { first: ToastMessage }) {
  useEffect(() => {
    add(first);
    return onToast(add);
  }, [first]);

  return (
    <Region
      queue={queue}
      className="no-print fixed inset-x-4 bottom-4 z-50 flex flex-col gap-2 outline-none sm:left-auto sm:w-96"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`flex items-center gap-3 rounded-card border border-l-4 border-line-strong bg-sheet py-2 pr-2 pl-4 shadow-[0_12px_32px_-12px_rgb(0_0_0/0.35)] ${edges[toast.content.tone]}`}
        >
          <ToastContent className="flex-1">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <Button slot="close" aria-label="Close" className="grid size-11 place-items-center rounded-small">
            <Close />
          </Button>
        </Toast>
      )}
    </Region>
  );
}
