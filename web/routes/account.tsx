import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('My account');

export default function Account() {
  return (
    <SimplePage
      eyebrow="Account"
      title="My account"
      intro={
        <p>
          Your orders and their state, your reports to read and download, and the assessment you began are
          kept here.
        </p>
      }
      onward={[onward.assessment, onward.contact, onward.library]}
    />
  );
}
