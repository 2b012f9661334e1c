import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { placesNamedIn } from '../../geography/namedPlaces.ts';
import { MEMBER_INDICATOR } from '../../geography/unions.ts';
import { AREAS, type AreaRead } from '../../rules/membership.ts';
import { onlyWithinIn } from './onlyWithin.ts';

interface UnionsBeside {
  /** What is ruled out. */
  readonly iso3: readonly Iso3[];
  readonly label: string;
}

function membersOf(atlas: Atlas, read: AreaRead): readonly Iso3[] {
  const indicator = 'indicator' in read ? read.indicator : MEMBER_INDICATOR[read.membership];
  return atlas.countries
    .map(({ iso3 }) => iso3)
    .filter((iso3) => atlas.fact(iso3, indicator)?.value === 'yes');
}

/** Whether countries are all members of the area that a reading asks for: "inside-eu". */
export function areAllInside(atlas: Atlas, id: string | null, iso3: readonly Iso3[]): boolean {
  const area = AREAS.find(([name]) => id === `inside-${name}`);
  const members = area ? membersOf(atlas, area[3]) : [];
  return iso3.every((one) => members.includes(one));
}

const OTHERWISE = /\b(?:except|but|unless|besides|apart|without|no|not|non|outside)\b/i;
const AT_END = /\s+only[\s.!]*$/i;
const ONLY = /^\s*only\s+(?=\S)/i;

/**
 * "Only EU, Switzerland or Norway", "must be in the EU or the UK": an area of states beside countries by name, of which
 * all that is in neither is ruled out. Apart, the words would ask for the one and refuse the others. Null for every
 * other line.
 */
export function unionsBesideIn(atlas: Atlas, line: string): UnionsBeside | null {
  if (OTHERWISE.test(line)) return null;
  const areas = AREAS.filter(([, , words]) => new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, 'i').test(line));
  const { iso3: named, called } = placesNamedIn(atlas, line);
  if (areas.length === 0 || areas.length + named.length < 2) return null;
  // In place of an area the name of a country stands, by which the sentence is read as one of countries alone.
  const [stand] = named.length > 0 ? named : ['FRA'];
  const standIn = atlas.country(stand ?? '')?.name ?? '';
  const plain = areas.reduce(
    (text, [, , words]) =>
      text.replace(
        new RegExp(
          `(?<!\\w)(?:the )?(?:${words})(?!\\w)(?: (?:members?|states?|countr(?:y|ies)|zone|area))*`,
          'gi',
        ),
        standIn,
      ),
    line.replace(ONLY, 'only in '),
  );
  const asked = AT_END.test(plain) ? `only in ${plain.replace(AT_END, '')}` : plain;
  if (!onlyWithinIn(atlas, asked)) return null;
  const allowed = new Set([...named, ...areas.flatMap(([, , , read]) => membersOf(atlas, read))]);
  const names = [...areas.map(([, name]) => name), ...called];
  return {
    iso3: atlas.countries.map(({ iso3 }) => iso3).filter((iso3) => !allowed.has(iso3)),
    label: `only in ${names.join(' or ')}`,
  };
}
