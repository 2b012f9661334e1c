import type { RouteSheet } from '@global-fit/atlas/detail/model';

const statusWords = { open: 'Open', closed: 'Closed', announced: 'Announced' } as const;
const confidenceWords = { high: 'High', medium: 'Medium', low: 'Low' } as const;

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'Yes' : 'No');

/** One route with what our records know of it, when, by whom and how surely. */
export function RouteRow({ route }: { route: RouteSheet }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Income asked for', route.income],
    ['Investment asked for', route.investment],
    ['Stay', route.duration],
    ['Leads to', route.leadsTo],
    ['Fee', route.fee],
    ['Processing', route.processing],
    ['Work for clients abroad', yesNo(route.remoteWork)],
    ['Family may come', yesNo(route.dependants)],
    ['Note', route.notes],
  ];
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-5 md:grid-cols-[2fr_3fr]">
      <div>
        <p className="text-sm text-ink-soft">{route.kind}</p>
        <p className="mt-0.5 leading-snug font-[560]">{route.name}</p>
        <p className="mt-1.5 text-sm">
          <span className={route.status === 'open' ? 'text-good' : 'text-caution'}>
            {statusWords[route.status]}
          </span>
          <span className="text-ink-soft"> · {confidenceWords[route.confidence]} confidence</span>
        </p>
      </div>
      <div>
        <dl className="figures grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="text-ink-soft">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="mt-2.5 text-xs text-ink-soft">
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
