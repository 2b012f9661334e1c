import { privateMeta } from '#content/pageMeta.ts';
import { NarrowPage } from '#features/account/page/NarrowPage.tsx';
import { SignInForm } from '#features/account/signIn/SignInForm.tsx';

export const meta = () => privateMeta('Sign in');

export default function SignIn() {
  return (
    <NarrowPage title="Sign in" lead="To your orders, your reports and your saved answers.">
      <SignInForm />
    </NarrowPage>
  );
}
