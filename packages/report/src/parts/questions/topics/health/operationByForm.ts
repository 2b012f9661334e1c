import { pensionerCareInBrief } from '../../../../place/pension/pensionerCare.ts';
import { listNames } from '../../../../prose/english.ts';
import { type Said, say } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

const OPERATION =
  /\b(?:operations?|operated|surger(?:y|ies)|(?:hip|knee) replacements?|procedures?|treated once)\b/i;

/**
 * What form S1 covers for a planned operation in the places where it applies; null where it applies in none, or none
 * is asked about.
 */
export function operationByForm({ text, views }: Asked): Said | null {
  const held = OPERATION.test(text) ? views.filter((view) => pensionerCareInBrief([view]) !== null) : [];
  const where = listNames(held, 'or');
  return held.length === 0
    ? null
    : say`One operation is part of it: somebody who lives in ${where} and is registered there with form S1 is treated by the public service like the insured of that country, with the same waiting list and the same share to pay.`;
}
