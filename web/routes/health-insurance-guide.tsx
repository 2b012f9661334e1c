import { useLoaderData } from 'react-router';
import { readMarkdown } from '#content/markdown.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { GuideReader } from '#features/guides/GuideReader.tsx';
import { guideOf } from '#features/guides/guides.ts';
import type { Coming } from '#markdown/ComingText.tsx';
import { startMarkdown } from '#markdown/fetchMarkdown.ts';

const guide = guideOf('health');

/** In the prerendered page the text is part of it; after a click the static file is fetched. */
export const loader = (): { text: Coming } => ({ text: readMarkdown(guide.file) });
export const clientLoader = (): { text: Coming } => ({ text: startMarkdown(guide.file) });

export const meta = () =>
  pageMeta({
    path: guide.route,
    title: guide.title,
    description:
      'How health cover works when you move abroad: public systems, private policies, the gap between them, and what to ask before you sign.',
  });

export default function HealthInsuranceGuide() {
  const { text } = useLoaderData<typeof clientLoader>();
  return <GuideReader guide={guide} text={text} />;
}
