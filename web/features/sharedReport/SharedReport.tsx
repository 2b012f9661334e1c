import { lazy, useEffect, useState } from 'react';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { useOnceWaited } from '#features/calls/useOnceWaited.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { LaterAnew } from '#ui/later/LaterAnew.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { TryAgain } from '#ui/notices/TryAgain.tsx';
import { openShared } from './openShared.ts';

/** Loaded separately, because most of the page's script renders reports; fetched while the link is checked. */
const loadOpened = () => import('./OpenedReport.tsx');
const OpenedReport = lazy(loadOpened);

function Closed() {
  return (
    <>
      <h1 className="text-3xl md:text-4xl">This link does not open a report</h1>
      <div className="mt-8 max-w-text space-y-4" role="status">
        <p>
          The person who sent it may have ended it or made a new one, or the address was not copied whole. Ask
          them for the link once more.
        </p>
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.sampleReport} tone="secondary">
          See a sample report
        </ButtonLink>
        <ButtonLink to={paths.home} tone="secondary">
          What this site is about
        </ButtonLink>
      </p>
    </>
  );
}

function Opening() {
  return (
    <>
      <h1 className="mb-8 text-3xl">A shared report</h1>
      <Spinner label="Opening the report" visible />
    </>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <>
      <h1 className="mb-8 text-3xl">A shared report</h1>
      <Alert tone="danger" title="The report could not be opened">
        <p>{text}</p>
      </Alert>
      <TryAgain onPress={onRetry} className="mt-6" />
    </>
  );
}

/** The page behind a private link: the part of a report that its owner chose to show. Requires no account. */
export function SharedReport({ token }: { token: string }) {
  /** Part of the key, so that a failed page is shown as loading while it is retried. */
  const [turn, setTurn] = useState(0);
  const { loaded } = useLoaded(`${token} ${turn}`, (signal) => openShared(token, signal));
  const page = loaded.status === 'loaded' ? loaded.value : null;
  const openAgain = (): void => setTurn((before) => before + 1);
  useWhenOnline(() => page?.at === 'failed' && !page.isBusy && openAgain());
  useOnceWaited(page?.at === 'failed' ? page.error : null, openAgain);

  useEffect(() => void loadOpened().catch(() => {}), []);

  const around = 'shell min-h-[60vh] py-16';
  if (page?.at === 'open') {
    const opening = (
      <div className={around}>
        <Opening />
      </div>
    );
    return (
      <LaterAnew what="The report" around={around} fallback={opening}>
        <OpenedReport shared={page.shared} />
      </LaterAnew>
    );
  }
  return (
    <div className={around}>
      {page === null && <Opening />}
      {page?.at === 'closed' && <Closed />}
      {page?.at === 'failed' && <Failed text={page.text} onRetry={openAgain} />}
    </div>
  );
}
