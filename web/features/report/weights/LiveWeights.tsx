import type { ReportPlace } from '@global-fit/report/model';
import { useId, useMemo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { percent, scoreText } from '#plots/scale.ts';
import { commonThemes, type Emphasis, rankReweighed } from './reweigh.ts';

const WORDS: Readonly<Record<number, string>> = {
  0: 'left out',
  0.5: 'half',
  1: 'as you answered',
  1.5: 'half as much again',
  2: 'twice',
  2.5: 'two and a half times',
  3: 'three times',
};
const ROW_HEIGHT = 44;

function Weight({
  theme,
  value,
  onChange,
}: {
  theme: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-[530]">
          {theme}
        </label>
        <span className={value === 1 ? 'text-ink-soft' : 'text-accent'}>{WORDS[value]}</span>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={3}
        step={0.5}
        value={value}
        aria-valuetext={WORDS[value]}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-9 w-full accent-accent"
      />
    </div>
  );
}

/**
 * The places of the report ranked by weights that the reader changes. Nothing is stored, and the report stays as it
 * is.
 */
export function LiveWeights({ places }: { places: readonly ReportPlace[] }) {
  const themes = useMemo(() => commonThemes(places), [places]);
  const [emphasis, setEmphasis] = useState<Emphasis>({});
  const ranked = rankReweighed(places, emphasis);
  const isMoved = Object.values(emphasis).some((value) => value !== 1);
  const stays =
    ranked.map(({ iso3 }) => iso3).join() ===
    rankReweighed(places, {})
      .map(({ iso3 }) => iso3)
      .join();
  return (
    <div className="font-sans">
      <p className="max-w-text font-serif text-ink-soft">
        Move what counts and see how the places of this report change their order. It is worked out from the
        parts of each score; your report stays as it is.
      </p>
      <ol className="relative mt-6" style={{ height: ranked.length * ROW_HEIGHT }}>
        {places.map((place) => {
          const at = ranked.findIndex(({ iso3 }) => iso3 === place.iso3);
          const one = ranked[at];
          if (!one) return null;
          return (
            <li
              key={one.iso3}
              style={{ transform: `translateY(${at * ROW_HEIGHT}px)`, height: ROW_HEIGHT }}
              className="absolute inset-x-0 grid grid-cols-[1.5rem_minmax(0,7rem)_minmax(0,1fr)_2rem] items-center gap-x-3 border-b border-line transition-transform duration-300 sm:grid-cols-[1.5rem_11rem_1fr_2rem]"
            >
              <span className="figures text-ink-soft">{at + 1}</span>
              <span className="line-clamp-2 leading-tight wrap-anywhere">{one.country}</span>
              <svg className="block h-3 w-full" aria-hidden="true">
                <rect width="100%" height="12" className="fill-inset" />
                <rect
                  width={percent(one.score / 100)}
                  height="12"
                  className="fill-ramp-4 transition-[width] duration-300"
                />
              </svg>
              <span className="figures text-right font-[620]">{scoreText(one.score)}</span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
        {isMoved &&
          (stays
            ? 'With these weights the order stays as it is.'
            : `With these weights ${ranked[0]?.country} comes first, with ${scoreText(ranked[0]?.score ?? 0)} of 100.`)}
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {themes.map((theme) => (
          <Weight
            key={theme}
            theme={theme}
            value={emphasis[theme] ?? 1}
            onChange={(value) => setEmphasis({ ...emphasis, [theme]: value })}
          />
        ))}
      </div>
      <Button isOff={!isMoved} onClick={() => setEmphasis({})} tone="secondary" size="small" className="mt-4">
        Back to your answers
      </Button>
    </div>
  );
}
