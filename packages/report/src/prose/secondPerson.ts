/** Turns the form's first person into the second; longer patterns first. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bI\b/g, 'you'],
  [/\bmyself\b/g, 'yourself'],
  [/\bmy\b/g, 'your'],
  [/\bme\b/g, 'you'],
  [/\bwith us\b/g, 'with you'],
];

/**
 * "education for me or my children" becomes "education for you or your children".
 *
 * @param childless no child moves along, so children are left out
 */
export function secondPerson(own: string, childless = false): string {
  const text = childless ? own.replace(/ or my children\b/, '') : own;
  return TURNS.reduce((said, [from, to]) => said.replace(from, to), text);
}
