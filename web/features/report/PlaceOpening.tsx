import type { ReportPlace } from '@global-fit/report/model';
import { placeAnchor } from './contents.ts';
import { scoreText } from '#plots/scale.ts';

const bandText = ([first, last]: readonly [number, number]): string =>
  first === last ? `rank ${first}` : `rank ${first}–${last}`;

/** The line below the score: how certain it is, and the place's rank. */
function standingText({
  interval,
  rankBand,
  illustrative,
}: Pick<ReportPlace, 'interval' | 'rankBand' | 'illustrative'>): string {
  if (illustrative) return 'an illustration: this score was set, not worked out';
  if (interval === null) return 'not ranked: it does not pass every condition';
  const between = `likely between ${scoreText(interval[0])} and ${scoreText(interval[1])}`;
  return rankBand === null ? between : `${between} · ${bandText(rankBand)} among the countries scored`;
}

export function PlaceOpening({ place, number }: { place: ReportPlace; number: number }) {
  return (
    <header>
      <p className="eyebrow font-sans text-accent">
        Place {number}
        {place.origin === 'chosen' && ' · chosen by you'}
      </p>
      <h2 id={placeAnchor(place.iso3)} tabIndex={-1} className="mt-2 text-3xl outline-none md:text-4xl">
        {place.country}
      </h2>
      <p className="mt-4 flex items-end gap-3">
        <span className="figures font-serif text-4xl leading-none text-accent">{scoreText(place.score)}</span>
        <span className="font-sans text-sm text-ink-soft">
          <span className="block">of 100</span>
          {standingText(place)}
        </span>
      </p>
      {place.summary && <p className="mt-5 font-serif text-lg">{place.summary}</p>}
    </header>
  );
}
