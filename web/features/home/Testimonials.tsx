import { useState } from 'react';
import type { Testimonial } from '#content/site.ts';
import { sections } from '#paths.ts';
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';
import { Quote } from './Quote.tsx';
import { Rating } from './Rating.tsx';
import { shortened } from './shortened.ts';
import { Silhouette } from './Silhouette.tsx';

const arrow =
  'grid size-11 place-items-center rounded-full border border-line-strong text-ink hover:border-ink hover:bg-sheet';

/** One testimonial at a time, with arrows that wrap around and a dot for each. */
function Carousel({
  items,
  current,
  go,
}: {
  items: readonly Testimonial[];
  current: number;
  go: (at: number) => void;
}) {
  return (
    <div className="hidden md:block">
      <ul className="grid">
        {items.map((item, at) => (
          <li
            key={item.quote}
            className={`col-start-1 row-start-1 transition-opacity duration-300 ${at === current ? '' : 'invisible opacity-0'}`}
          >
            <Quote testimonial={item} />
          </li>
        ))}
      </ul>
      <div className="needs-script mt-10 flex items-center gap-4">
        <button
          type="button"
          aria-label="Previous testimonial"
          className={arrow}
          onClick={() => go(current - 1)}
        >
          <ChevronLeft />
        </button>
        <button type="button" aria-label="Next testimonial" className={arrow} onClick={() => go(current + 1)}>
          <ChevronRight />
        </button>
        <div className="ml-2 flex">
          {items.map((item, at) => (
            <button
              key={item.quote}
              type="button"
              aria-label={`Testimonial ${at + 1}`}
              aria-current={at === current || undefined}
              onClick={() => go(at)}
              className="group grid size-8 place-items-center"
            >
              <span className="size-2.5 rounded-full border border-line-strong group-aria-current:border-accent group-aria-current:bg-accent forced-colors:group-aria-current:bg-[Highlight]" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** All testimonials, shortened; the current one is highlighted. */
function List({
  items,
  current,
  go,
}: {
  items: readonly Testimonial[];
  current: number;
  go: (at: number) => void;
}) {
  return (
    <ul className="space-y-4 md:hidden">
      {items.map((item, at) => (
        <li key={item.quote}>
          <button
            type="button"
            aria-pressed={at === current}
            onClick={() => go(at)}
            className="flex w-full gap-4 rounded-card border border-line p-4 text-left aria-pressed:border-accent aria-pressed:bg-sheet"
          >
            <Silhouette testimonial={item} className="size-12" />
            <span>
              <span className="block leading-snug">“{shortened(item.quote)}”</span>
              <span className="mt-2 block text-sm text-ink-soft">
                {item.name}, {item.country}
                <span className="block">{item.role}</span>
                <Rating value={item.rating} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  const [current, setCurrent] = useState(0);
  const go = (at: number): void => setCurrent((at + items.length) % items.length);
  return (
    <Section id={sections.testimonials} labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" title="What it is like to know">
        <p>
          These voices are illustrative: we wrote them to show what a report is meant to do. They give way to
          those of customers who agree to be quoted.
        </p>
      </SectionHeading>
      <div className="mt-12">
        <Carousel items={items} current={current} go={go} />
        <List items={items} current={current} go={go} />
      </div>
    </Section>
  );
}
