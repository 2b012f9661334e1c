import { type Said, words } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/** A question about the cabin. No record decides it, and documents come second. */
const CABIN = /\b(?:in|into) (?:the )?cabin\b|\bcabin\b[^?]{0,30}\b(?:allowed|possible|instead)\b/i;
export const cabinSaid = ({ text }: Asked): Said | null =>
  CABIN.test(text)
    ? words(
        'Whether an animal travels in the cabin each airline decides for its own flights, and no record of ours tells it.',
      )
    : null;
