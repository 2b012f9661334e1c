import { useLoaderData } from 'react-router';
import { readMarkdown } from '#content/markdown.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { GuideReader } from '#features/guides/GuideReader.tsx';
import { guideOf } from '#features/guides/guides.ts';
import type { Coming } from '#markdown/ComingText.tsx';
import { startMarkdown } from '#markdown/fetchMarkdown.ts';

const guide = guideOf('youngsters');

/** In the prerendered page the text is part of it; after a click the static file is fetched. */
export const loader = (): { text: Coming } => ({ text: readMarkdown(guide.file) });
export const clientLoader = (): { text: Coming } => ({ text: startMarkdown(guide.file) });

export const meta = () =>
  pageMeta({
    path: guide.route,
    title: guide.title,
    description:
      'How to tell children and teenagers about a move abroad: when, in which words, what each age needs, and which decisions can be theirs.',
  });

export default function TalkingToYoungsters() {
  const { text } = useLoaderData<typeof clientLoader>();
  return <GuideReader guide={guide} text={text} />;
}
