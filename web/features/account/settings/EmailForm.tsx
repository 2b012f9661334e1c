import { tidyEmail } from '@global-fit/contract/email';
import { useState } from 'react';
import type { User } from '#api/account.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { compact, emailProblem, presentPasswordProblem } from '../form/fieldRules.ts';
import { OwnerField } from '../form/OwnerField.tsx';
import { SubmitForm } from '../form/SubmitForm.tsx';
import { useForm } from '../form/useForm.ts';
import { settingsApi } from './settingsApi.ts';

const EMPTY = { email: '', password: '' };

export function EmailForm({ user }: { user: User }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    start: EMPTY,
    check: ({ email, password }) => {
      // A message about the previous address does not apply to this one.
      setAnswer(null);
      return compact({ email: emailProblem(email), password: presentPasswordProblem(password) });
    },
    send: async ({ email, password }) => {
      setAnswer(await settingsApi.changeEmail(tidyEmail(email), password));
      form.change(EMPTY);
    },
  });
  return (
    <SubmitForm
      form={form}
      action="Send the link"
      underway="Sending..."
      after={
        answer !== null && (
          <Alert tone="good">
            <p>{answer}</p>
          </Alert>
        )
      }
    >
      <p>
        <span className="text-ink-soft">Now: </span>
        <span className="font-[530] wrap-anywhere">{user.email}</span>
      </p>
      <OwnerField email={user.email} />
      <EmailInput label="New e-mail address" autoComplete="email" required {...form.field('email')} />
      <PasswordInput label="Your password" autoComplete="current-password" {...form.field('password')} />
    </SubmitForm>
  );
}
