import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { SubmitForm } from '../form/SubmitForm.tsx';
import type { Form } from '../form/useForm.ts';
import type { Credentials } from './useSignIn.ts';

/** Address and password of an account, and the button to sign in. */
export function SignInFields({ form }: { form: Form<Credentials> }) {
  return (
    <SubmitForm form={form} action="Sign in" underway="Signing in..." wide>
      <EmailInput label="Email" autoComplete="username" required {...form.field('username')} />
      <PasswordInput label="Password" autoComplete="current-password" {...form.field('password')} />
    </SubmitForm>
  );
}
