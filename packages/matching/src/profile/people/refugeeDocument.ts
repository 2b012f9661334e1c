import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { findCountry } from '@global-fit/questionnaire/lists/countries';
import type { Answers } from '@global-fit/questionnaire/model';
import { ADJECTIVES, countryOfAdjective } from '../text/demonyms.ts';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { listOf, textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

/** A travel document for refugees or stateless people, which replaces a passport. */
export interface RefugeeDocument {
  /** The country that issued it: the one named beside it, else the one lived in; null where neither is known. */
  readonly issuer: Iso3 | null;
  /** Ids of the answers that tell it. */
  readonly questionIds: readonly string[];
}

const WHOSE = String.raw`(?:refugees?|stateless(?: persons?)?|aliens?|foreigners?|non-citizens?)`;
/**
 * Names of such a document: "refugee travel document", "alien’s passport", "Reiseausweis", with the state that issued
 * it.
 */
const DOCUMENT = String.raw`(?:${ADJECTIVES} )?(?:[\w-]+ ){0,2}?((?:${WHOSE}(?:['’]s?)?|convention|(?:19)?51) (?:travel documents?|passports?)|(?:travel documents?|passports?) (?:for|of) (?:an? )?(?:recogni[sz]ed )?${WHOSE}|reiseausweis\w*|fremdenpass|titre de voyage)`;
const NAMED = new RegExp(String.raw`\b${DOCUMENT}`, 'iu');
const EVERY = new RegExp(NAMED, 'giu');
/** A document of somebody else, or one not held yet. */
const NOT_MINE = new RegExp(
  [
    String.raw`\b(?:wife|husband|partner|spouse|son|daughter|child|children|mother|father|parents?|sister|brother|cousin|friend)s?(?:['’]s?)?(?: \p{Lu}\p{L}+)? (?:[\w’']+ ){0,4}$`,
    String.raw`\b(?:get|apply(?:ing)? for|obtain|receive|ask for|give me|need|no)(?: an?| the| my)?(?: ${ADJECTIVES})? $`,
  ].join('|'),
  'iu',
);
const MINE = /\b(?:I|my|we|our)\b/iu;

/** Removes mentions of refugee documents, because they are no passports and reveal no citizenship. */
export const withoutRefugeeDocuments = (text: string): string => text.replaceAll(EVERY, 'travel document');

/** The refugee travel document the customer travels on; null where none is mentioned. */
export function refugeeDocument(atlas: Atlas, answers: Answers): RefugeeDocument | null {
  const found = FACTS_TOLD_IN.flatMap((id) =>
    sentencesOf(textOf(answers, id) ?? '').flatMap((sentence) => {
      const named = NAMED.exec(sentence);
      const before = named ? sentence.slice(0, named.index + named[0].length - (named[1] ?? '').length) : '';
      if (!named || !MINE.test(sentence) || NOT_MINE.test(before)) return [];
      return [{ id, issuer: countryOfAdjective(atlas, named[0])?.iso3 ?? null }];
    }),
  );
  if (found.length === 0) return null;
  const home = findCountry(answers['current-location']?.countryCode ?? '')?.iso3 ?? null;
  return {
    issuer: found.find(({ issuer }) => issuer !== null)?.issuer ?? home,
    questionIds: [...new Set(found.map(({ id }) => id))],
  };
}

/**
 * The citizenships ticked, less the state that issued a refugee travel document: its own citizens would have its
 * passport instead.
 */
export function citizenshipsHeld(atlas: Atlas, answers: Answers): readonly string[] {
  const ticked = listOf(answers, 'citizenship');
  const issuer = refugeeDocument(atlas, answers)?.issuer;
  return issuer === undefined ? ticked : ticked.filter((iso3) => iso3 !== issuer);
}
