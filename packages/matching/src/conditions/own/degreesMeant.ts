import { plainly } from './ownTerms.ts';

const CELSIUS = /\d ?[°º]? ?c\b|\b(?:celsius|centigrade)\b/;
const FAHRENHEIT = /\d ?[°º]? ?f\b|\bfahrenheit\b/;
/** Nobody in degrees Fahrenheit fears a summer above so few, nor so many below a winter that is above freezing. */
const BARE_SUMMER =
  /\b(?:summers?|heat\w*|hot\w*)\b[^.;\n\d]{0,30}\b(?:above|over|beyond|past|than|max\w*|up to)\s(?:2[5-9]|3\d|4\d|5[0-5])\b(?!\s?(?:[°º]? ?f\b|%|days?|weeks?|nights?|hours?|km|miles?))/;

/**
 * Whether numbers of degrees without a unit are Fahrenheit in a text: where those who live there count so, and it names
 * no degrees that are Celsius for certain. "No winters below −10, no summers above 35" is one scale.
 */
export function meansFahrenheit(text: string, isUsualAtHome: boolean): boolean {
  const plain = plainly(text);
  if (!isUsualAtHome || FAHRENHEIT.test(plain)) return isUsualAtHome;
  return !CELSIUS.test(plain) && !BARE_SUMMER.test(plain);
}
