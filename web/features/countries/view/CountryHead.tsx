import type { CountryDetail } from '@global-fit/atlas/detail/model';
import { createElement } from 'react';
import type { CountryWindow } from '../countryWindow.ts';
import type { ShownProfile } from '../readProfile.ts';
import { LocatorMap } from './LocatorMap.tsx';

const shown = ['Population', 'GDP per capita', 'Healthcare Rank', 'Education Rank'];
const missing = 'Not known';

/** Name, position on the map and the four main figures. */
export function CountryHead({
  iso3,
  name,
  profile,
  detail,
  window,
  level,
}: {
  iso3: string;
  name: string;
  profile: ShownProfile;
  detail: CountryDetail | null;
  window: CountryWindow;
  level: 1 | 2;
}) {
  return (
    <header className="grid items-start gap-x-14 gap-y-8 pb-10 md:grid-cols-[1fr_minmax(16rem,25rem)] md:pb-12">
      <div>
        <p className="eyebrow min-h-[1.4em]">{detail && `${detail.region} · ${detail.subregion}`}</p>
        {createElement(`h${level}`, { className: 'mt-3 text-3xl md:text-4xl' }, name)}
        {/* What comes with the details has its room before, so that the figures below do not move. */}
        <p className="mt-3 min-h-lh text-ink-soft">
          {detail &&
            [
              ...(detail.officialName === name ? [] : [detail.officialName]),
              ...(detail.capital ? [`Capital: ${detail.capital}`] : []),
            ].join('. ')}
        </p>
        <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(10rem,34%)),1fr))] gap-x-8 gap-y-5 border-t border-line-strong pt-5">
          {shown.map((label) => {
            const source = detail?.statistics.find((one) => one.label === label)?.source;
            return (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="figures mt-0.5 font-serif text-xl leading-tight wrap-normal">
                  {profile.statistics[label] ?? missing}
                </dd>
                <dd
                  aria-hidden={source ? undefined : true}
                  className="mt-1 min-h-lh text-xs leading-snug text-ink-soft"
                >
                  {source}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <LocatorMap
        iso3={iso3}
        name={name}
        window={window}
        capital={detail?.cities.find(({ isCapital }) => isCapital)}
      />
    </header>
  );
}
