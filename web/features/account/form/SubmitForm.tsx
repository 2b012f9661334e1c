import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { ButtonTone } from '#ui/buttonStyle.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import type { Form } from './useForm.ts';

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/**
 * A form that `useForm` keeps: its fields, the button that sends it, and what became of it, beside the button that was
 * pressed, where it is on a phone's screen too.
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
  /** What the button says, and what while it is sent. */
  action: string;
  underway: string;
  tone?: ButtonTone;
  /** Its button takes the whole line. */
  wide?: boolean;
  /** In a dialog: what else can be pressed. Stands before the button, both at the end of their line. */
  instead?: ReactNode;
  /** What can be done about a failure of the whole form, where something can. */
  remedy?: ReactNode;
  /** What is said once it was sent, under the button. */
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
