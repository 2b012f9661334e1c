import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '#api/session.tsx';
import { needsOwnDocument } from '#layout/transition/ownDocument.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Link } from '#ui/links/Link.tsx';
import { LookingForAccount } from '../session/LookingForAccount.tsx';
import { nextPath } from '../session/nextPath.ts';
import { SignInFields } from './SignInFields.tsx';
import { useSignIn } from './useSignIn.ts';

/** The message for people redirected here because their session ended (`RequireSession`); null otherwise. */
function sentBy(state: unknown): { readonly title: string; readonly text: string } | null {
  const { title, text } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}

/** Continues to the requested page; a payment page is loaded as a new document. */
function GoOn({ to }: { to: string }) {
  const [isLoaded] = useState(() => needsOwnDocument(to));
  useEffect(() => {
    if (isLoaded) window.location.replace(to);
  }, [isLoaded, to]);
  return isLoaded ? <LookingForAccount visible /> : <Navigate to={to} replace />;
}

/** The sign-in form; people who are signed in continue at once to the requested page. */
export function SignInForm() {
  const { state } = useSession();
  const [search] = useSearchParams();
  const sent = sentBy(useLocation().state);
  const form = useSignIn();
  const next = nextPath(search.get('next'), paths.account, [paths.signIn, paths.resetPassword]);
  if (state.status === 'loading') return <LookingForAccount visible />;
  if (state.status === 'authenticated') return <GoOn to={next} />;
  return (
    <>
      {sent && (
        <div className="mb-5">
          <Alert tone="caution" title={sent.title}>
            <p>{sent.text}</p>
          </Alert>
        </div>
      )}
      <SignInFields form={form} />
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to={paths.resetPassword} className="py-1">
          Forgotten your password?
        </Link>
        <Link to={paths.onboarding} className="py-1">
          New here? Order a report
        </Link>
      </p>
    </>
  );
}
