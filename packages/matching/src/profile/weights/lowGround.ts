import { anyOf } from '../../anyOf.ts';

const HIGH = anyOf([
  /\b(?:high|higher|great) (?:altitudes?|elevations?)\b|\baltitude sickness\b/i,
  /\b(?:avoid|no|not|low|lower|cannot)\b[^.;]*\b(?:altitudes?|elevations?)\b/i,
  /\b(?:cannot|can['’]?t|must not|not|never|avoid)\b[^.;]*\babove \d[\d.,]* ?(?:m|met(?:er|re)s?|ft|feet)\b/i,
]);
/** "No altitude issues": altitude does no harm. */
const NO_HARM =
  /\b(?:no|not|never|without|any)\b[^.;,]*\b(?:altitudes?|elevations?) (?:sickness|issues?|problems?|troubles?|concerns?)\b/i;

/** Whether a remark on care or surroundings asks for low ground. */
export const asksForLowGround = (text: string): boolean =>
  text.split(/[;\n]|[.,](?!\d)/).some((part) => HIGH.test(part) && !NO_HARM.test(part));
