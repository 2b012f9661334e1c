import { Suspense } from 'react';
import { Await } from 'react-router';
import { Alert } from '#ui/Alert.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LegalPage } from './LegalPage.tsx';

/** A legal text as it comes: the text itself in a prerendered page, a promise of it after a click. */
export function LegalReader({ text, id }: { text: string | Promise<string>; id: string }) {
  if (typeof text === 'string') return <LegalPage text={text} />;
  return (
    <Suspense
      key={id}
      fallback={
        <div className="shell grid min-h-[60vh] place-items-center">
          <Spinner label="Loading the text" />
        </div>
      }
    >
      <Await resolve={text} errorElement={<LegalFailure />}>
        {(loaded) => <LegalPage text={loaded} />}
      </Await>
    </Suspense>
  );
}

function LegalFailure() {
  return (
    <div className="shell space-y-6 py-14">
      <HomeLink />
      <Alert tone="danger">Failed to load content. Please try again later.</Alert>
    </div>
  );
}
