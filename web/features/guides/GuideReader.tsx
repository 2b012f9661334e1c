import { Suspense } from 'react';
import { Await } from 'react-router';
import { paths } from '#paths.ts';
import { Alert } from '#ui/Alert.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { GuidePage } from './GuidePage.tsx';
import type { Guide } from './guides.ts';

/** A guide as it comes: the text itself in a prerendered page, a promise of it after a click. */
export function GuideReader({ guide, text }: { guide: Guide; text: string | Promise<string> }) {
  if (typeof text === 'string') return <GuidePage guide={guide} text={text} />;
  return (
    <Suspense key={guide.id} fallback={<GuideLoading />}>
      <Await resolve={text} errorElement={<GuideFailure title={guide.title} />}>
        {(loaded) => <GuidePage guide={guide} text={loaded} />}
      </Await>
    </Suspense>
  );
}

function GuideLoading() {
  return (
    <div className="shell grid min-h-[60vh] place-items-center">
      <Spinner label="Loading the guide" />
    </div>
  );
}

function GuideFailure({ title }: { title: string }) {
  return (
    <div className="shell space-y-6 py-14">
      <BackLink to={paths.library}>Back to the library</BackLink>
      <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
      <Alert tone="danger">Unable to load the requested resource. Please try again later.</Alert>
    </div>
  );
}
