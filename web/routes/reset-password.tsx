import { privateMeta } from '#content/pageMeta.ts';
import { ResetPassword as ResetForms } from '#features/account/signIn/ResetPassword.tsx';

export const meta = () => privateMeta('Reset password');

export default function ResetPassword() {
  return <ResetForms />;
}
