import { type FindLimit, limits } from './ownLimit.ts';

/** What is earned, of which a part is taken. */
const EARNED =
  '(?:(?:of )?(?:my|our|the|your) (?:hard[- ]earned )?(?:money|incomes?|salar(?:y|ies)|wages?|pay|pay ?che(?:ck|que)s?|earnings)|(?:of )?(?:what|everything|all) (?:i|we|you) (?:earn|make))';
const SHARES: readonly (readonly [share: RegExp, percent: string])[] = [
  [new RegExp(`\\bhalf ${EARNED}\\b`), '50'],
  [new RegExp(`\\b(?:a|one) third (?:of )?${EARNED}\\b`), '33'],
  [/\b(?:more than|over|above) (?:a |one )?half\b(?! an?\b)/, '50'],
  [/\b(?:more than|over|above) (?:a|one) third\b/, '33'],
  [/\b(?:more than|over|above) (?:a|one) quarter\b/, '25'],
];

/** "I refuse to pay 45% tax again": what is named is ruled out, and so is what lies beyond it. */
const REFUSES_TO_PAY =
  /\b(?:refus\w*|not|never|no|won't|cannot|can't|hate|tired of|sick of)\b.{0,25}\b(?:pay(?:ing)?|giv(?:e|ing)|hand(?:ing)? over|los(?:e|ing))\b[^\d]{0,12}\d/;

/** "Inflation above 5%", "taxes that take more than half". */
export const percentLimit: FindLimit = (plain) => {
  const share = SHARES.find(([words]) => words.test(plain))?.[1];
  if (share) return { value: Number(share), said: `${share}%` };
  const digits = /(?<![\d.,/])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|per ?cent\b)/.exec(plain)?.[1];
  if (!digits || !(limits(plain) || REFUSES_TO_PAY.test(plain))) return null;
  const number = digits.replace(',', '.');
  return { value: Number(number), said: `${number}%` };
};
