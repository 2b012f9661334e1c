import { useState } from 'react';
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
import { accountApi } from '../accountApi.ts';
import { compact } from '../fieldRules.ts';
import { OwnerField } from '../OwnerField.tsx';
import { SubmitForm } from '../SubmitForm.tsx';
import { useSubmit } from '../useSubmit.ts';

/** The last question before everything is erased: the password once more, and a tick. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const { busy, errors, failure, form, submit } = useSubmit(
    ['password'],
    () =>
      compact({
        password: password === '' ? 'Password is required' : null,
        sure: isSure ? null : 'Please confirm that you understand',
      }),
    async () => {
      await accountApi.deleteAccount(password);
      // Before its token is gone, which they take for the end of a session that can be gone on with.
      if (user) tellDeleted(user.id);
      clearStored(...Object.values(storageKeys));
      // Drawn before the session ends: a page for signed-in people that is still there would ask to sign in. A call of
      // this page that is refused from now on does not end it either.
      accessToken.forget();
      await navigate(paths.home, { flushSync: true });
      if (window.location.pathname !== paths.home) return window.location.assign(paths.home);
      accessToken.clear();
      showToast('Your account has been deleted');
    },
  );
  return (
    <Dialog title="Delete your account?" role="alertdialog" isOpen isBusy={busy} onClose={onClose}>
      <SubmitForm form={form} submit={submit} failure={failure}>
        {user && <OwnerField email={user.email} />}
        <p>
          Your reports go with it: download what you want to keep first. A report that is being made is not
          delivered, and nothing can be brought back.
        </p>
        <PasswordInput
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Checkbox
          label="I understand that this cannot be undone"
          checked={isSure}
          error={errors['sure'] ?? null}
          onChange={(event) => setSure(event.target.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isOff={busy} tone="danger">
            {busy ? 'Deleting...' : 'Delete my account'}
          </Button>
          <Button isOff={busy} onClick={onClose} tone="secondary">
            Keep it
          </Button>
        </div>
      </SubmitForm>
    </Dialog>
  );
}
