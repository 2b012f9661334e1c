import { useMemo } from 'react';
import { scrollToTop } from '#layout/scrolling/scrollToSection.ts';
import { withoutTitle } from '#markdown/withoutTitle.ts';
import { LongText } from '#markdown/LongText.tsx';
import { parseMarkdown } from '#markdown/parseMarkdown.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/links/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ArrowUp } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Contents } from './Contents.tsx';
import type { Guide } from './guides.ts';
import { minutesToRead } from './minutesToRead.ts';

/** A loaded guide: back link, title, contents beside the text, and further links below. */
export function GuidePage({ guide, text }: { guide: Guide; text: string }) {
  const body = useMemo(() => withoutTitle(text, guide.title), [text, guide.title]);
  const blocks = useMemo(() => parseMarkdown(body), [body]);
  return (
    <article className="pb-16 md:pb-24">
      <header className="border-b border-line">
        <div className="shell pt-8 pb-10 md:pt-10 md:pb-14">
          <BackLink to={paths.library}>Back to the library</BackLink>
          <p className="eyebrow mt-6 mb-3">
            Guide · {guide.category} · {minutesToRead(body)}
          </p>
          <h1 className="max-w-3xl text-3xl md:text-4xl">{guide.title}</h1>
        </div>
      </header>
      <div className="shell mt-8 grid gap-x-12 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <Contents blocks={blocks} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <div className="rounded-card border border-line bg-sheet px-5 py-7 sm:px-9 sm:py-10">
            <LongText blocks={blocks} list={`guide-${guide.id}`} />
          </div>
          <div className="no-print mt-8 flex flex-wrap justify-between gap-3">
            <ButtonLink to={paths.library} tone="secondary">
              Back to library
            </ButtonLink>
            <Button tone="quiet" className="needs-script" onClick={scrollToTop}>
              <ArrowUp />
              Back to top
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
