import { tidyEmail } from '@global-fit/contract/email';
import { useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { ButtonLink, Link } from '#ui/links/Link.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { accountApi } from './accountApi.ts';
import { useLinkToken } from '#ui/links/linkToken.ts';
import { NarrowPage } from './NarrowPage.tsx';
import { compact, emailProblem, passwordProblem } from './fieldRules.ts';
import { SubmitForm } from './SubmitForm.tsx';
import { useSubmit } from './useSubmit.ts';

function RequestLink() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const { busy, errors, failure, form, submit } = useSubmit(
    ['email'],
    () => compact({ email: emailProblem(email) }),
    async () => setAnswer(await accountApi.requestReset(tidyEmail(email))),
  );
  return (
    <NarrowPage
      title="Reset your password"
      lead="Give the e-mail address of your account, and we send a link with which you choose a new password."
    >
      {answer !== null ? (
        <>
          <div ref={takeLostFocus} tabIndex={-1} className="outline-none">
            <Alert tone="good" title="Check your inbox">
              <p>{answer}</p>
            </Alert>
          </div>
          <p className="mt-5 text-ink-soft">
            Nothing there after a few minutes? Look in the spam folder, or{' '}
            <button
              type="button"
              onClick={() => {
                setAgain(true);
                setAnswer(null);
              }}
              className="text-accent underline"
            >
              try again
            </button>
            .
          </p>
        </>
      ) : (
        <SubmitForm form={form} submit={submit} failure={failure}>
          <EmailInput
            label="Email"
            name="email"
            autoComplete="username"
            required
            autoFocus={isAgain}
            value={email}
            error={errors['email']}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" isOff={busy} size="large" className="w-full">
            {busy ? 'Sending...' : 'Send me a link'}
          </Button>
        </SubmitForm>
      )}
      <p className="mt-6 text-sm">
        <Link to={paths.signIn}>Back to signing in</Link>
      </p>
    </NarrowPage>
  );
}

/** The server refuses a link that has expired or was used; whatever else fails is no fault of the link. */
const isOfLink = (error: unknown): boolean => error instanceof ApiError && error.code === 'link_expired';

function ChooseNew({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, errors, failure, cause, form, submit } = useSubmit(
    ['new_password'],
    () => compact({ new_password: passwordProblem(password) }),
    async () => {
      await accountApi.resetPassword(token, password);
      setDone(true);
    },
  );
  if (isDone) {
    return (
      <NarrowPage title="Your password is changed" isOutcome>
        <div role="status">
          <p>
            Everybody who was signed in to your account has been signed out. Sign in with the new password.
          </p>
        </div>
        <p className="mt-6">
          <ButtonLink to={paths.signIn}>Sign in</ButtonLink>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Choose a new password">
      <form ref={form} noValidate onSubmit={submit} className="space-y-5">
        {failure && (
          <Alert tone="danger">
            <p>{failure}</p>
            {isOfLink(cause) && (
              <p className="mt-1">
                <a href={paths.resetPassword} className="underline">
                  Ask for a new link
                </a>
              </p>
            )}
          </Alert>
        )}
        <PasswordInput
          label="New password"
          help="At least 8 characters"
          name="new_password"
          autoComplete="new-password"
          value={password}
          error={errors['new_password']}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" isOff={busy} size="large" className="w-full">
          {busy ? 'Saving...' : 'Save the new password'}
        </Button>
      </form>
    </NarrowPage>
  );
}

/** Both halves of a forgotten password: asking for the link, and, once it was followed, the new password. */
export function ResetPassword() {
  const token = useLinkToken();
  return token === null ? <RequestLink /> : <ChooseNew token={token} />;
}
