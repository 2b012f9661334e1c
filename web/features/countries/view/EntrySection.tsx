import type { CountryDetail } from '@global-fit/atlas/detail/model';
import type { CountryName } from '../countryList.ts';
import { movementFor, movementSentence, visitSentence } from './entry.ts';
import { Headed, SourceLine } from './Headed.tsx';
import { Picker } from './Picker.tsx';
import { RouteRow } from './RouteRow.tsx';
import { useChosenCountry } from './useChosenCountry.ts';

/** Ways in: what a chosen passport allows, and every route on record. */
export function EntrySection({
  detail,
  names,
  level,
}: {
  detail: CountryDetail;
  names: readonly CountryName[] | null;
  level: 2 | 3;
}) {
  const [passport, choose] = useChosenCountry('guidePassport', names);
  const { routes, visits, movement } = detail;
  const agreements = passport ? movementFor(detail, passport.iso3) : [];
  const visit =
    passport &&
    (visitSentence(detail, passport.iso3) ??
      'Our records do not say what a short visit asks of this passport.');
  return (
    <Headed id="entry" title="Visas and ways to stay" level={level}>
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Picker
            label="Your passport"
            value={passport?.iso3 ?? ''}
            empty="Choose your passport"
            onChange={choose}
            options={(names ?? []).map((one) => ({ value: one.iso3, label: one.name }))}
          />
        </div>
        <div aria-live="polite" className="grid content-end gap-2 lg:col-span-8">
          {visit && <p>{visit}</p>}
          {agreements.map((rule) => (
            <p key={rule.name}>{movementSentence(rule)}</p>
          ))}
          {!passport && movement.length > 0 && (
            <p className="text-ink-soft">
              Agreements on free movement reach this country: {movement.map(({ name }) => name).join('; ')}.
            </p>
          )}
        </div>
      </div>
      {routes.length === 0 ? (
        <p className="mt-8 border-t border-line pt-5">
          Our records hold no route; that does not mean there is none. Ask the country’s embassy.
        </p>
      ) : (
        <ul className="mt-8 border-b border-line">
          {routes.map((route) => (
            <RouteRow key={route.id} route={route} passport={passport?.iso3 ?? null} />
          ))}
        </ul>
      )}
      <SourceLine>
        Short visits: {visits.source}.{' '}
        {movement.length > 0 &&
          `Free movement: ${[...new Set(movement.map(({ source }) => source))].join('; ')}. `}
        Rules change; check each requirement with the authority before you rely on it.
      </SourceLine>
    </Headed>
  );
}
