import { DO_NOT_TRAVEL } from '@global-fit/atlas/entry/health';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { Neighbour } from '@global-fit/matching/gates/records/warNextDoor';
import type { GateResult } from '@global-fit/matching/ranking';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { conditionFigure, figureOf } from './conditionFigure.ts';

const HAZARD_NAMES = { earthquakes: 'earthquakes', cyclones: 'cyclones, hurricanes or typhoons' } as const;

/** "earthquakes are a known hazard there, and the exposure of its people to them is 64 of 100". */
export function hazardSaid(
  { hazard, named, exposure }: Extract<GateReason, { kind: 'hazard' }>,
  { facts }: GateResult,
): Said {
  const name = HAZARD_NAMES[hazard];
  const known = words(named ? `${name} are a known hazard there` : `our record names no ${name} there`);
  const [fact] = facts;
  if (exposure === null || !fact || typeof fact.value !== 'number') return known;
  const figure = say`${figureOf({ ...fact, value: fact.value })} of 100`;
  if (named) return say`${known}, and the exposure of its people to them is ${figure}`;
  return exposure === 0 || hazard === 'cyclones'
    ? known
    : say`the exposure of its people to ${name} is ${figure}`;
}

/** "Ukraine, which it borders, has 184 conflict deaths a year per 100,000 people". */
export function nextDoorSaid({ facts: [fact] }: GateResult, neighbour: Neighbour | null): Said {
  if (!neighbour || neighbour.grade === 0)
    return words('our figures show no war in a country that it borders');
  const { country, per100k } = neighbour;
  const figure = fact ? conditionFigure({ ...fact, iso3: country.iso3, value: per100k }) : null;
  return say`${nameOf(country)}, which it borders, ${figure ? say`has ${figure}` : 'is at war'}`;
}

/** Which governments advise against travel, and how strongly. */
export function adviceSaid({
  unitedStates,
  australia,
}: Extract<GateReason, { kind: 'travel advice' }>): Said {
  const worst = Math.max(unitedStates ?? 0, australia ?? 0);
  const governments = [
    ...(unitedStates === worst ? ['the United States'] : []),
    ...(australia === worst ? ['Australia'] : []),
  ];
  const advise = governments.length === 1 ? 'government of' : 'governments of';
  const verb = governments.length === 1 ? 'advises' : 'advise';
  return words(
    `the ${advise} ${list(governments)} ${verb} ${worst === DO_NOT_TRAVEL ? 'against any travel there' : 'to reconsider travelling there'}`,
  );
}
