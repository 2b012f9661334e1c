import { ApiError } from '#api/ApiError.ts';
import { failureText } from '#features/calls/failureText.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { TryAgain } from '#ui/notices/TryAgain.tsx';

/** Says that something could not be loaded, with a retry where that can help. */
export function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="max-w-text">
      <Alert tone="danger" title={isGone ? `${what} could not be found` : `${what} could not be loaded`}>
        <p>{isGone ? 'It may belong to another account, or is not there any more.' : failureText(error)}</p>
      </Alert>
      {!isGone && <TryAgain onPress={onRetry} className="mt-5" />}
    </div>
  );
}
