import { tidyName } from '@global-fit/contract/personName';
import { lazy, Suspense } from 'react';
import type { User } from '#api/account.ts';
import { useSession } from '#api/session.tsx';
import { COUNTRY_OPTIONS, countryOption } from '#content/countries.ts';
import { Select } from '#ui/fields/Select.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { showToast } from '#ui/notices/toast.ts';
import { compact } from '../form/fieldRules.ts';
import { SubmitForm } from '../form/SubmitForm.tsx';
import { useForm } from '../form/useForm.ts';
import { PlainLeave } from './PlainLeave.tsx';
import { settingsApi } from './settingsApi.ts';
import { useUnsaved } from './useUnsaved.ts';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').catch(() => ({ default: PlainLeave })));

const storedOf = ({ firstName, lastName, countryOfResidence }: User) => ({
  full_name: `${firstName} ${lastName}`.trim(),
  country_of_residence: countryOption(countryOfResidence),
});
type Person = ReturnType<typeof storedOf>;

/**
 * The changed fields only: an unchanged country may not be among the options, and other fields may have been changed
 * elsewhere.
 */
const changedIn = ({ full_name, country_of_residence }: Person, stored: Person) => ({
  ...(tidyName(full_name) === stored.full_name ? {} : { fullName: tidyName(full_name) }),
  ...(country_of_residence === stored.country_of_residence
    ? {}
    : { countryOfResidence: country_of_residence || null }),
});

export function PersonForm({ user }: { user: User }) {
  const { replaceUser } = useSession();
  const stored = storedOf(user);
  const form = useForm({
    start: stored,
    check: ({ full_name }) => compact({ full_name: tidyName(full_name) === '' ? 'Name is required' : null }),
    send: async (sent) => {
      const changed = changedIn(sent, stored);
      const now = Object.keys(changed).length > 0 ? await settingsApi.change(changed) : user;
      const kept = storedOf(now);
      // Keeps what is typed while saving.
      form.change((before) => ({
        ...(before.full_name === sent.full_name ? { full_name: kept.full_name } : {}),
        ...(before.country_of_residence === sent.country_of_residence
          ? { country_of_residence: kept.country_of_residence }
          : {}),
      }));
      replaceUser(now);
      showToast('Your details are saved', 'good');
    },
  });
  const leaving = useUnsaved(Object.keys(changedIn(form.values, stored)).length > 0);
  return (
    <SubmitForm form={form} action="Save" underway="Saving...">
      <TextInput label="Full name" autoComplete="name" required {...form.field('full_name')} />
      <Select
        label="Country of residence"
        autoComplete="country"
        options={COUNTRY_OPTIONS}
        placeholder="Not given"
        {...form.field('country_of_residence')}
      />
      {leaving.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveDialog onStay={() => leaving.reset()} onLeave={() => leaving.proceed()} />
        </Suspense>
      )}
    </SubmitForm>
  );
}
