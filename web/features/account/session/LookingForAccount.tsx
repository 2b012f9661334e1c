import { useSession } from '#api/session.tsx';
import { Alert } from '#ui/notices/Alert.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { TryAgain } from '#ui/notices/TryAgain.tsx';

/** Shown while the session is checked; says so where the server does not respond. */
export function LookingForAccount({
  label = 'Looking for your account',
  visible = false,
}: {
  label?: string;
  visible?: boolean;
}) {
  const { state, lookAgain } = useSession();
  if (state.status !== 'loading' || !state.isDelayed) return <Spinner label={label} visible={visible} />;
  return (
    <div className="max-w-text">
      <Alert tone="caution" title="We cannot reach your account at the moment">
        <p>
          The server does not answer, or your connection is interrupted. You stay signed in, nothing is lost,
          and we keep trying.
        </p>
      </Alert>
      <TryAgain onPress={lookAgain} className="mt-5" />
    </div>
  );
}
