import type { RouteSheet } from '@global-fit/atlas/detail/model';
import { routeStatus } from './entry.ts';

const confidenceWords = { high: 'High', medium: 'Medium', low: 'Low' } as const;

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'Yes' : 'No');

/** `wide` is for sentences, which half of a phone's width would break into single words. */
type Line = readonly [label: string, value: string | null, extent?: 'wide'];

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
      {lines.map(
        ([label, value, extent]) =>
          value && (
            <div key={label} className={extent && 'col-span-2'}>
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A route with everything on record, source, date and confidence, and whether a passport qualifies. */
export function RouteRow({ route, passport }: { route: RouteSheet; passport: string | null }) {
  const status = routeStatus(route, passport);
  const first: readonly Line[] = [
    ['Income asked for', route.income],
    ['Investment asked for', route.investment],
    ['Stay', route.duration],
    ['Leads to', route.leadsTo, 'wide'],
  ];
  const more: readonly Line[] = [
    ['Fee', route.fee],
    ['Processing', route.processing],
    ['Work for clients abroad', yesNo(route.remoteWork)],
    ['Family may come', yesNo(route.dependants)],
    ['Note', route.notes, 'wide'],
  ];
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-4 md:grid-cols-[2fr_3fr]">
      <div>
        <p className="text-sm text-ink-soft">{route.kind}</p>
        <p className="mt-0.5 leading-snug font-[560]">{route.name}</p>
        <p className="mt-1.5 text-sm">
          <span className={status.good ? 'text-good' : 'text-caution'}>{status.words}</span>
          <span className="text-ink-soft"> · {confidenceWords[route.confidence]} confidence</span>
        </p>
      </div>
      <div className="grid content-start gap-2.5">
        <Lines lines={first} />
        {more.some(([, value]) => value) && (
          <details>
            <summary className="text-sm font-[530] text-accent">
              Fee, time and notes<span className="sr-only"> of {route.name}</span>
            </summary>
            <div className="mt-2">
              <Lines lines={more} />
            </div>
          </details>
        )}
        <p className="text-xs text-ink-soft">
          {route.source}
          {route.asOf && `, as of ${route.asOf}`}.{' '}
          {route.url && (
            <a href={route.url} rel="noreferrer nofollow" className="text-accent underline">
              Check with the authority<span className="sr-only"> about {route.name}</span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
