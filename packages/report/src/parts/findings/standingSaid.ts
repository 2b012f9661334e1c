import type { GateGroup } from '@global-fit/matching/gates/reason';
import type { GateResult } from '@global-fit/matching/ranking';
import { type Said, words } from '../../prose/said.ts';
import { type ByStatus, MEASURE } from './figureSaid.ts';

/** Wordings of a must-have's status without a figure, by group. */
const STANDINGS: Readonly<Partial<Record<GateGroup, Partial<ByStatus>>>> = {
  budget: {
    unknown: 'our tables hold no price level',
  },
  danger: {
    met: 'neither government whose advice we read advises against going there, and no war is on record',
    at_risk: 'no travel advice is on record, and deaths in conflict speak against it',
    failed: 'no travel advice is on record, and deaths in conflict speak against it',
    unknown: 'our tables hold neither travel advice nor deaths in conflict',
  },
  climate: {
    met: 'temperatures are within reach of your wish',
    at_risk: 'its climate lies at the edge of what you asked for',
    failed: 'its climate is too far from what you asked for',
    unknown: 'our tables hold no temperatures',
  },
  rain: {
    met: 'its rain is within reach of your wish',
    at_risk: 'its rain lies at the edge of what you asked for',
    failed: 'its rain is too far from what you asked for',
    unknown: 'our tables hold no rainfall',
  },
  language: {
    met: 'daily life there runs in a language you speak',
    at_risk: 'only some of its people speak a language of yours',
    failed: 'daily life there does not run in a language you speak',
    unknown: 'our tables do not tell what is spoken there',
  },
  evidence: {
    met: 'our tables hold most of what your answers ask about',
    at_risk: 'our tables hold too little about it',
    failed: 'our tables hold too little about it',
    unknown: 'our tables hold too little about it',
  },
};

/** How a must-have stands where no figure is to be printed. */
export function standingSaid({ reason, status, group }: GateResult): Said {
  const stands = reason.kind === 'no record' ? 'unknown' : status;
  return words(STANDINGS[group]?.[stands] ?? MEASURE[stands]);
}
