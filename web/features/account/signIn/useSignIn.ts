import { useSession } from '#api/session.tsx';
import { compact, emailProblem, passwordProblem } from '../form/fieldRules.ts';
import { type Form, useForm } from '../form/useForm.ts';

/** Credentials; `username` is the e-mail address of the account. */
export type Credentials = { readonly username: string; readonly password: string };

/** The sign-in form, with the address where it is known. */
export function useSignIn(username = ''): Form<Credentials> {
  const { login } = useSession();
  return useForm({
    start: { username, password: '' },
    check: (values) =>
      compact({ username: emailProblem(values.username), password: passwordProblem(values.password) }),
    send: (values) => login(values.username, values.password),
  });
}
