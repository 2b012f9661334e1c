import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('Reset password');

export default function ResetPassword() {
  return (
    <SimplePage
      eyebrow="Account"
      title="Reset your password"
      intro={
        <p>
          Give the e-mail address of your account. If we know it, a letter with a link arrives within minutes.
        </p>
      }
      onward={[onward.contact, onward.assessment, onward.quiz]}
    />
  );
}
