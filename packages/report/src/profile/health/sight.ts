import { anyOf } from '@global-fit/matching/anyOf';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import { saidAt } from './affirmed.ts';
import { personIn } from '../people/person.ts';
import type { Profile } from '../profile.ts';

/** Words by which the customer is blind or has low vision, or uses a guide dog or cane. */
const BLIND =
  /\b(?:(?<!\b(?:colou?r|night|face|word|snow)[- ])blind(?:ness)?(?! (?:eye|spot|date|trust|faith|alley|bend|corner)s?\b)|visual(?:ly)? impair(?:ed|ment)|partially sighted|sight[- ]?(?:loss|impaired)|guide dogs?|white cane|screen reader)\b/i;

const SENTENCE = /[.;!?\n]+/;

const TOLD = ['medical-conditions-details', 'pets-additional-info', 'special-skills', ...TOLD_OF_THEMSELVES];

/** Ids of the answers that say so; null where none does. */
export function blindIds(profile: Profile): readonly string[] | null {
  const found = TOLD.filter((id) =>
    (profile.read.text(id) ?? '')
      .split(SENTENCE)
      .some((one) => saidAt(one, BLIND) >= 0 && personIn(one, profile) === null),
  );
  return found.length > 0 ? found : null;
}

/** Advice that assumes sight. */
export const BY_EYE = anyOf([
  /\bdriv(?:e|es|ing)\b|\bafter dark\b|\bwindows are lit\b|\bgreen light\b/i,
  /\blook(?:s|ing)? (?:which|the other way|at (?:pavements|(?:the|each) crossings?))\b|\bchild’s eyes\b/i,
  /\bwatch who\b|\bcard on paper\b|\bmap of paths\b/i,
]);
