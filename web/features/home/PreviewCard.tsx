import { WorldMap } from '#maps/WorldMap.tsx';
import { paths } from '#paths.ts';
import { ArrowLink } from '#ui/links/Link.tsx';
import type { HomeData } from './homeData.ts';
import type { PreviewMatch } from './loadPreview.ts';

function Pin({ rank, pin }: PreviewMatch) {
  const moved = pin.x !== pin.labelX || pin.y !== pin.labelY;
  return (
    <g>
      {moved && (
        <line
          x1={pin.x}
          y1={pin.y}
          x2={pin.labelX}
          y2={pin.labelY}
          className="stroke-ink"
          strokeWidth="1.5"
        />
      )}
      <circle cx={pin.x} cy={pin.y} r="3" className="fill-ink" />
      <g transform={`translate(${pin.labelX} ${pin.labelY})`}>
        <circle r="20" className="fill-accent stroke-sheet" strokeWidth="3" />
        <text y="8" textAnchor="middle" className="fill-on-accent font-sans text-[23px] font-[620]">
          {rank}
        </text>
      </g>
    </g>
  );
}

function Degrees({ parallels }: Pick<HomeData, 'parallels'>) {
  return (
    <g className="fill-ink-soft font-sans text-[13px] max-sm:hidden" aria-hidden="true">
      {parallels.map(({ label, at }) => (
        <text key={label} x="4" y={at - 5}>
          {label}
        </text>
      ))}
    </g>
  );
}

function MatchRow({ match }: { match: PreviewMatch }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-3">
      <span
        aria-hidden="true"
        className="figures grid size-6 place-items-center self-center rounded-full bg-accent text-xs font-[620] text-on-accent"
      >
        {match.rank}
      </span>
      <span>
        <strong className="font-[560]">{match.name}</strong>
        <span className="block text-sm leading-snug text-ink-soft">{match.reason}</span>
      </span>
      <span className="self-center text-right">
        <span className="figures block font-serif text-xl leading-none">{match.score}%</span>
        <span aria-hidden="true" className="mt-1.5 block h-1 w-[min(5rem,18vw)] bg-inset">
          <span className="block h-full filled" style={{ width: `${match.score}%` }} />
        </span>
      </span>
    </li>
  );
}

/** A map with the matches of an invented person, computed at build. */
export function PreviewCard({ preview, parallels }: Pick<HomeData, 'preview' | 'parallels'>) {
  const { matches } = preview;
  return (
    <figure className="neatline bg-sheet">
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2.5 sm:px-5">
        <p className="eyebrow">Sample matches</p>
        <p className="hidden text-xs text-ink-soft sm:block">Natural Earth projection</p>
      </div>
      <div className="bg-water">
        <WorldMap
          filled={matches.map(({ iso3 }) => iso3)}
          className="block w-full"
          label={`World map with the sample matches marked: ${matches.map(({ name }) => name).join(', ')}.`}
        >
          <Degrees parallels={parallels} />
          {matches.toReversed().map((match) => (
            <Pin key={match.iso3} {...match} />
          ))}
        </WorldMap>
      </div>
      <figcaption className="border-t border-line px-4 pt-4 pb-2 sm:px-5">
        <p className="text-sm text-ink-soft">{preview.persona}</p>
        <ol className="mt-3">
          {matches.map((match) => (
            <MatchRow key={match.iso3} match={match} />
          ))}
        </ol>
        <p className="border-t border-line pt-1.5">
          <ArrowLink to={paths.sampleReport}>See a sample report</ArrowLink>
        </p>
      </figcaption>
    </figure>
  );
}
