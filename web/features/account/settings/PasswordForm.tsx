import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { showToast } from '#ui/notices/toast.ts';
import { accountApi } from '../accountApi.ts';
import { compact, passwordProblem } from '../fieldRules.ts';
import { OwnerField } from '../OwnerField.tsx';
import { SubmitForm } from '../SubmitForm.tsx';
import { useSubmit } from '../useSubmit.ts';

export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const { busy, errors, failure, form, submit } = useSubmit(
    ['current_password', 'new_password'],
    () =>
      compact({
        current_password: current === '' ? 'Password is required' : null,
        new_password: passwordProblem(wanted),
      }),
    async () => {
      await accountApi.changePassword(current, wanted);
      setCurrent('');
      setWanted('');
      showToast('Your password is changed', 'good');
    },
  );
  return (
    <SubmitForm form={form} submit={submit} failure={failure}>
      <OwnerField email={email} />
      <PasswordInput
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        value={current}
        error={errors['current_password']}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordInput
        label="New password"
        help="At least 8 characters"
        name="new_password"
        autoComplete="new-password"
        value={wanted}
        error={errors['new_password']}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button type="submit" isOff={busy}>
        {busy ? 'Saving...' : 'Change the password'}
      </Button>
    </SubmitForm>
  );
}
