import { useLoaderData } from 'react-router';
import { readMarkdown } from '#content/markdown.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { LegalReader } from '#features/legal/LegalReader.tsx';
import type { Coming } from '#markdown/ComingText.tsx';
import { startMarkdown } from '#markdown/fetchMarkdown.ts';
import { paths } from '#paths.ts';

const file = '/legal/PrivacyPolicy.md';

const title = 'Privacy Policy';

/** In a prerendered page the text is included; after a client-side navigation the static file is fetched. */
export const loader = (): { text: Coming } => ({ text: readMarkdown(file) });
export const clientLoader = (): { text: Coming } => ({ text: startMarkdown(file) });

export const meta = () =>
  pageMeta({
    path: paths.privacy,
    title,
    description: 'What is stored, why and for how long, who processes it, and how to download or delete it.',
  });

export default function PrivacyPolicy() {
  const { text } = useLoaderData<typeof clientLoader>();
  return <LegalReader title={title} text={text} />;
}
