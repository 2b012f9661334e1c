import type { ReactNode } from 'react';
import { Alert } from '#ui/Alert.tsx';
import type { useSubmit } from './useSubmit.ts';

/** A form that `useSubmit` sends: what failed of it as a whole is said above its fields. */
export function SubmitForm({
  form,
  submit,
  failure,
  children,
}: Pick<ReturnType<typeof useSubmit>, 'form' | 'submit' | 'failure'> & { children: ReactNode }) {
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      {children}
    </form>
  );
}
