import { tidyEmail } from '@global-fit/contract/email';
import { useState } from 'react';
import type { User } from '#api/account.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { accountApi } from '../accountApi.ts';
import { compact, emailProblem } from '../fieldRules.ts';
import { OwnerField } from '../OwnerField.tsx';
import { SubmitForm } from '../SubmitForm.tsx';
import { useSubmit } from '../useSubmit.ts';

export function EmailForm({ user }: { user: User }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const { busy, errors, failure, form, submit } = useSubmit(
    ['email', 'password'],
    () => {
      // What was said of the last address is not said of this one.
      setAnswer(null);
      return compact({
        email: emailProblem(email),
        password: password === '' ? 'Password is required' : null,
      });
    },
    async () => {
      setAnswer(await accountApi.changeEmail(tidyEmail(email), password));
      setEmail('');
      setPassword('');
    },
  );
  return (
    <SubmitForm form={form} submit={submit} failure={failure}>
      <p>
        <span className="text-ink-soft">Now: </span>
        <span className="font-[530] wrap-anywhere">{user.email}</span>
      </p>
      <OwnerField email={user.email} />
      <EmailInput
        label="New e-mail address"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={errors['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordInput
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isOff={busy}>
        {busy ? 'Sending...' : 'Send the link'}
      </Button>
      {answer !== null && (
        <Alert tone="good">
          <p>{answer}</p>
        </Alert>
      )}
    </SubmitForm>
  );
}
