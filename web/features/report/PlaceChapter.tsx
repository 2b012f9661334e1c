import type { Paragraph, ReportPlace } from '@global-fit/report/model';
import { Blocks } from './Blocks.tsx';
import { placeAnchor } from './contents.ts';
import { Passage } from './Passage.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import { PlaceOpening } from './PlaceOpening.tsx';

function Reasons({ title, passages }: { title: string; passages: readonly Paragraph[] }) {
  if (passages.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="eyebrow mb-2 font-sans">{title}</h3>
      <div className="space-y-2">
        {passages.map((passage) => (
          <Passage key={passage.text} passage={passage} />
        ))}
      </div>
    </div>
  );
}

function Cities({ place }: { place: ReportPlace }) {
  if (place.cities.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="eyebrow mb-2 font-sans">
        {place.illustrative || place.cities.every(({ score }) => score === null)
          ? 'Cities'
          : 'Cities, compared within the country'}
      </h3>
      <ul className="border-t border-line">
        {place.cities.map((city) => (
          <li key={city.id} className="flex justify-between gap-6 border-b border-line py-3">
            <div>
              <p className="font-[560]">{city.name}</p>
              {city.why && <p className="text-ink-soft">{city.why}</p>}
            </div>
            {city.score !== null && (
              <p className="figures shrink-0 font-serif text-lg text-accent">
                <span className="sr-only">Match </span>
                {Math.round(city.score)}
                <span className="sr-only"> of 100</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A place: its opening, arguments for and against, plots, and sections. */
export function PlaceChapter({ place, number }: { place: ReportPlace; number: number }) {
  const anchor = placeAnchor(place.iso3);
  return (
    <section aria-labelledby={anchor} className="report-chapter mt-20 border-t-2 border-ink pt-6">
      <PlaceOpening place={place} number={number} />
      <Reasons title="Why it fits" passages={place.whyItFits} />
      <Reasons title="What will be hard" passages={place.whatWillBeHard} />
      {place.strongestPointAgainst && (
        <Reasons title="Strongest point against" passages={[place.strongestPointAgainst]} />
      )}
      <Cities place={place} />
      {place.plots.map((plot) => (
        <PlotFigure key={plot.title} block={plot} />
      ))}
      {place.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-12 border-t border-line pt-5">
          <h3 id={section.id} tabIndex={-1} className="mb-4 text-xl outline-none">
            {section.heading} <span className="sr-only">in {place.country}</span>
          </h3>
          <Blocks blocks={section.blocks} />
        </section>
      ))}
    </section>
  );
}
