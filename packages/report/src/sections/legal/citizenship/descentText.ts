/** Ancestors in the words of a record, as within a sentence. */
const WHOM: Readonly<Record<string, string>> = {
  'at least one parent': 'at least one parent who is a citizen',
  'both parents': 'two parents who are citizens',
  'parent or grandparent': 'a parent or a grandparent who is a citizen',
  'parent or grandparent by birth': 'a parent or a grandparent who was born there',
  'Jewish parent or grandparent': 'a parent or a grandparent who is Jewish by the Law of Return',
  'parent or grandparent, also a former citizen': 'a parent or a grandparent who is or was a citizen',
  'parent, grandparent or great-grandparent': 'a parent, a grandparent or a great-grandparent',
  'any generation': 'an ancestor of any generation',
  mother: 'a mother who is a citizen',
};

/** Follows a rule on citizenship at birth, where the line begins before the parents. */
export const AT_BIRTH_ALONE =
  ' That is the rule at birth; our record does not say whether a line that begins before the parents counts.';

/** What a record says about who may claim by descent. */
export function descentText(notes: string): string {
  const [rule = '', extra] = notes.replace('qualifying ancestor: ', '').split('; ');
  if (rule.startsWith('available'))
    return 'The record says that a claim is possible, but not how many generations back.';
  if (rule.endsWith('(restricted)'))
    return `The record names the ${rule.replace(' (restricted)', '')}, with restrictions.`;
  return `The record asks for ${WHOM[rule] ?? `“${rule}”`}${extra && rule in WHOM ? `, ${extra}` : ''}.`;
}
