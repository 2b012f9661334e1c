import { privateMeta } from '#content/pageMeta.ts';
import { AccountPage } from '#features/account/page/AccountPage.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';
import { Settings } from '#features/account/settings/Settings.tsx';

export const meta = () => privateMeta('Account settings');

export default function AccountSettings() {
  return (
    <RequireSession unsaved="What you had typed and not saved is not kept.">
      {(user) => (
        <AccountPage title="Settings">
          <Settings user={user} />
        </AccountPage>
      )}
    </RequireSession>
  );
}
