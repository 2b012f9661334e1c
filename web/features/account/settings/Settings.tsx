import type { User } from '#api/account.ts';
import { RestoreScroll } from '#ui/browser/RestoreScroll.tsx';
import { Panel } from '../page/Panel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { DeletePanel } from './DeletePanel.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** All account settings. */
export function Settings({ user }: { user: User }) {
  return (
    <>
      <Panel id="person" title="Name and country" text="The name we write to you under.">
        <PersonForm user={user} />
      </Panel>
      <Panel
        id="email"
        title="E-mail address"
        text="You sign in with it, and your reports go there. A new one counts once you have followed the link that we send to it."
      >
        <EmailForm user={user} />
      </Panel>
      <Panel id="password" title="Password" text="Changing it signs you out everywhere else.">
        <PasswordForm email={user.email} />
      </Panel>
      <SessionsPanel />
      <DataPanel />
      <DeletePanel />
      <RestoreScroll />
    </>
  );
}
