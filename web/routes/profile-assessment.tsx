import { privateMeta } from '#content/pageMeta.ts';
import { paths } from '#paths.ts';
import { Redirecting } from '#ui/links/Redirecting.tsx';

export const meta = () => privateMeta('Profile assessment');

export default function ProfileAssessment() {
  return <Redirecting to={paths.onboarding} text="Redirecting to the profile assessment..." />;
}
