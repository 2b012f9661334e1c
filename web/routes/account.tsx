import { privateMeta } from '#content/pageMeta.ts';
import { AccountPage } from '#features/account/page/AccountPage.tsx';
import { MyOrders } from '#features/account/orders/MyOrders.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

const title = 'My account';

export const meta = () => privateMeta(title);

export default function Account() {
  return (
    <RequireSession title={title}>
      {(user) => (
        <AccountPage
          title={
            user.firstName ? (
              <>
                Welcome back, <bdi>{user.firstName}</bdi>
              </>
            ) : (
              'Welcome back'
            )
          }
          lead="Your orders and how they stand, and your reports to read and download."
        >
          <MyOrders />
        </AccountPage>
      )}
    </RequireSession>
  );
}
