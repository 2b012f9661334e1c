import { anyOf } from '@global-fit/matching/anyOf';
import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { MONTH_OF_YEAR, monthIn } from '@global-fit/matching/profile/time/toldMonths';
import type { Profile } from '../profile.ts';

/** A citizenship application already filed, as far as stated. */
export interface PendingClaim {
  /** The month it was filed, as YYYY-MM; null where none was stated. */
  readonly since: string | null;
  /** Id of the answer that tells it. */
  readonly id: string;
}

const MADE = anyOf([
  /\b(?:have |has |had |already |I |we )+(?:applied|filed|lodged|submitted)\b/i,
  /\b(?:was|were|is|are) (?:filed|lodged|submitted|pending)\b/i,
  /\b(?:application|claim|file|case)s?\b[^.?!]{0,60}\b(?:pending|filed|lodged|submitted|sent|in progress|being processed|under review|with the (?:consulate|embassy|authority|ministry|BVA))\b/i,
  /\b(?:pending (?:application|claim)|waiting for (?:the |a |its |their )?(?:decision|answer|result))\b/i,
]);
const NOT_MADE =
  /\b(?:not (?:yet )?(?:applied|filed|lodged|submitted)|(?:never|haven['’]t|hasn['’]t) \w+|(?:will|shall|want to|plan to|going to|hope to|should|could|can|if) (?:I |we )?(?:apply|file|submit))\b/i;
const ABOUT = /\b(?:citizenship|nationality|passport|descent|restitution|restoration|StAG|BVA)\b/i;
const WHEN = new RegExp(String.raw`\b${MONTH_OF_YEAR}`, 'i');

/** The application filed, for people who may have a claim by descent; null where none is stated. */
export function pendingClaim({ read }: Pick<Profile, 'read'>): PendingClaim | null {
  if (!read.has('ancestry-claim', 'yes', 'possibly', 'unsure')) return null;
  for (const id of FACTS_TOLD_IN) {
    const told = read.text(id) ?? '';
    // Two sentences may share it: the first names the citizenship, the second the application.
    const about = ABOUT.test(told);
    for (const sentence of about ? sentencesOf(told) : []) {
      if (!MADE.test(sentence) || NOT_MADE.test(sentence) || /\bvisas?\b|\bpermits?\b/i.test(sentence))
        continue;
      return { since: monthIn(sentence, WHEN), id };
    }
  }
  return null;
}
