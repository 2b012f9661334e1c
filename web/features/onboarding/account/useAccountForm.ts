import { tidyName } from '@global-fit/contract/personName';
import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { useSession } from '#api/session.tsx';
import { useTillPassed } from '#features/calls/useOnceWaited.ts';
import { useOnboarding } from '../useOnboarding.ts';
import { emptyProfile } from '../wizard.ts';
import {
  type AccountErrors,
  type AccountField,
  type AccountMode,
  accountFailure,
  checkAccount,
  FIELDS,
  serverErrors,
} from './accountRules.ts';

/** The account form. Its input is part of the wizard's state, so that it survives a visit to another step. */
export function useAccountForm(mode: AccountMode) {
  const { login, signup } = useSession();
  const { state, act } = useOnboarding();
  const profile = state.userProfile ?? emptyProfile;
  const [errors, setErrors] = useState<AccountErrors>({});
  const [failed, setFailed] = useTillPassed();
  /** The address has an account, so its owner should sign in. */
  const [isTaken, setTaken] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: AccountErrors): void => {
    setErrors(found);
    const first = FIELDS[mode].findIndex((field) => found[field]);
    const controls = form.current?.querySelectorAll<HTMLElement>('[data-field] input, [data-field] button');
    const name = FIELDS[mode][first];
    const target = [...(controls ?? [])].find((one) => one.closest(`[data-field="${name}"]`));
    target?.focus();
  };

  const change = (field: AccountField, value: string): void => {
    act({ type: 'profileField', field, value });
    setErrors(({ [field]: _cleared, ...others }) => others);
  };

  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.fields.length > 0) {
      const found = serverErrors(error.fields, profile);
      if (Object.keys(found).length > 0) return show(found);
    }
    setTaken(error instanceof ApiError && error.code === 'email_taken');
    setFailed({ cause: error });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setFailed(null);
    const found = checkAccount(mode, profile);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    setBusy(true);
    try {
      if (mode === 'login') await login(profile.email, profile.password);
      else
        await signup({
          ...profile,
          firstName: tidyName(profile.firstName),
          lastName: tidyName(profile.lastName),
        });
      // A password is not kept longer than needed.
      act({ type: 'profileField', field: 'password', value: '' });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const clearProblems = (): void => {
    setErrors({});
    setFailed(null);
  };
  const failure = failed && accountFailure(mode, failed.cause);
  return { profile, errors, failure, isTaken, busy, form, change, submit, clearProblems };
}
