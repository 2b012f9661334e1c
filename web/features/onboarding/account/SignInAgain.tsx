import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '#api/session.tsx';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/blocks/Dialog.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { emptyProfile } from '../wizard.ts';
import { type AccountErrors, accountFailure, checkAccount } from './accountRules.ts';

/** Signing in again over the page, with nothing lost. */
export default function SignInAgain({
  email: known,
  kept,
  onClose,
}: {
  email: string;
  /** Where the answers are meanwhile, or that they were paid for. */
  kept: string;
  onClose: () => void;
}) {
  const { login } = useSession();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<AccountErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = checkAccount('login', { ...emptyProfile, email, password });
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      await login(email, password);
    } catch (error) {
      setFailure(accountFailure('login', error));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Please sign in again" isOpen onClose={onClose}>
      <p className="text-ink-soft">
        Your session has ended. {kept} Once you have signed in you go on exactly where you are.
      </p>
      <form ref={form} noValidate onSubmit={submit} className="mt-5 space-y-5">
        {failure && (
          <Alert tone="danger">
            <p>{failure}</p>
          </Alert>
        )}
        <EmailInput
          label="Email"
          autoComplete="email"
          required
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" isOff={busy} className="w-full">
          {busy ? 'Processing...' : 'Sign in'}
        </Button>
      </form>
    </Dialog>
  );
}
