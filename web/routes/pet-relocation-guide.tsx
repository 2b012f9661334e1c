import { useLoaderData } from 'react-router';
import { readMarkdown } from '#content/markdown.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { GuideReader } from '#features/guides/GuideReader.tsx';
import { guideOf } from '#features/guides/guides.ts';
import type { Coming } from '#markdown/ComingText.tsx';
import { startMarkdown } from '#markdown/fetchMarkdown.ts';

const guide = guideOf('pets');

/** In the prerendered page the text is part of it; after a click the static file is fetched. */
export const loader = (): { text: Coming } => ({ text: readMarkdown(guide.file) });
export const clientLoader = (): { text: Coming } => ({ text: startMarkdown(guide.file) });

export const meta = () =>
  pageMeta({
    path: guide.route,
    title: guide.title,
    description:
      'Moving abroad with a dog or a cat: chip, rabies vaccination, blood test, waiting times, the journey, and the return, with checklists.',
  });

export default function PetRelocationGuide() {
  const { text } = useLoaderData<typeof clientLoader>();
  return <GuideReader guide={guide} text={text} />;
}
