import { formatNumber } from '@global-fit/atlas/number';
import type { ReactNode } from 'react';
import { Bars } from '#ui/blocks/Bars.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';
import { dotsHeight, dotsPath, dotsWidth } from './dots.ts';
import type { HomeData } from './homeData.ts';

function Problem({
  figure,
  title,
  children,
  plot,
}: {
  figure: number;
  title: string;
  children: string;
  plot: ReactNode;
}) {
  return (
    <div className="flex flex-col border-t-2 border-ink pt-5">
      <p className="figures font-serif text-3xl leading-none">{formatNumber(figure)}</p>
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mt-3 text-ink-soft">{children}</p>
      <div className="mt-7">{plot}</div>
    </div>
  );
}

const dotTints = ['fill-ramp-5', 'fill-ramp-4', 'fill-ramp-3', 'fill-warm', 'fill-rain', 'fill-line-strong'];

/** One dot per country, grouped by continent, with the continents named below. */
function CountryDots({ regions }: { regions: HomeData['multiples']['regions'] }) {
  const starts = regions.map((_region, at) =>
    regions.slice(0, at).reduce((sum, { count }) => sum + count, 0),
  );
  const total = regions.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${dotsWidth} ${dotsHeight(total)}`}
        className="w-full"
        aria-hidden="true"
        focusable="false"
      >
        {regions.map(({ name, count }, at) => (
          <path
            key={name}
            d={dotsPath(starts[at]!, starts[at]! + count)}
            className={dotTints[at % dotTints.length]}
          />
        ))}
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {regions.map(({ name, count }, at) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" width="9" height="9" aria-hidden="true" focusable="false">
              <circle cx="5" cy="5" r="5" className={dotTints[at % dotTints.length]} />
            </svg>
            {name} <span className="figures">{count}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function ProblemStatement({ data }: { data: HomeData }) {
  const { counts, multiples } = data;
  return (
    <Section labelledBy="problem-title">
      <SectionHeading id="problem-title" title="Choosing a country is three hard problems at once">
        <p>
          Each of them is manageable alone. Together they are why people plan for years, or move on the
          strength of a holiday.
        </p>
      </SectionHeading>
      <div className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-3">
        <Problem
          figure={counts.countries}
          title="countries to compare"
          plot={<CountryDots regions={multiples.regions} />}
        >
          Nobody can hold them all in mind, so the search begins with the few that friends have been to, and
          the better fit is never on the list.
        </Problem>
        <Problem
          figure={counts.routes}
          title="ways through complex paperwork"
          plot={
            <Bars rows={multiples.routes} caption="Visa and citizenship routes in our records, by kind" />
          }
        >
          Each has its own conditions, its own clock and its own list of papers, and most of them are not open
          to your passport or your plans.
        </Problem>
        <Problem
          figure={counts.languages}
          title="languages, and cultural integration"
          plot={<Bars rows={multiples.languages} caption="Languages in our records, by continent" />}
        >
          A place can be safe, warm and affordable and still never feel like home. Language, values and the
          people who went before you decide that.
        </Problem>
      </div>
    </Section>
  );
}
