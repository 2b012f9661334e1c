import { tidyName } from '@global-fit/contract/personName';
import { lazy, Suspense, useState } from 'react';
import type { User } from '#api/account.ts';
import { useSession } from '#api/session.tsx';
import { COUNTRY_OPTIONS, countryOption } from '#content/countries.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { showToast } from '#ui/notices/toast.ts';
import { accountApi } from '../accountApi.ts';
import { missing } from '../fieldRules.ts';
import { SubmitForm } from '../SubmitForm.tsx';
import { useSubmit } from '../useSubmit.ts';
import { PlainLeave } from './PlainLeave.tsx';
import { useUnsaved } from './useUnsaved.ts';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').catch(() => ({ default: PlainLeave })));

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

export function PersonForm({ user }: { user: User }) {
  const { replaceUser } = useSession();
  const [name, setName] = useState(nameOf(user));
  const held = countryOption(user.countryOfResidence);
  const [country, setCountry] = useState(held);
  const isRenamed = tidyName(name) !== nameOf(user);
  const leaving = useUnsaved(isRenamed || country !== held);
  const { busy, errors, failure, form, submit } = useSubmit(
    ['full_name', 'country_of_residence'],
    () => missing({ full_name: [tidyName(name), 'Name is required'] }),
    async () => {
      // What is not touched stays as it is stored: it may be no option, or have been changed elsewhere meanwhile.
      const changed = {
        ...(isRenamed ? { fullName: tidyName(name) } : {}),
        ...(country === held ? {} : { countryOfResidence: country === '' ? null : country }),
      };
      const now = Object.keys(changed).length > 0 ? await accountApi.change(changed) : user;
      // What is typed while it is saved stays.
      setName((before) => (before === name ? nameOf(now) : before));
      setCountry((before) => (before === country ? countryOption(now.countryOfResidence) : before));
      replaceUser(now);
      showToast('Your details are saved', 'good');
    },
  );
  return (
    <SubmitForm form={form} submit={submit} failure={failure}>
      <TextInput
        label="Full name"
        name="full_name"
        autoComplete="name"
        required
        value={name}
        error={errors['full_name']}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label="Country of residence"
        name="country_of_residence"
        autoComplete="country"
        options={COUNTRY_OPTIONS}
        placeholder="Not given"
        value={country}
        error={errors['country_of_residence']}
        onChange={(event) => setCountry(event.target.value)}
      />
      <Button type="submit" isOff={busy}>
        {busy ? 'Saving...' : 'Save'}
      </Button>
      {leaving.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveDialog onStay={() => leaving.reset()} onLeave={() => leaving.proceed()} />
        </Suspense>
      )}
    </SubmitForm>
  );
}
