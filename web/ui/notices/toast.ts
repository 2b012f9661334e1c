/** How long a toast is shown, in milliseconds: three seconds, or as long as reading it takes. */
export const toastTime = (text: string): number => Math.max(3000, 70 * text.length);

export type ToastTone = 'good' | 'danger' | 'plain';

export interface ToastMessage {
  readonly text: string;
  readonly tone: ToastTone;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a short message in the page's toast region for a few seconds. */
export function showToast(text: string, tone: ToastTone = 'plain'): void {
  const message = { text, tone };
  if (listener) listener(message);
  else waiting.push(message);
}

/** Registers the region that shows toasts; earlier messages come first. */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
