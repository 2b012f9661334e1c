import type { GateStatus } from '@global-fit/matching/model';
import type { GateResult } from '@global-fit/matching/ranking';
import { because, type Said, say, words } from '../../prose/said.ts';
import { conditionFigure, figureOf } from './conditionFigure.ts';

/** Wordings of a must-have by its status. */
export type ByStatus = Readonly<Record<GateStatus, string>>;

/** Used where no figure may be printed: for our own factors, and for facts without a clear licence. */
export const MEASURE: ByStatus = {
  met: 'our figures show nothing against it',
  at_risk: 'at the edge by our measure',
  failed: 'not met by our measure',
  unknown: 'our tables hold no figure for it',
};
export const SERVICE = 'it has compulsory military service';
/** Words for facts that are yes or no. */
const YES_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  has_coastline: ['it has a sea coast', 'it has no sea coast'],
  conscription: [SERVICE, 'it has no compulsory military service'],
  inheritance_tax: ['it taxes inheritances', 'it levies no inheritance tax'],
  wealth_tax: ['it taxes net wealth', 'it levies no tax on net wealth'],
  hazard_drought: ['droughts are a known hazard there', 'our record names no droughts there'],
  hazard_floods: ['floods are a known hazard there', 'our record names no floods there'],
  hazard_landslides: [
    'landslides or avalanches are a known hazard there',
    'our record names no landslides or avalanches there',
  ],
  nato_member: ['it is a member of NATO', 'it is not a member of NATO'],
  oecd_member: ['it is a member of the OECD', 'it is not a member of the OECD'],
  commonwealth_member: ['it is a member of the Commonwealth', 'it is not a member of the Commonwealth'],
  uses_euro: ['it pays in euros', 'it does not pay in euros'],
  citizenship_by_birth: [
    'a child born there is ordinarily a citizen',
    'birth there alone does not make a child a citizen; ask from when a child of residents is one',
  ],
  citizenship_by_descent: [
    'a child of its citizens is ordinarily one, wherever it is born',
    'a child of its citizens is not one by that alone',
  ],
  hazard_volcanoes: ['volcanoes are a known hazard there', 'volcanoes are not a known hazard there'],
};
/** Words for facts that lie between yes and no. */
const IN_PART: Readonly<Record<string, string>> = {
  inheritance_tax: 'it taxes inheritances, and exempts close family',
  wealth_tax: 'it taxes some assets, not net wealth as a whole',
  citizenship_by_birth:
    'a child born there is a citizen on conditions, such as how long a parent has lived there',
};
/** Words for other facts in words, such as limited or restricted. */
const TOLD: ByStatus = {
  met: 'our tables say so',
  at_risk: 'only in part, by our tables',
  failed: 'our tables say otherwise',
  unknown: 'our tables hold no figure for it',
};

/** The figure or word a must-have was judged by, with home's beside it where home sets the limit. */
export function figureSaid({ facts, status, reason }: GateResult): Said {
  const [fact] = facts;
  if (!fact) return words(MEASURE[status]);
  const said = fact.value === 'yes' ? 0 : fact.value === 'no' ? 1 : null;
  const told = said === null ? undefined : YES_NO[fact.indicator.id]?.[said];
  const figure = conditionFigure(fact);
  if (!figure) return words(told ?? IN_PART[fact.indicator.id] ?? TOLD[status]);
  const home = reason.kind === 'indicator' ? reason.home : undefined;
  if (!home) return figure;
  const there = figureOf({ ...fact, ...home });
  return because(say`${figure}, against ${there} at home`, 'current-location');
}
