/** Words of the form, which speak as the customer, turned to speak to the customer; from longer to shorter. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bI\b/g, 'you'],
  [/\bmyself\b/g, 'yourself'],
  [/\bmy\b/g, 'your'],
  [/\bme\b/g, 'you'],
  [/\bwith us\b/g, 'with you'],
];

/**
 * "education for me or my children" as "education for you or your children".
 *
 * @param alone nobody moves with the customer: then children are none of the matter
 */
export function secondPerson(own: string, alone = false): string {
  const text = alone ? own.replace(/ or my children\b/, '') : own;
  return TURNS.reduce((said, [from, to]) => said.replace(from, to), text);
}
