import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('Account settings');

export default function AccountSettings() {
  return (
    <SimplePage
      eyebrow="Account"
      title="Account settings"
      intro={
        <p>
          Your name, e-mail address and password, everything we hold about you as a download, and the way to
          delete it all.
        </p>
      }
      onward={[onward.contact, onward.assessment, onward.library]}
    />
  );
}
