import worldUrl from 'virtual:world.svg';
import type { QuizScore } from '@global-fit/matching/quiz/ranker';
import { memo, type PointerEvent, useState } from 'react';
import type { QuizData } from '../quizData.ts';
import { tintOf, tints } from './result.ts';

const fills = [
  'fill-sheet',
  'fill-ramp-1',
  'fill-ramp-2',
  'fill-ramp-3',
  'fill-ramp-4',
  'fill-ramp-5',
] as const;
const swatches = ['bg-sheet', 'bg-ramp-1', 'bg-ramp-2', 'bg-ramp-3', 'bg-ramp-4', 'bg-ramp-5'] as const;

/** Memoised by its step: moving a slider changes few countries. */
const Shape = memo(function Shape({
  iso3,
  step,
  dot,
}: {
  iso3: string;
  step: number;
  dot: readonly [number, number] | null;
}) {
  const look = `${fills[step]} ${step === 0 ? 'stroke-line-strong' : 'stroke-sheet'}`;
  return (
    <g data-iso3={iso3}>
      <use href={`${worldUrl}#${iso3}`} className={look} strokeWidth="0.5" />
      {dot && (
        <circle
          cx={dot[0]}
          cy={dot[1]}
          r="3.2"
          className={`${fills[step]} stroke-ink-soft`}
          strokeWidth="0.6"
        />
      )}
    </g>
  );
});

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
      {tints.map(({ step, words }) => (
        <li key={step} className="flex items-center gap-2">
          <span aria-hidden="true" className={`inked size-3.5 border border-line-strong ${swatches[step]}`} />
          {words}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="inked size-3.5 border border-line-strong bg-sheet" />
        Left out
      </li>
    </ul>
  );
}

/** The world with every country filled by its rank. The table of all ranks has the same information. */
export function MatchMap({
  data,
  order,
  viewBox,
}: {
  data: QuizData;
  order: readonly QuizScore[];
  viewBox: string;
}) {
  const [pointed, setPointed] = useState<string | null>(null);
  const ranks = new Map(order.map(({ iso3 }, at) => [iso3, at + 1]));
  const nameOf = (iso3: string): string => data.countries[data.matrix.iso3.indexOf(iso3)]?.name ?? '';
  const best = order.slice(0, 5).map(({ iso3 }) => nameOf(iso3));
  const point = ({ target }: PointerEvent): void =>
    setPointed((target as Element).closest('[data-iso3]')?.getAttribute('data-iso3') ?? null);
  const rank = pointed === null ? null : (ranks.get(pointed) ?? null);
  const score = rank === null ? null : order[rank - 1]!.score;
  return (
    <figure className="neatline bg-sheet">
      <div className="bg-water">
        <svg
          viewBox={viewBox}
          className="block w-full"
          role="img"
          aria-label={`World map of your matches. The closest are ${best.join(', ')}. The list of all countries below the map gives every rank.`}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          <use href={`${worldUrl}#graticule`} className="stroke-line" fill="none" strokeWidth="0.8" />
          <use href={`${worldUrl}#land`} className="fill-land stroke-sheet" strokeWidth="0.5" />
          {data.matrix.iso3.map((iso3, at) => {
            const place = ranks.get(iso3);
            return (
              <Shape
                key={iso3}
                iso3={iso3}
                step={place === undefined ? 0 : tintOf(place)}
                dot={data.countries[at]?.dot ?? null}
              />
            );
          })}
        </svg>
      </div>
      <figcaption className="grid gap-2 border-t border-line px-4 py-3">
        <p className="eyebrow">Rank by your answers</p>
        <Legend />
        <p aria-hidden="true" className="no-print min-h-[1.4em] text-sm max-md:hidden">
          {pointed === null
            ? 'Point at a country to see its rank.'
            : rank === null
              ? `${nameOf(pointed)}: left out`
              : `${nameOf(pointed)}: rank ${rank} of ${order.length}, ${Math.round(score!)}%`}
        </p>
      </figcaption>
    </figure>
  );
}
