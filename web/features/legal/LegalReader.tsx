import { type Coming, ComingText } from '#markdown/ComingText.tsx';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { BackLink } from '#ui/links/BackLink.tsx';
import { LegalPage } from './LegalPage.tsx';

/** A legal text while it loads. */
export function LegalReader({ text, title }: { text: Coming; title: string }) {
  return (
    <ComingText text={text} name={title} waiting="Loading the text" failure={<LegalFailure title={title} />}>
      {(loaded) => <LegalPage text={loaded} />}
    </ComingText>
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
