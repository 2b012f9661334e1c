import { type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { namedByHash } from '#ui/browser/namedByHash.ts';
import { flow } from '#markdown/flow.ts';
import { Blocks } from '#markdown/Markdown.tsx';
import type { MarkdownBlock } from '#markdown/tree.ts';
import { Figure } from '#plots/Figure.tsx';
import { ChevronRight } from '#ui/icons.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import type { Sample } from './loadSample.ts';
import { emphasised, partsOf, type SamplePart, type SampleSection } from './sections.ts';

/** List under which ticks of the sample's checkboxes are stored; it has none today. */
const list = 'sample-report';

/** The sample's plots by their placeholder text, and the countries whose bars they fill. */
type Drawn = Pick<Sample, 'plots'> & { readonly places: readonly string[] };

/** A block of markdown, or the plot its text stands for. */
function FlowBlock({ block, plots, places }: Drawn & { block: MarkdownBlock }) {
  const plot = plots[emphasised(block)];
  return plot ? <Figure block={plot} places={places} /> : <Blocks blocks={[block]} list={list} />;
}

/** Markdown with its placeholders replaced by plots. */
function Flow({ blocks, ...drawn }: Drawn & { blocks: readonly MarkdownBlock[] }) {
  return (
    <div className={flow}>
      {blocks.map((block, at) => (
        <FlowBlock key={at} block={block} {...drawn} />
      ))}
    </div>
  );
}

function Part({ part, ...drawn }: Drawn & { part: SamplePart }) {
  return (
    <section className="paint-late mt-9">
      <h3 id={part.id} className="flex items-center gap-2.5 text-xl">
        <SectionIcon name={part.icon} />
        {part.title}
      </h3>
      <div className="mt-4">
        <Flow blocks={part.blocks} {...drawn} />
      </div>
    </section>
  );
}

function Body({ section, ...drawn }: Drawn & { section: SampleSection }) {
  const { lead, parts } = useMemo(() => partsOf(section), [section]);
  return (
    <>
      <Flow blocks={lead} {...drawn} />
      {parts.map((part) => (
        <Part key={part.id} part={part} {...drawn} />
      ))}
    </>
  );
}

function Section({
  section,
  open,
  late,
  ...drawn
}: Drawn & { section: SampleSection; open: boolean; late: boolean }) {
  return (
    <details
      id={section.id}
      open={open}
      data-sample-section
      className="group border-t border-line last:border-b [&::details-content]:print:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        <SectionIcon name={section.icon} />
        <h2 className="flex-1 text-xl md:text-2xl">{section.title}</h2>
        <ChevronRight className="no-print shrink-0 transition-transform duration-150 group-open:rotate-90" />
      </summary>
      <div className={`${late ? 'paint-late ' : ''}max-w-text pb-10`}>
        {/* Each section becomes live by itself: a whole report at once would hold a phone up. */}
        <Suspense>
          <Body section={section} {...drawn} />
        </Suspense>
      </div>
    </details>
  );
}

/** Opens the section named by the address, and all sections for printing. */
function useOpening(): RefObject<HTMLDivElement | null> {
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opened = new Set<HTMLDetailsElement>();
    const openNamed = (): void => {
      const named = document.getElementById(namedByHash(location.hash));
      const section = named?.closest<HTMLDetailsElement>('details[data-sample-section]');
      if (!named || !section || section.open) return;
      section.open = true;
      named.scrollIntoView();
    };
    const beforePrint = (): void => {
      for (const section of within.current?.querySelectorAll('details') ?? []) {
        if (section.open) continue;
        section.open = true;
        opened.add(section);
      }
    };
    const afterPrint = (): void => {
      for (const section of opened) section.open = false;
      opened.clear();
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    addEventListener('beforeprint', beforePrint);
    addEventListener('afterprint', afterPrint);
    return () => {
      removeEventListener('hashchange', openNamed);
      removeEventListener('beforeprint', beforePrint);
      removeEventListener('afterprint', afterPrint);
    };
  }, []);
  return within;
}

/** The sections of the report, with the first ones open. */
export function ReportSections({ sections, ...drawn }: Drawn & { sections: readonly SampleSection[] }) {
  const within = useOpening();
  return (
    <div ref={within}>
      {sections.map((section, at) => (
        <Section key={section.id} section={section} open={at < openAtFirst} late={at > 0} {...drawn} />
      ))}
    </div>
  );
}

/** Summary, first glance and first place. */
const openAtFirst = 3;
