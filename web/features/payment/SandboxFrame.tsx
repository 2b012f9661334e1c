import { useEffect, useRef, useState } from 'react';

interface FrameMessage {
  readonly source: 'payment-sandbox';
  readonly type: 'resize' | 'complete';
  readonly height?: number;
}

function messageOf(event: MessageEvent): FrameMessage | null {
  const data = event.data as Partial<FrameMessage> | null;
  return event.origin === window.location.origin && data?.source === 'payment-sandbox' && data.type
    ? (data as FrameMessage)
    : null;
}

const LEAST_HEIGHT = 400;

/** Thrown where the frame shows something else, such as the browser's error page after a failed request. */
const FORM_LOST = 'The payment form could not be loaded';

/** The sandbox's pages have our origin; a browser's error page cannot be accessed. */
const isOurs = (frame: HTMLIFrameElement): boolean => frame.contentDocument !== null;

/** The payment form of the built-in sandbox, which reports its height and the completed payment. */
export function SandboxFrame({
  clientSecret,
  onReady,
  onComplete,
  onFailure,
}: {
  clientSecret: string;
  onReady: () => void;
  onComplete: () => void;
  onFailure: (error: unknown) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  useEffect(() => {
    const heard = (event: MessageEvent): void => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = messageOf(event);
      if (message?.type === 'resize') setHeight(Math.max(LEAST_HEIGHT, Math.ceil(message.height ?? 0)));
      if (message?.type === 'complete') onComplete();
    };
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, [onComplete]);
  return (
    <iframe
      ref={frame}
      title="Payment form"
      src={`/sandbox/embedded/${encodeURIComponent(clientSecret)}`}
      onLoad={({ currentTarget }) => (isOurs(currentTarget) ? onReady() : onFailure(new Error(FORM_LOST)))}
      style={{ height }}
      className="block w-full"
    />
  );
}
