import { useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { fetchUser } from '#api/account.ts';
import { useSession } from '#api/session.tsx';
import { failureText } from '#features/calls/failureText.ts';
import { useTillPassed } from '#features/calls/useOnceWaited.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { useLinkToken } from '#ui/links/linkToken.ts';
import { linkApi } from './linkApi.ts';

type State =
  | { readonly at: 'asking' | 'busy' }
  | { readonly at: 'done'; readonly email: string }
  /** The link has expired, was used, perhaps by this person, or was ended by another change to the account. */
  | { readonly at: 'spent' };

/**
 * Confirms a changed address. It waits for a click, because programs that open links in messages must not change
 * anything.
 */
export function ConfirmEmail() {
  const token = useLinkToken();
  const { user, replaceUser } = useSession();
  const [state, setState] = useState<State>({ at: 'asking' });
  /** Says nothing about the link, so it can be tried again. */
  const [failed, setFailed] = useTillPassed();

  const confirm = async (): Promise<void> => {
    if (token === null) return;
    setState({ at: 'busy' });
    setFailed(null);
    try {
      const { email } = await linkApi.confirmEmail(token);
      setState({ at: 'done', email });
      if (user) replaceUser(await fetchUser());
    } catch (error) {
      const isSpent = error instanceof ApiError && error.code === 'link_expired';
      if (!isSpent) setFailed({ cause: error });
      setState((before) => (before.at === 'done' ? before : { at: isSpent ? 'spent' : 'asking' }));
    }
  };
  if (token === null || state.at === 'spent') {
    return (
      <>
        {state.at === 'spent' ? (
          <div ref={takeLostFocus} tabIndex={-1} className="outline-none">
            <Alert tone="danger" title="This link does not count any more">
              <p>
                It has expired, was used, or was ended by a later change to your account, such as a new
                password. If you have confirmed your new address with it, the address counts and nothing is
                left to do. Otherwise ask for a new link in the settings.
              </p>
            </Alert>
          </div>
        ) : (
          // A reload arrives here too, before a confirmation as well as after it.
          <Alert still title="This page needs the link from the message">
            <p>
              If you have confirmed your new address already, it counts and nothing is left to do. Otherwise
              please open the whole link from the message once more.
            </p>
          </Alert>
        )}
        <p className="mt-6">
          <ButtonLink to={paths.accountSettings} tone="secondary">
            Go to settings
          </ButtonLink>
        </p>
      </>
    );
  }
  if (state.at === 'done') {
    return (
      <>
        <div ref={takeLostFocus} tabIndex={-1} className="outline-none">
          <Alert tone="good" title="Your address is changed">
            <p className="wrap-anywhere">
              From now on you sign in with {state.email}, and messages go there.
            </p>
          </Alert>
        </div>
        <p className="mt-6">
          <ButtonLink to={paths.account}>My account</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        Confirm that the address our message came to is yours. From then on it is the address of your account.
      </p>
      {failed && (
        <div className="mt-6">
          <Alert tone="danger">
            <p>{failureText(failed.cause)}</p>
          </Alert>
        </div>
      )}
      <Button isOff={state.at === 'busy'} onClick={() => void confirm()} size="large" className="mt-6 w-full">
        {state.at === 'busy' ? 'Confirming...' : 'Confirm this address'}
      </Button>
    </>
  );
}
