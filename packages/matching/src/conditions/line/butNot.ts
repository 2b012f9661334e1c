import { livesWith } from '../own/hedged.ts';
import { plainly } from '../own/ownTerms.ts';

const BUT =
  /^(.+?),?\s+but\s+((?:(?:definitely|absolutely|please|certainly)\s+)*(?:no|not|never|without|nothing)\b.+)$/i;
const SETS = /\b(?:no|not|never|without|must|only|cannot|unless|except)\b|n't\b/;

/** A wish or a remark, and the refusal behind its "but". */
export interface ButNot {
  readonly wish: string;
  readonly refusal: string;
  /** The first part asks for nothing. */
  readonly isRemark: boolean;
}

/** "Warm but not humid", "I don't mind heat but no humidity"; null where the first part sets a condition as well. */
export function butNotIn(line: string): ButNot | null {
  const [, wish = '', refusal = ''] = BUT.exec(line) ?? [];
  const plain = plainly(wish).trim();
  const isRemark =
    livesWith(plain) || /\b(?:is|are) fine$/.test(plain) || /\b(?:do not|don't) mind\b/.test(plain);
  return wish !== '' && (isRemark || !SETS.test(plain)) ? { wish, refusal, isRemark } : null;
}
