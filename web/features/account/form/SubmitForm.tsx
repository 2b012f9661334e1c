import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { ButtonTone } from '#ui/buttonStyle.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import type { Form } from './useForm.ts';

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/**
 * A form managed by `useForm`: its fields, its submit button, and the result next to the button, where it is visible
 * on a phone too.
 */
export function SubmitForm<V extends object>({
  form,
  action,
  underway,
  tone = 'primary',
  wide = false,
  instead,
  remedy,
  after,
  children,
}: {
  form: Form<V>;
  /** Label of the button, and the one while sending. */
  action: string;
  underway: string;
  tone?: ButtonTone;
  /** The button has the full width. */
  wide?: boolean;
  /** In a dialog: other buttons, shown in front of the submit button at the end of the line. */
  instead?: ReactNode;
  /** A way to resolve a failure of the whole form. */
  remedy?: ReactNode;
  /** The message after success, below the button. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const { element, submit, busy, failure } = form;
  return (
    <form ref={element} noValidate onSubmit={submit} className="space-y-5">
      {children}
      <div className={`flex flex-wrap gap-3 ${instead ? 'justify-end' : ''}`}>
        {instead}
        <Button
          type="submit"
          isOff={busy}
          tone={tone}
          size={wide ? 'large' : 'medium'}
          className={wide ? 'w-full' : ''}
        >
          {busy ? underway : action}
        </Button>
      </div>
      {failure && (
        <div ref={intoView}>
          <Alert tone="danger">
            <p>{failure}</p>
            {remedy}
          </Alert>
        </div>
      )}
      {after}
    </form>
  );
}
