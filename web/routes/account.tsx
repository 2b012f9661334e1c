import { privateMeta } from '#content/pageMeta.ts';
import { AccountPage } from '#features/account/page/AccountPage.tsx';
import { MyOrders } from '#features/account/orders/MyOrders.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

export const meta = () => privateMeta('My account');

export default function Account() {
  return (
    <RequireSession>
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
