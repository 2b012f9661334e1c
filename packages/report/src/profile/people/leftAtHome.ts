import { anyOf } from '@global-fit/matching/anyOf';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import { REMARKS_AND_FAMILY } from '@global-fit/matching/profile/text/freeTexts';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import type { Profile } from '../profile.ts';

const CHILD = String.raw`\b(?:my|our) (?:[\w-]+ ){0,2}?(son|daughter|child|children|kids?|sons|daughters)\b`;
const PARENT = '(?:mother|mom|mum|father|dad|other parent|ex(?:-\\w+)?)';
/** "My daughter Zosia (9) stays with her mother". */
const STAYS = new RegExp(
  String.raw`${CHILD}[^.;?!]{0,40}\b(?:stays?|lives?|remains?|will stay|would stay)\b[^.;?!]{0,20}\bwith (?:her|his|their|the|my) ${PARENT}\b`,
  'i',
);

/** The customer's child who stays with the other parent. */
export interface ChildWhoStays {
  /** "your daughter", "your children". */
  readonly called: string;
  readonly ids: readonly string[];
}

/** The child who stays with the other parent, as written; null where none does, or children move along. */
export function childWhoStays({ read, movers }: Pick<Profile, 'read' | 'movers'>): ChildWhoStays | null {
  if (movers.children.length > 0) return null;
  for (const id of REMARKS_AND_FAMILY) {
    const [, who] = STAYS.exec(read.text(id) ?? '') ?? [];
    if (who) return { called: `your ${who.toLowerCase()}`, ids: [id] };
  }
  return null;
}

const SERVICE = /\b(?:military|army|national|compulsory) service\b|\bconscript\w*\b/i;
const STILL_OWED =
  /\b(?:not|n['’]t|never|yet|postpon\w+|put off|defer\w*|delay\w*|still (?:have|has|owe|must)|have to (?:do|serve)|exempt\w*)\b/i;
const SERVED =
  /\b(?:did|done|finished|completed|served) (?:\w+ ){0,2}(?:military|army|national|compulsory)\b/i;
/** Service paid off or exempted for good: "I paid the exemption, so it is done". */
const SETTLED = anyOf([
  /\b(?:paid|bought|received|got|holds?|have|has|granted)\b[^.;?!]{0,30}\b(?:exempt\w*|bedelli|discharge\w*|buy-?out)\b/i,
  /\bexempt(?:ed)?\b[^.;?!]{0,40}\b(?:for (?:good|life)|permanently)\b/i,
  /\b(?:it|that|this|service) is (?:done|over|behind (?:me|him|us))\b/i,
]);

/** Military service still owed at home. */
export interface ServiceOwed {
  readonly country: Country;
  readonly ids: readonly string[];
}

/**
 * Service still owed to a country of the customer's citizenship that has conscription, as written; null where there
 * is none.
 */
export function serviceOwed(
  { read, citizenships }: Pick<Profile, 'read' | 'citizenships'>,
  atlas: Atlas,
): ServiceOwed | null {
  const country = citizenships.find(({ iso3 }) => atlas.fact(iso3, 'conscription')?.value === 'yes');
  const told = REMARKS_AND_FAMILY.filter((id) =>
    sentencesOf(read.text(id) ?? '').some(
      (one) =>
        !one.includes('?') &&
        SERVICE.test(one) &&
        STILL_OWED.test(one) &&
        !(SETTLED.test(one) && !/\b(?:not|n['’]t|never)\b/i.test(one)) &&
        !(SERVED.test(one) && !/\b(?:not|n['’]t|never)\b/i.test(one)),
    ),
  );
  return country && told.length > 0 ? { country, ids: told } : null;
}
