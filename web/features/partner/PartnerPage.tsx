import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { failureText } from '#features/calls/failureText.ts';
import { useOnceWaited } from '#features/calls/useOnceWaited.ts';
import { tokenOf } from '#ui/links/linkToken.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { LaterAnew } from '#ui/later/LaterAnew.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { TryAgain } from '#ui/notices/TryAgain.tsx';
import { forgetKept } from './keptForm.ts';
import { isMangled, isOver, partnerApi } from './partnerApi.ts';
import { PartnerIntro } from './PartnerIntro.tsx';

/** Loaded separately, because its controls are as large as the rest of the page; fetched while the link is checked. */
const loadForm = () => import('./PartnerForm.tsx');
const PartnerForm = lazy(loadForm);

type Page =
  | { readonly at: 'loading' }
  | { readonly at: 'open'; readonly opened: OpenedSecondAdult }
  /** `wasOpen`: it replaces a form that was open. */
  | { readonly at: 'closed'; readonly text: string; readonly wasOpen: boolean }
  | { readonly at: 'failed'; readonly error: unknown };

const WITHOUT_TOKEN =
  'This page needs the whole link that you were sent. Please open it from the message once more.';

/** The second adult's page: what is asked and why, and the short form. Requires no account, only the private link. */
export function PartnerPage() {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  const [page, setPage] = useState<Page>({ at: 'loading' });
  const [turn, setTurn] = useState(0);

  /** What was entered and not sent can no longer be sent, and is deleted from the browser. */
  const close = (ended: string, text: string, wasOpen: boolean): void => {
    forgetKept(ended, Date.now());
    setPage({ at: 'closed', text, wasOpen });
  };

  // The address is read after hydration: the part behind "#" never reaches the server.
  useEffect(() => {
    const found = tokenOf(hash);
    setToken(found);
    if (found === null) return setPage({ at: 'closed', text: WITHOUT_TOKEN, wasOpen: false });
    let current = true;
    setPage({ at: 'loading' });
    loadForm().catch(() => {});
    partnerApi.open(found).then(
      (opened) => current && setPage({ at: 'open', opened }),
      (error: unknown) => {
        if (!current) return;
        if (isOver(error)) close(found, error.message, false);
        else if (isMangled(error)) setPage({ at: 'closed', text: WITHOUT_TOKEN, wasOpen: false });
        else setPage({ at: 'failed', error });
      },
    );
    return () => {
      current = false;
    };
  }, [hash, turn]);

  const openAgain = (): void => setTurn((before) => before + 1);
  useWhenOnline(() => page.at === 'failed' && openAgain());
  useOnceWaited(page.at === 'failed' ? page.error : null, openAgain);

  return (
    <div className="shell pt-10 pb-24 md:pt-16">
      <div className="mx-auto max-w-text">
        {page.at === 'loading' && (
          <>
            <h1 className="text-3xl md:text-4xl">A short form for two</h1>
            <div className="mt-8">
              <Spinner label="Opening your form" visible />
            </div>
          </>
        )}
        {page.at === 'closed' && (
          <>
            <h1
              ref={page.wasOpen ? takeLostFocus : undefined}
              tabIndex={-1}
              className="text-3xl outline-none md:text-4xl"
            >
              This form is not open
            </h1>
            <div className="mt-8" role="status">
              <p>{page.text}</p>
            </div>
            <p className="mt-8">
              <ButtonLink to={paths.home} tone="secondary">
                What this site is about
              </ButtonLink>
            </p>
          </>
        )}
        {page.at === 'failed' && (
          <>
            <h1 className="text-3xl md:text-4xl">A short form for two</h1>
            <div className="mt-8">
              <Alert tone="danger" title="The form could not be opened">
                <p>{failureText(page.error)}</p>
              </Alert>
            </div>
            <TryAgain onPress={openAgain} className="mt-6" />
          </>
        )}
        {page.at === 'open' && token !== null && (
          <>
            <PartnerIntro invitedBy={page.opened.invited_by} until={page.opened.expires_at} />
            <LaterAnew
              what="The form"
              fallback={
                <div className="mt-12">
                  <Spinner label="Loading the form" visible />
                </div>
              }
            >
              <PartnerForm
                key={token}
                token={token}
                opened={page.opened}
                onClosed={(text) => close(token, text, true)}
              />
            </LaterAnew>
          </>
        )}
      </div>
    </div>
  );
}
