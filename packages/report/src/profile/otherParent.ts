import type { AnswerReader } from './answers.ts';
import type { Movers } from './household.ts';

/** Where people tell of the other parent of their children. */
const TOLD_IN = [
  'unique-family-situation',
  'additional-comments',
  'missed-information',
  'specific-questions',
] as const;

/** Words by which another parent has a say, whoever moves along. */
const CUSTODY =
  /\bcustod|\bvisitation\b|\bco-?parent|\bother parent\b|\bmy ex\b|\bex-? ?(?:wife|husband|partner)\b|\bparental (?:responsibility|authority)\b/i;
/** Told of oneself; in a question it may be somebody else's, or one to come. */
const PARTED = /\bdivorc|\bseparated\b/i;
/** The father or mother of the children, who is somebody else only where no partner moves along. */
const PARENT =
  /\b(?:their|his|her|the (?:children|kids|boys|girls)[’']s?|my (?:son|daughter|child|children|kids)[’']?s?) (?:biological )?(?:father|mother|dad|mum|mom)\b/i;
const GONE = /\b(?:died|dead|deceased|passed away|widow)/i;

/**
 * The answers that tell of another parent of children who move; null where none do. A word of custody or divorce is
 * enough, since even a sole right has to be proved.
 */
export function otherParentIds({
  movers,
  read,
}: {
  readonly movers: Movers;
  readonly read: AnswerReader;
}): readonly string[] | null {
  if (movers.children.length === 0) return null;
  const found = TOLD_IN.filter((id) => {
    const text = read.text(id) ?? '';
    const parted = id !== 'specific-questions' && PARTED.test(text);
    return parted || CUSTODY.test(text) || (!movers.hasPartner && PARENT.test(text) && !GONE.test(text));
  });
  if (found.length > 0) return found;
  return !movers.hasPartner && read.has('relationship-status', 'divorced') ? ['relationship-status'] : null;
}
