import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { City } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import type { InRegion, LineReading } from '../../model/dealBreaker.ts';
import { countryNames, placesNamedIn } from './namedPlaces.ts';
import { STATES_NAMED } from './origin.ts';

/** Id of the deal-breakers on a state, province or region that is refused. */
export const OUTSIDE_REGION = 'outside-region';

const regionOf = ({ iso3, region }: City): InRegion => `in ${iso3} ${region ?? ''}`;

/** Whether a town lies in a region. */
export const liesIn = (region: InRegion, city: City): boolean => regionOf(city) === region;

/** Names that say a side of any country, and are a region of a few by name alone. */
const ANY_SIDE =
  /^(?:central|centre|center|capital|coast|highlands|islands?|(?:north|south|east|west)(?:ern|east|west)?)$/;
/** Letters below which a name is a word of other things too. */
const LEAST_LETTERS = 4;

interface Named {
  readonly said: string;
  readonly regions: readonly InRegion[];
  /** Known well enough to be meant without its capital: "no quebec", but not "no rivers". */
  readonly isKnown: boolean;
}

/** The regions of each name, but for names that a country has as well; made once for an atlas. */
const regionsByName = rememberedOf((atlas: Atlas): ReadonlyMap<string, Named> => {
  const inRegions = atlas.cities.all.filter(({ region }) => region !== null);
  const byName = Map.groupBy(inRegions, ({ region }) => fold(region ?? ''));
  return new Map(
    [...byName]
      .filter(
        ([name]) => name.length >= LEAST_LETTERS && !ANY_SIDE.test(name) && !countryNames(atlas).has(name),
      )
      .map(([name, cities]) => [
        name,
        {
          said: cities[0]?.region ?? name,
          regions: [...new Set(cities.map(regionOf))],
          isKnown: cities.some(({ iso3 }) => STATES_NAMED.has(iso3)),
        },
      ]),
  );
});

/** "No Quebec", "Canada but not Quebec", "a ban on scarves, so no Québec": what is refused, at the end of a line. */
const REFUSED =
  /^(.*?)[\s,;:(–—-]*\b(?:so |hence |therefore )?(?:no|not|never|avoid|nowhere in|anywhere but|except(?: for)?|excluding|apart from)\s+(?:in |to )?(?:the )?([\p{L}][\p{L}\s,/'’.-]*?)(?:[\s,]+(?:please|pls|thanks))?(?:\s*\(([^)]*)\)|\s+[–—-]\s+(.+)|,?\s+(?:because|since)\s+(.+))?[\s.!)]*$/iu;
const BETWEEN = /\s*(?:,|\/|\bor\b|\band\b|\bnor\b)\s*(?:(?:no|not)\s+)?/i;
/** Words before a refusal that name a country and say no more. */
const NO_REASON =
  /^(?:(?:but|and|or|yes|ok|okay|fine|only|any(?:where|thing)?|in|the|of|all)\b|[^\p{L}])*$/iu;

/** "The US except Hawaii", "no US except Hawaii": of a country so named the region may be all that is left. */
const EXCEPTED = /\b(?:except(?: for)?|excluding|apart from)\s+(?:in |to )?(?:the )?$/i;
const OF_ALL = /\b(?:any(?:where|thing)?|everywhere|all|yes|ok|okay|fine|open to|happy)\b/i;
/** "Nothing too hot except Dubai": what a refusal spares is not refused. */
const SPARING = /^[\s,;:(–—-]*(?:except|excluding|apart from)\b/i;
const REFUSES_ELSE = /^(?:no|not|nothing|never|nowhere|avoid)\b/i;

/** A refusal that may be taken back. */
const DOUBTED = /\b(?:maybe|perhaps|possibly|probably|unless|if|ideally|preferably|rather)\b/i;

/**
 * The states, provinces or regions that a line refuses, each a condition on towns; with the reason that stands before
 * or behind them as a part that was not read. None where the line ends in anything else than their names.
 */
export function regionsRefusedIn(atlas: Atlas, line: string): readonly LineReading[] {
  const match = DOUBTED.test(line) ? null : REFUSED.exec(line.trim());
  const [matched = '', before = '', names = '', ...behind] = match ?? [];
  if (REFUSES_ELSE.test(before) && SPARING.test(matched.slice(before.length))) return [];
  const found = names
    .split(BETWEEN)
    .filter((name) => name !== '')
    .map((name) => {
      const one = regionsByName(atlas).get(fold(name));
      return one && (one.isKnown || /^\p{Lu}/u.test(name)) ? one : undefined;
    });
  if (found.length === 0 || !found.every((one) => one !== undefined)) return [];
  const isExcepted = EXCEPTED.test(line.slice(0, line.indexOf(names)));
  if (isExcepted && placesNamedIn(atlas, before).iso3.length > 0 && !OF_ALL.test(before)) return [];
  const reasons = [before, ...behind]
    // A group that took no part is undefined.
    .flatMap((reason) => (reason ? [reason.trim()] : []))
    .filter((reason) => !NO_REASON.test(placesNamedIn(atlas, reason).beside));
  const unread = reasons.length === 0 ? {} : { unread: reasons };
  return found.flatMap(({ said, regions }, n) =>
    regions.map((region, m) => ({
      id: OUTSIDE_REGION,
      label: `no town in ${said}`,
      region,
      ...(n + m === 0 ? unread : {}),
    })),
  );
}
