import { Suspense } from 'react';
import { Await } from 'react-router';
import { paths } from '#paths.ts';
import { Alert } from '#ui/Alert.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LegalPage } from './LegalPage.tsx';

/** A legal text as it comes: the text itself in a prerendered page, a promise of it after a click. */
export function LegalReader({ text, title }: { text: string | Promise<string>; title: string }) {
  if (typeof text === 'string') return <LegalPage text={text} />;
  return (
    <Suspense
      key={title}
      fallback={
        <div className="shell grid min-h-[60vh] place-items-center">
          <Spinner label="Loading the text" />
        </div>
      }
    >
      <Await resolve={text} errorElement={<LegalFailure title={title} />}>
        {(loaded) => <LegalPage text={loaded} />}
      </Await>
    </Suspense>
  );
}

function LegalFailure({ title }: { title: string }) {
  return (
    <div className="shell space-y-6 py-14">
      <BackLink to={paths.home}>Back to Home</BackLink>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <Alert tone="danger">Failed to load content. Please try again later.</Alert>
    </div>
  );
}
