import { privateMeta } from '#content/pageMeta.ts';
import { ConfirmEmail } from '#features/account/signIn/ConfirmEmail.tsx';
import { NarrowPage } from '#features/account/page/NarrowPage.tsx';

export const meta = () => privateMeta('Confirm your address');

export default function AccountConfirmEmail() {
  return (
    <NarrowPage title="Confirm your address">
      <ConfirmEmail />
    </NarrowPage>
  );
}
