import type { ReactNode } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import type { useSubmit } from './useSubmit.ts';

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/**
 * A form that `useSubmit` sends: what failed of it as a whole is said beside the button that was pressed, where it is
 * on a phone's screen too.
 */
export function SubmitForm({
  form,
  submit,
  failure,
  children,
}: Pick<ReturnType<typeof useSubmit>, 'form' | 'submit' | 'failure'> & { children: ReactNode }) {
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      {children}
      {failure && (
        <div ref={intoView}>
          <Alert tone="danger">
            <p>{failure}</p>
          </Alert>
        </div>
      )}
    </form>
  );
}
