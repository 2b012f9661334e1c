import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { showToast } from '#ui/notices/toast.ts';
import { compact, passwordProblem, presentPasswordProblem, PASSWORD_HELP } from '../form/fieldRules.ts';
import { OwnerField } from '../form/OwnerField.tsx';
import { SubmitForm } from '../form/SubmitForm.tsx';
import { useForm } from '../form/useForm.ts';
import { settingsApi } from './settingsApi.ts';

const EMPTY = { current_password: '', new_password: '' };

export function PasswordForm({ email }: { email: string }) {
  const form = useForm({
    start: EMPTY,
    check: (values) =>
      compact({
        current_password: presentPasswordProblem(values.current_password),
        new_password: passwordProblem(values.new_password),
      }),
    send: async (values) => {
      await settingsApi.changePassword(values.current_password, values.new_password);
      form.change(EMPTY);
      showToast('Your password is changed', 'good');
    },
  });
  return (
    <SubmitForm form={form} action="Change the password" underway="Saving...">
      <OwnerField email={email} />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <PasswordInput
        label="New password"
        help={PASSWORD_HELP}
        autoComplete="new-password"
        {...form.field('new_password')}
      />
    </SubmitForm>
  );
}
