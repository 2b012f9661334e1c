/** Words of the form, which speak as the customer, turned to speak to the customer; from longer to shorter. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bI\b/g, 'you'],
  [/\bmyself\b/g, 'yourself'],
  [/\bmy\b/g, 'your'],
  [/\bme\b/g, 'you'],
  [/\bwith us\b/g, 'with you'],
];

/** "education for me or my children" as "education for you or your children". */
export function secondPerson(text: string): string {
  return TURNS.reduce((said, [from, to]) => said.replace(from, to), text);
}
