import { anyOf } from '@global-fit/matching/anyOf';
import { saidAt } from './affirmed.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import { personIn } from '../people/person.ts';
import type { Profile } from '../profile.ts';

/** Words by which the customer is deaf or hard of hearing, or asks not to be called. */
const DEAF =
  /\b(?:deaf(?:ness|ened)?|hard of hearing|hearing[- ](?:loss|impaired|impairment)|cannot hear|can['’]t hear|sign language (?:user|is my)|I sign\b)/i;
const NO_CALLS = anyOf([
  /\b(?:no|never|not) (?:by |via |on |over |use |using )?(?:the |any |a )?(?:tele)?phone(?: ?calls?)?(?= *(?:[.,;!)]|please|for me|$))/i,
  /\b(?:cannot|can['’]t|do not|don['’]t|unable to) (?:use |speak (?:on|by) |talk (?:on|by) |answer |make )?(?:the |a |any )?(?:tele)?phone(?: calls?)?\b/i,
  /\b(?:tele)?phone(?: calls?)? (?:is|are) (?:impossible|not possible|no option|not an option|useless)\b(?= (?:for|to) me\b| *[.:,;!]|$)/i,
]);

const SENTENCE = /[.;!?\n]+/;

const TOLD = ['medical-conditions-details', ...TOLD_OF_THEMSELVES];

/** Whether a sentence says that of the customer. */
const tellsDeaf = (one: string, profile: Profile): boolean =>
  saidAt(one, DEAF) >= 0 && personIn(one, profile) === null;

/** Ids of the answers with a sentence that fits; null where none does. */
function toldWhere(profile: Profile, fits: (sentence: string) => boolean): readonly string[] | null {
  const found = TOLD.filter((id) => (profile.read.text(id) ?? '').split(SENTENCE).some(fits));
  return found.length > 0 ? found : null;
}

/** Ids of the answers that say the customer is deaf or hard of hearing; null where none does. */
export const deafIds = (profile: Profile): readonly string[] | null =>
  toldWhere(profile, (one) => tellsDeaf(one, profile));

/** Words of a life without sound, of those by which somebody hears badly. */
const WITHOUT_SOUND =
  /\b(?:deaf(?:ness|ened)?|cannot hear|can['’]t hear|sign language (?:user|is my)|I sign\b)/i;
const AIDS = /\bhearing aids?\b/i;
/** Deafness that leaves hearing: "deaf in one ear", "partially deaf". */
const PARTLY =
  /\bdeaf (?:in|on) (?:one|(?:(?:my|the) )?(?:left|right))\b(?: (?:ear|side))?|\b(?:partially|partly|half|slightly|a (?:bit|little)) deaf\b/gi;

/** Somebody who hears badly, and with aids where they tell of them. */
export interface HardOfHearing {
  readonly aids: boolean;
  readonly ids: readonly string[];
}

/** Whether the customer hears badly and is not deaf, which asks for an audiologist and for no interpreter. */
export function hardOfHearing(profile: Profile): HardOfHearing | null {
  const about = (words: RegExp) =>
    toldWhere(profile, (one) => saidAt(one, words) >= 0 && personIn(one, profile) === null);
  const deaf = toldWhere(
    profile,
    (one) => saidAt(one.replace(PARTLY, ' '), WITHOUT_SOUND) >= 0 && personIn(one, profile) === null,
  );
  if (deaf) return null;
  const aids = about(AIDS);
  const ids = aids ?? deafIds(profile);
  return ids && { aids: aids !== null, ids };
}

/** Ids of the answers that rule out telephone calls; null where none does. */
export const withoutHearing = (profile: Profile): readonly string[] | null =>
  toldWhere(profile, (one) => tellsDeaf(one, profile) || NO_CALLS.test(one));

/** Advice that assumes hearing. A video call may be signed, and a telephone card carries text. */
export const BY_EAR = anyOf([
  /\b(?:on|in|by|beside|answers?) (?:the |each |every |all your )?telephones?\b|\bthe telephone (?:takes|can)\b/i,
  /\bradio\b|\blisten\w*|\bpodcasts?\b|(?<!video )\bcalls?\b(?! (?:it|off|for|up)\b)|\bhear(?:s|d)?\b/i,
  /\bread it aloud\b|\baccents?\b|\bsounds\b/i,
]);
