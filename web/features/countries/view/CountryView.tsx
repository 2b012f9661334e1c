import type { CountryDetail } from '@global-fit/atlas/detail/model';
import type { ComponentType } from 'react';
import { InTurn } from '#ui/InTurn.tsx';
import { Link } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { Alert } from '#ui/notices/Alert.tsx';
import { Later } from '#ui/later/Later.tsx';
import type { CountryName } from '../countryList.ts';
import type { CountryWindow } from '../countryWindow.ts';
import type { ShownProfile } from '../readProfile.ts';
import { ClimateSection } from './ClimateSection.tsx';
import { CostSection } from './CostSection.tsx';
import { CountryHead } from './CountryHead.tsx';
import { EntrySection } from './EntrySection.tsx';
import { Headed } from './Headed.tsx';
import { Cities, Figures } from './Tables.tsx';
import { Words } from './Words.tsx';

function Highlights({
  profile,
  detail,
  level,
}: {
  profile: ShownProfile;
  detail: CountryDetail | null;
  level: 2 | 3;
}) {
  if (profile.key_highlights.length === 0) return null;
  return (
    <Headed
      id="highlights"
      title="What stands out"
      level={level}
      lead="Unusual against its region and the world, in the order of surprise."
    >
      <ol className="grid gap-x-14 gap-y-6 md:grid-cols-2">
        {profile.key_highlights.map((text, at) => (
          <li key={text} className="grid grid-cols-[2rem_1fr] gap-x-2">
            <span aria-hidden="true" className="figures font-serif text-xl leading-tight text-accent">
              {at + 1}
            </span>
            <div>
              <p>{text}</p>
              {detail?.highlights[at] && (
                <p className="mt-1 text-xs text-ink-soft">{detail.highlights[at].source}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Headed>
  );
}

/** The parts of a country's page for which there are records: address and title. */
function partsOf({
  climate,
  prices,
  cities,
}: CountryDetail): readonly (readonly [id: string, title: string])[] {
  return [
    ...(climate.length > 0 ? [['climate', 'Climate'] as const] : []),
    ...(prices.length > 0 ? [['costs', 'Costs'] as const] : []),
    ['entry', 'Visas'],
    ...(cities.length > 0 ? [['cities', 'Cities'] as const] : []),
    ['living', 'Living there'],
    ['figures', 'Figures'],
    ['compare', 'Side by side'],
  ];
}

/** Links to the parts of a long page. In the guide the hash names the country, so there they only scroll. */
function Parts({ detail, keepHash }: { detail: CountryDetail; keepHash: boolean }) {
  return (
    <nav aria-label="On this page" className="no-print border-t border-line py-3">
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {partsOf(detail).map(([id, title]) => (
          <li key={id} className={id === 'compare' ? 'needs-script' : undefined}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (!keepHash) return;
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView();
              }}
              className="inline-block py-2 text-accent hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sources({ meta }: { meta: NonNullable<ShownProfile['meta']> }) {
  return (
    <details className="border-t border-line py-5 text-sm">
      <summary className="min-h-11 py-2.5 font-[530] text-accent">All sources of this page</summary>
      <ul className="mt-2 gap-x-14 text-ink-soft md:columns-2">
        {meta.sources.map((source) => (
          <li key={source} className="mb-1.5 break-inside-avoid wrap-anywhere">
            {source}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        Licences: {meta.licences.join('; ')}. Edition of our tables: {meta.edition}.
      </p>
    </details>
  );
}

export interface CountryViewProps {
  iso3: string;
  /** Used where the profile lacks the country's name. */
  name: string;
  profile: ShownProfile;
  /** Null while loading; undefined where it could not be loaded. */
  detail: CountryDetail | null | undefined;
  window: CountryWindow;
  names: readonly CountryName[] | null;
  /** Address of the country's own page. */
  pathOf: (slug: string) => string;
  /** Level of the heading with the country's name: 1 on its own page, 2 in the guide. */
  level: 1 | 2;
  /** The comparison with other countries, which may load later. */
  Compare: ComponentType<{ first: CountryDetail; countries: readonly CountryName[] }>;
}

/** A country in full: highlights, figures, climate, costs, ways in, cities, and the profile in words. */
export default function CountryView({
  iso3,
  name: listed,
  profile,
  detail,
  window,
  names,
  pathOf,
  level,
  Compare,
}: CountryViewProps) {
  const below = (level + 1) as 2 | 3;
  const name = profile.country_name || listed;
  return (
    <article aria-label={name}>
      <CountryHead {...{ iso3, name, profile, window, level }} detail={detail ?? null} />
      {detail && <Parts detail={detail} keepHash={level === 2} />}
      <Highlights profile={profile} detail={detail ?? null} level={below} />
      {detail === null && (
        <div className="border-t border-line py-10">
          <Spinner label="Loading climate, costs and visas" visible />
        </div>
      )}
      {detail === undefined && (
        <Alert tone="caution">Climate, costs, visas and cities could not be loaded.</Alert>
      )}
      {detail !== null && (
        <InTurn whole={level === 1}>
          {detail && <ClimateSection climate={detail.climate} country={detail.name} level={below} />}
          {detail && <CostSection detail={detail} names={names} level={below} />}
          {detail && <EntrySection detail={detail} names={names} level={below} />}
          <Words
            id="arriving"
            title="Arriving and staying"
            level={below}
            paragraphs={profile.immigrant_info}
          />
          {detail && <Cities detail={detail} level={below} />}
          <Words id="living" title="Living there" level={below} paragraphs={profile.detailed_info} />
          {detail && <Figures detail={detail} level={below} />}
          {detail && (
            <div className="needs-script">
              <Headed
                id="compare"
                title="Side by side"
                level={below}
                lead="Up to four countries, figure by figure. The better side is tinted where there is one."
              >
                {/* As high as the comparison with nothing in it, so that what follows stays where it is. */}
                <div className="min-h-19">
                  <Later what="The comparison" fallback={<Spinner label="Loading the comparison" />}>
                    {names && <Compare first={detail} countries={names} />}
                  </Later>
                </div>
              </Headed>
            </div>
          )}
          {detail && detail.neighbours.length > 0 && (
            <p className="border-t border-line py-6">
              Neighbours:{' '}
              {detail.neighbours.map(({ name, slug }, at) => (
                <span key={slug}>
                  {at > 0 && ', '}
                  <Link to={pathOf(slug)}>{name}</Link>
                </span>
              ))}
            </p>
          )}
          {profile.meta && <Sources meta={profile.meta} />}
        </InTurn>
      )}
    </article>
  );
}
