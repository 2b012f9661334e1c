import { useMemo } from 'react';
import { LongText } from '#markdown/LongText.tsx';
import { parseMarkdown } from '#markdown/parseMarkdown.ts';
import { plainText } from '#markdown/tree.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/links/BackLink.tsx';

/** A loaded legal text; its first heading is the page's title. */
export function LegalPage({ text }: { text: string }) {
  const [first, ...rest] = useMemo(() => parseMarkdown(text), [text]);
  const titled = first?.kind === 'heading' && first.level === 1;
  return (
    <article className="pb-16 md:pb-24">
      <header className="border-b border-line">
        <div className="shell pt-8 pb-10 md:pt-10 md:pb-14">
          <BackLink to={paths.home}>Back to Home</BackLink>
          <p className="eyebrow mt-6 mb-3">Legal</p>
          {titled && <h1 className="text-3xl md:text-4xl">{plainText(first.children)}</h1>}
        </div>
      </header>
      <div className="shell">
        <div className="mt-8 md:mt-12">
          <LongText blocks={titled || !first ? rest : [first, ...rest]} list="legal" />
        </div>
      </div>
    </article>
  );
}
