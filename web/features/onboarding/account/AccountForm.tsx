import { useState } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { PASSWORD_HELP } from '#features/account/form/fieldRules.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import { CountryField } from './CountryField.tsx';
import type { AccountField, AccountMode } from './accountRules.ts';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { once } from '#ui/once.ts';
import { useAccountForm } from './useAccountForm.ts';

const TEXT = {
  signup: {
    title: 'Create Your Account',
    lead: 'Your answers and your report are kept under it, so that you can leave and come back.',
    submit: 'Create Account',
    question: 'Already have an account?',
    other: 'Login Instead',
  },
  login: {
    title: 'Login to Your Account',
    lead: 'You continue where you left off.',
    submit: 'Login',
    question: 'New here?',
    other: 'Create Account',
  },
} as const;

/** The form for signing up or signing in. */
export function AccountForm() {
  const { back } = useOnboarding();
  const [mode, setMode] = useState<AccountMode>('signup');
  const { profile, errors, failure, isTaken, busy, form, change, submit, clearProblems } =
    useAccountForm(mode);
  const text = TEXT[mode];
  const bind = (field: AccountField) => ({
    name: field,
    value: profile[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  const swap = (): void => {
    clearProblems();
    setMode(mode === 'login' ? 'signup' : 'login');
  };
  return (
    <StepFrame key={mode} title={text.title} lead={text.lead} narrow>
      <Card framed>
        <form ref={form} noValidate onSubmit={submit} className="space-y-5">
          {mode === 'signup' && (
            <div className="grid gap-5 sm:grid-cols-2">
              <div data-field="firstName">
                <TextInput label="First name" autoComplete="given-name" required {...bind('firstName')} />
              </div>
              <div data-field="lastName">
                <TextInput label="Last name" autoComplete="family-name" required {...bind('lastName')} />
              </div>
            </div>
          )}
          <div data-field="email">
            <EmailInput label="Email" autoComplete="email" required {...bind('email')} />
          </div>
          <div data-field="password">
            <PasswordInput
              label="Password"
              autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
              {...(mode === 'signup' ? { help: PASSWORD_HELP } : {})}
              {...bind('password')}
            />
          </div>
          {mode === 'signup' && (
            <div data-field="countryOfResidence">
              <CountryField
                value={profile.countryOfResidence}
                error={errors.countryOfResidence}
                onChange={(iso3) => change('countryOfResidence', iso3)}
              />
            </div>
          )}
          {/* Beside the button that was pressed: above the fields it would be off a phone's screen. */}
          {failure && (
            <Alert tone="danger">
              <p>{failure}</p>
              {isTaken && (
                <button type="button" onClick={swap} className={`${buttonStyle('secondary', 'small')} mt-3`}>
                  Login Instead
                </button>
              )}
            </Alert>
          )}
          <Button type="submit" isOff={busy} size="large" className="w-full">
            {busy ? 'Processing...' : text.submit}
          </Button>
        </form>
        <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
          {text.question}
          <button type="button" onClick={once(swap)} className={buttonStyle('quiet', 'small')}>
            {text.other}
          </button>
        </p>
      </Card>
      <p className="mt-6 text-center">
        <button type="button" onClick={back} className={buttonStyle('quiet')}>
          Back to Product Selection
        </button>
      </p>
    </StepFrame>
  );
}
