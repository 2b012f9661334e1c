import { anyOf } from '@global-fit/matching/anyOf';
import { TOLD_ANYWHERE } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../profile.ts';

/** Words that tell of a woman who moves: a wife, a daughter, or the writer. */
const WOMAN = anyOf([
  /\b(?:my|our) (?:\w+ )?(?:wife|girlfriend|fianc[ée]e|daughters?|girls)(?!\w)/i,
  /\b(?:I am|I[’']m|we are|as|being) (?:an? |two |both )?(?:\w+ )?(?:wom[ae]n|mothers?|mums?|moms?|lesbians?|wives|girls?|widow)\b/i,
]);
/** Former wives and relatives who stay do not move. */
const NOT_ALONG = /\b(?:ex|late|former|grown(?:-up)?|adult|married)[- ](?:wife|girlfriend|daughters?)\b/gi;

/** Ids of the answers that tell of a woman who moves; null where none does. No question asks it. */
export function toldOfWoman({ read, movers }: Pick<Profile, 'read' | 'movers'>): readonly string[] | null {
  const found = TOLD_ANYWHERE.filter((id) => {
    const [said = ''] = WOMAN.exec((read.text(id) ?? '').replace(NOT_ALONG, ' ')) ?? [];
    // A wife or daughter mentioned moves only where a partner or child does.
    const [partner, child] = [/wife|girlfriend|fianc/i.test(said), /daughter|girls/i.test(said)];
    return said !== '' && (!partner || movers.hasPartner) && (!child || movers.children.length > 0);
  });
  return found.length > 0 ? found : null;
}
