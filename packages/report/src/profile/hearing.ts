import { saidAt } from './affirmed.ts';
import { TOLD_OF_THEMSELVES } from './freeText.ts';
import { personIn } from './person.ts';
import type { Profile } from './profile.ts';

/** Words by which the one who writes does not hear, or asks for no telephone. */
const DEAF =
  /\b(?:deaf(?:ness|ened)?|hard of hearing|hearing[- ](?:loss|impaired|impairment)|cannot hear|can['’]t hear|sign language (?:user|is my)|I sign\b)/i;
const NO_CALLS =
  /\b(?:no|never|not) (?:by |via |on |over |use |using )?(?:the |any |a )?(?:tele)?phone(?: ?calls?)?(?= *(?:[.,;!)]|please|for me|$))|\b(?:cannot|can['’]t|do not|don['’]t|unable to) (?:use |speak (?:on|by) |talk (?:on|by) |answer |make )?(?:the |a |any )?(?:tele)?phone(?: calls?)?\b/i;

const SENTENCE = /[.;!?\n]+/;

/** Whether a text tells it of the one who writes: a sentence about somebody else does not. */
function tellsIt(text: string, profile: Profile): boolean {
  return text
    .split(SENTENCE)
    .some((one) => (saidAt(one, DEAF) >= 0 && personIn(one, profile) === null) || NO_CALLS.test(one));
}

/** The answers by which the telephone is no way to reach anybody; null where none tells so. */
export function withoutHearing(profile: Profile): readonly string[] | null {
  const found = ['medical-conditions-details', ...TOLD_OF_THEMSELVES].filter((id) =>
    tellsIt(profile.read.text(id) ?? '', profile),
  );
  return found.length > 0 ? found : null;
}

/** What assumes that one hears: a video call may be signed, and a card for the telephone carries text. */
export const BY_EAR =
  /\b(?:on|in|by|beside|answers?) (?:the |each |every |all your )?telephones?\b|\bthe telephone (?:takes|can)\b|\bradio\b|\blisten\w*|\bpodcasts?\b|(?<!video )\bcalls?\b(?! (?:it|off|for|up)\b)|\bhear(?:s|d)?\b|\bread it aloud\b/i;
