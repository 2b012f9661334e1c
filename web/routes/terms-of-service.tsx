import { useLoaderData } from 'react-router';
import { readMarkdown } from '#content/markdown.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { LegalReader } from '#features/legal/LegalReader.tsx';
import type { Coming } from '#markdown/ComingText.tsx';
import { startMarkdown } from '#markdown/fetchMarkdown.ts';
import { paths } from '#paths.ts';

const file = '/legal/TermsOfService.md';

const title = 'Terms of Service';

/** In a prerendered page the text is included; after a client-side navigation the static file is fetched. */
export const loader = (): { text: Coming } => ({ text: readMarkdown(file) });
export const clientLoader = (): { text: Coming } => ({ text: startMarkdown(file) });

export const meta = () =>
  pageMeta({
    path: paths.terms,
    title,
    description:
      'What you buy, what it costs, when it is delivered, refunds and free regenerations, and what the report is not.',
  });

export default function TermsOfService() {
  const { text } = useLoaderData<typeof clientLoader>();
  return <LegalReader title={title} text={text} />;
}
