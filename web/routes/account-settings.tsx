import { privateMeta } from '#content/pageMeta.ts';
import { AccountPage } from '#features/account/page/AccountPage.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';
import { Settings } from '#features/account/settings/Settings.tsx';

const title = 'Account settings';

export const meta = () => privateMeta(title);

export default function AccountSettings() {
  return (
    <RequireSession title={title} unsaved="What you had typed and not saved is not kept.">
      {(user) => (
        <AccountPage title="Settings">
          <Settings user={user} />
        </AccountPage>
      )}
    </RequireSession>
  );
}
