import { type Coming, ComingText } from '#markdown/ComingText.tsx';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { BackLink } from '#ui/links/BackLink.tsx';
import { GuidePage } from './GuidePage.tsx';
import type { Guide } from './guides.ts';

/** A guide while its text loads. */
export function GuideReader({ guide, text }: { guide: Guide; text: Coming }) {
  return (
    <ComingText
      text={text}
      name={guide.id}
      waiting="Loading the guide"
      failure={<GuideFailure title={guide.title} />}
    >
      {(loaded) => <GuidePage guide={guide} text={loaded} />}
    </ComingText>
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
