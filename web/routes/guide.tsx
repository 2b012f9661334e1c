import { useLoaderData, useLocation } from 'react-router';
import { readMarkdown } from '#content/markdown.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { GuideReader } from '#features/guides/GuideReader.tsx';
import { guideAt } from '#features/guides/guides.ts';
import type { Coming } from '#markdown/ComingText.tsx';
import { startMarkdown } from '#markdown/fetchMarkdown.ts';

/** In a prerendered page the text is included; after a client-side navigation the static file is fetched. */
export const loader = ({ url }: { url: URL }): { text: Coming } => ({
  text: readMarkdown(guideAt(url.pathname).file),
});
export const clientLoader = ({ url }: { url: URL }): { text: Coming } => ({
  text: startMarkdown(guideAt(url.pathname).file),
});

export const meta = ({ location }: { location: { pathname: string } }) => {
  const { route, title, summary } = guideAt(location.pathname);
  return pageMeta({ path: route, title, description: summary });
};

export default function GuideRoute() {
  const { text } = useLoaderData<typeof clientLoader>();
  const guide = guideAt(useLocation().pathname);
  // A new key resets the page for another guide.
  return <GuideReader key={guide.id} guide={guide} text={text} />;
}
