import { useNavigate } from 'react-router';
import { accessToken } from '#api/accessToken.ts';
import { useSession } from '#api/session.tsx';
import { tellDeleted } from '#features/drafts/deletedAccount.ts';
import { clearStored, storageKeys } from '#features/drafts/storage.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Dialog } from '#ui/blocks/Dialog.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { showToast } from '#ui/notices/toast.ts';
import { settingsApi } from './settingsApi.ts';
import { compact, presentPasswordProblem } from '../form/fieldRules.ts';
import { OwnerField } from '../form/OwnerField.tsx';
import { SubmitForm } from '../form/SubmitForm.tsx';
import { useForm } from '../form/useForm.ts';

/** The last confirmation before everything is erased: the password, and a tick. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const form = useForm({
    start: { password: '', sure: false },
    check: ({ password, sure }) =>
      compact({
        password: presentPasswordProblem(password),
        sure: sure ? null : 'Please confirm that you understand',
      }),
    send: async ({ password }) => {
      await settingsApi.deleteAccount(password);
      // Sent before the token is cleared, which other tabs would take for an expired session.
      if (user) tellDeleted(user.id);
      clearStored(...Object.values(storageKeys));
      // Rendered before the session ends, since a page for signed-in people would ask to sign in. Calls of this page
      // that are refused from now on do not end it either.
      accessToken.forget();
      await navigate(paths.home, { flushSync: true });
      if (window.location.pathname !== paths.home) return window.location.assign(paths.home);
      accessToken.clear();
      showToast('Your account has been deleted');
    },
  });
  return (
    <Dialog title="Delete your account?" role="alertdialog" isOpen isBusy={form.busy} onClose={onClose}>
      <SubmitForm
        form={form}
        action="Delete my account"
        underway="Deleting..."
        tone="danger"
        instead={
          <Button isOff={form.busy} onClick={onClose} tone="secondary">
            Keep it
          </Button>
        }
      >
        {user && <OwnerField email={user.email} />}
        <p>
          Your reports go with it: download what you want to keep first. A report that is being made is not
          delivered, and nothing can be brought back.
        </p>
        <PasswordInput label="Your password" autoComplete="current-password" {...form.field('password')} />
        <Checkbox
          label="I understand that this cannot be undone"
          checked={form.values.sure}
          error={form.errors['sure'] ?? null}
          onChange={(event) => form.change({ sure: event.target.checked })}
        />
      </SubmitForm>
    </Dialog>
  );
}
