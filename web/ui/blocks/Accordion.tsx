import { useId } from 'react';
import { ChevronDown } from '../icons.tsx';

export interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions and answers, one open at a time, the first open initially; a click on the open one closes it. Uses the
 * browser's own exclusive disclosure, which works without scripts and is opened by find-in-page.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div className="border-t border-line">
      {items.map((item, at) => (
        <details key={item.question} name={name} open={at === 0} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-md leading-snug font-[520] tracking-normal">{item.question}</h3>
            <ChevronDown className="shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <p className="max-w-text pr-10 pb-6 text-ink-soft">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
