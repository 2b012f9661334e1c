import { KIN_WHO_VISIT } from '@global-fit/matching/profile/time/kinVisit';
import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { listNames } from '../../../../prose/english.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { because, flow, given, type Said, say } from '../../../../prose/said.ts';
import { pensionerCareInBrief } from '../../../../place/pension/pensionerCare.ts';
import { careOf } from './care.ts';
import { KEPT } from '../../clauses.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Names of public health cover at home. */
const OWN_COVER = new RegExp(
  [
    String.raw`\b(?:provincial |state |public |national )?health (?:insurance )?cards?\b`,
    String.raw`\bcartes? vitale\b|\bassurance maladie\b|\bs[eé]cu(?:rit[eé] sociale)?(?!\p{L})|\b(?:elektronische )?Gesundheitskarte\b|\btessera sanitaria\b|\btarjeta sanitaria\b|\bkanta\b|\bkupat (?:holim|cholim)\b`,
    String.raw`\b(?:OHIP|RAMQ|MSP|MSI|AHCIP|MCP|SSN|SUS)\b(?! (?:form|number))`,
    String.raw`\b(?:Saskatchewan|Alberta|Ontario|Manitoba|Quebec|Québec|British Columbia|Nova Scotia|New Brunswick|Newfoundland|Yukon) (?:health|Medicare|drug plan)\b`,
    // Letters alone name a service that many ask about otherwise.
    String.raw`\bNHS\b(?=[^?]*\b(?:los(?:e|es|ing)|keep|cut off|taken off|kicked off|the day we (?:go|leave)|once we (?:go|leave))\b)`,
    String.raw`\bprovincial (?:health )?(?:cover(?:age)?|insurance|plan)\b`,
    String.raw`\bsocial security\b(?=[^?]*\b(?:cards?|carte|health|care|cover\w*|doctors?|treat\w*|hospitals?)\b)`,
  ].join('|'),
  'iu',
);
/** Words that ask what happens to it. */
const AFTER_LEAVING = new RegExp(
  String.raw`${KEPT.source}|\b(?:away|abroad|outside|absen\w+|cancel\w*|cut off|end(?:s|ed)?|expir\w+|valid|works?|visit\w*|return\w*|come back|give up|how (?:long|many (?:months|days)))\b`,
  'i',
);

/**
 * What the state paying for a pensioner's care covers on visits there, where its law extends form S1 so; else null.
 */
function onVisits({ view, views }: Asked): Said | null {
  const { home } = view;
  const rule = home && view.atlas.rule(`care-on-visits-${home.iso3}`);
  const union = views.filter((one) => inUnion(one) && one.iso3 !== home?.iso3);
  if (!rule?.from.shown || union.length === 0 || pensionerCareInBrief(union) === null) return null;
  const where = listNames(union, 'or');
  return because(
    given(
      say`Pensioners who live in ${where} with that form are treated at its cost on visits to ${view.homeName} too, planned care included (Regulation 883/2004, annex IV).`,
      `rule:${rule.id}`,
    ),
    'current-location',
  );
}

/** Public health cover from home after the move or during absences, which only its insurer can answer. */
export const HOME_COVER: Topic = {
  id: 'home-cover',
  about: OWN_COVER,
  with: AFTER_LEAVING,
  when: ({ text }) => !KIN_WHO_VISIT.test(text),
  not: /\b(?:get|obtain|apply for|new) (?:an? |the |my |our )?(?:local |their )?health cards? (?:there|in)\b/i,
  over: [
    'healthcare',
    'insurance',
    'health-entitlement',
    'pension',
    'jobs',
    'pay',
    'cost',
    'absence',
    'part-year',
    'permit-length',
    'flights',
    'benefit',
  ],
  answer: (asked) => {
    const who = asked.person ? inLetter(asked.person) : null;
    return {
      said: flow(careOf(asked), asked.person === null ? onVisits(asked) : null),
      lacks:
        'how many months somebody may be away before the health cover of home ends, and how it is taken up again',
      whom: 'the insurer or ministry of health at home that issues the card, in writing, before you leave',
      put: `For how many months in twelve may ${who ?? 'I'} be away without losing the cover, what has to be reported and when, what is paid for abroad and on visits meanwhile, and from which day does it begin again on return?`,
    };
  },
};
