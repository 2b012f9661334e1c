import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('Sign in');

export default function SignIn() {
  return (
    <SimplePage
      eyebrow="Account"
      title="Sign in"
      intro={
        <p>
          Sign in with the e-mail address and password you chose when you ordered or began the assessment.
        </p>
      }
      onward={[onward.assessment, onward.contact, onward.quiz]}
    />
  );
}
