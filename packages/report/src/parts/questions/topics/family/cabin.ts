import { type Said, words } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/** A question about the cabin. No record decides it, and documents come second. */
const CABIN = /\b(?:in|into) (?:the )?cabin\b|\bcabin\b[^?]{0,30}\b(?:allowed|possible|instead)\b/i;
export const cabinSaid = ({ text }: Asked): Said | null =>
  CABIN.test(text)
    ? words(
        'Each airline decides for its own flights whether an animal travels in the cabin, and no record of ours says so.',
      )
    : null;
