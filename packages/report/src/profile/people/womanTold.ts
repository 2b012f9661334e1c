import { TOLD_ANYWHERE } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../profile.ts';

/** A woman who moves, in somebody's own words: a wife, a daughter, or whoever writes. */
const WOMAN =
  /\b(?:(?:my|our) (?:\w+ )?(?:wife|girlfriend|fianc[ée]e|daughters?|girls)(?!\w)|(?:I am|I[’']m|we are|as|being) (?:an? |two |both )?(?:\w+ )?(?:wom[ae]n|mothers?|mums?|moms?|lesbians?|wives|girls?|widow)\b)/i;
/** A wife of before, and kin that stays, move with nobody. */
const NOT_ALONG = /\b(?:ex|late|former|grown(?:-up)?|adult|married)[- ](?:wife|girlfriend|daughters?)\b/gi;

/** The answers that tell that a woman moves; null where none does, since nobody is asked. */
export function toldOfWoman({ read, movers }: Pick<Profile, 'read' | 'movers'>): readonly string[] | null {
  const found = TOLD_ANYWHERE.filter((id) => {
    const [said = ''] = WOMAN.exec((read.text(id) ?? '').replace(NOT_ALONG, ' ')) ?? [];
    // A wife or a daughter who is spoken of moves only where a partner or a child does.
    const [partner, child] = [/wife|girlfriend|fianc/i.test(said), /daughter|girls/i.test(said)];
    return said !== '' && (!partner || movers.hasPartner) && (!child || movers.children.length > 0);
  });
  return found.length > 0 ? found : null;
}
