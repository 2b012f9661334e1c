import { tidyEmail } from '@global-fit/contract/email';
import { useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { ButtonLink, Link } from '#ui/links/Link.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { useLinkToken } from '#ui/links/linkToken.ts';
import { NarrowPage } from '../page/NarrowPage.tsx';
import { compact, emailProblem, passwordProblem, PASSWORD_HELP } from '../form/fieldRules.ts';
import { SubmitForm } from '../form/SubmitForm.tsx';
import { useForm } from '../form/useForm.ts';
import { linkApi } from './linkApi.ts';

function RequestLink() {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => compact({ email: emailProblem(email) }),
    send: async ({ email }) => setAnswer(await linkApi.requestReset(tidyEmail(email))),
  });
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
        <SubmitForm form={form} action="Send me a link" underway="Sending..." wide>
          <EmailInput
            label="Email"
            autoComplete="username"
            required
            autoFocus={isAgain}
            {...form.field('email')}
          />
        </SubmitForm>
      )}
      <p className="mt-6 text-sm">
        <Link to={paths.signIn}>Back to signing in</Link>
      </p>
    </NarrowPage>
  );
}

/** Only this means an expired or used link; other errors are no fault of the link. */
const isOfLink = (error: unknown): boolean => error instanceof ApiError && error.code === 'link_expired';

function ChooseNew({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const form = useForm({
    start: { new_password: '' },
    check: (values) => compact({ new_password: passwordProblem(values.new_password) }),
    send: async (values) => {
      await linkApi.resetPassword(token, values.new_password);
      setDone(true);
    },
  });
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
      <SubmitForm
        form={form}
        action="Save the new password"
        underway="Saving..."
        wide
        remedy={
          isOfLink(form.cause) && (
            <p className="mt-1">
              <a href={paths.resetPassword} className="underline">
                Ask for a new link
              </a>
            </p>
          )
        }
      >
        <PasswordInput
          label="New password"
          help={PASSWORD_HELP}
          autoComplete="new-password"
          {...form.field('new_password')}
        />
      </SubmitForm>
    </NarrowPage>
  );
}

/** Both steps of a forgotten password: requesting the link, and choosing a new password after following it. */
export function ResetPassword() {
  const token = useLinkToken();
  return token === null ? <RequestLink /> : <ChooseNew token={token} />;
}
