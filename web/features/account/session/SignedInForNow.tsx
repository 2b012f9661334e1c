import { accessToken } from '#api/accessToken.ts';
import { useSession } from '#api/session.tsx';
import { Alert } from '#ui/notices/Alert.tsx';

/** Shown where the browser refused to store the session. */
export function SignedInForNow() {
  const { user } = useSession();
  if (user === null || accessToken.isKept()) return null;
  return (
    <div className="mb-6">
      <Alert tone="caution" title="You stay signed in only as long as this page is open">
        <p>
          This browser keeps nothing for us: its storage is full or switched off. After a reload, or on the
          way back from paying, please sign in again. What was saved to your account will be there.
        </p>
      </Alert>
    </div>
  );
}
