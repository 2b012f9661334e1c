import { DO_NOT_TRAVEL } from '@global-fit/atlas/entry/health';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { Neighbour } from '@global-fit/matching/gates/records/warNextDoor';
import type { GateResult } from '@global-fit/matching/ranking';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { conditionFigure } from './conditionFigure.ts';

/** "Ukraine, which it borders, has 184 conflict deaths a year per 100,000 people". */
export function nextDoorSaid({ facts: [fact] }: GateResult, neighbour: Neighbour | null): Said {
  if (!neighbour || neighbour.grade === 0)
    return words('our figures show no war in a country that it borders');
  const { country, per100k } = neighbour;
  const figure = fact ? conditionFigure({ ...fact, iso3: country.iso3, value: per100k }) : null;
  return say`${nameOf(country)}, which it borders, ${figure ? say`has ${figure}` : 'is at war'}`;
}

/** Which governments advise against going there, and how firmly. */
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
