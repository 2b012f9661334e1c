import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '#api/session.tsx';
import { needsOwnDocument } from '#layout/ownDocument.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { Link } from '#ui/links/Link.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { LookingForAccount } from './LookingForAccount.tsx';
import { nextPath } from './nextPath.ts';
import { compact, emailProblem, passwordProblem } from './fieldRules.ts';
import { SubmitForm } from './SubmitForm.tsx';
import { useSubmit } from './useSubmit.ts';

/** What is said to whom a page has sent here, because the session ended (`RequireSession`); null for all others. */
function sentBy(state: unknown): { readonly title: string; readonly text: string } | null {
  const { title, text } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}

/** On to where somebody wanted to be; a page that takes payments comes as a document of its own. */
function GoOn({ to }: { to: string }) {
  const [isLoaded] = useState(() => needsOwnDocument(to));
  useEffect(() => {
    if (isLoaded) window.location.replace(to);
  }, [isLoaded, to]);
  return isLoaded ? <LookingForAccount visible /> : <Navigate to={to} replace />;
}

/** Signing in for people who come back; whoever is signed in goes straight on to where they wanted to be. */
export function SignInForm() {
  const { state, login } = useSession();
  const [search] = useSearchParams();
  const sent = sentBy(useLocation().state);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, errors, failure, form, submit } = useSubmit(
    ['username', 'password'],
    () => compact({ username: emailProblem(email), password: passwordProblem(password) }),
    () => login(email, password),
  );
  const next = nextPath(search.get('next'), paths.account, [paths.signIn, paths.resetPassword]);
  if (state.status === 'loading') return <LookingForAccount visible />;
  if (state.status === 'authenticated') return <GoOn to={next} />;
  return (
    <>
      {sent && (
        <div className="mb-5">
          <Alert tone="caution" title={sent.title}>
            <p>{sent.text}</p>
          </Alert>
        </div>
      )}
      <SubmitForm form={form} submit={submit} failure={failure}>
        <EmailInput
          label="Email"
          name="username"
          autoComplete="username"
          required
          value={email}
          error={errors['username']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" isOff={busy} size="large" className="w-full">
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </SubmitForm>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to={paths.resetPassword} className="py-1">
          Forgotten your password?
        </Link>
        <Link to={paths.onboarding} className="py-1">
          New here? Order a report
        </Link>
      </p>
    </>
  );
}
