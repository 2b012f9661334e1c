const REFUSES =
  "(?:no|not|avoid|never|nowhere with|(?:(?:i|we) )?(?:do not|don['’]t|would not|wouldn['’]t|will not|won['’]t|never) (?:want|like|live in|move to|accept)|(?:(?:i|we) )?(?:hate|dislike|can['’]t stand|cannot stand))";
const ADJECTIVE = '(?:(?:too|very|really|overly) )?\\p{L}[\\p{L}-]*';
const NOUN = '(?:countr(?:y|ies)|places?|states|nations|areas|regions|cit(?:y|ies)|towns?|climates?|weather)';
const LIST = new RegExp(
  `^(${REFUSES})(?: (?:in|to|an?|any|the|in an?))?\\s+(${ADJECTIVE}(?:\\s*,\\s*${ADJECTIVE})*)\\s*,?\\s+(?:or|and|nor)\\s+(${ADJECTIVE})\\s+(${NOUN})[\\s.!]*$`,
  'iu',
);

/**
 * "No Muslim or African countries", "we don't want cold, rainy or expensive places": the refusal of each adjective with
 * the noun that they share; null for every other line.
 */
export function adjectivesApart(line: string): readonly string[] | null {
  const [, , list = '', last = '', noun = ''] = LIST.exec(line) ?? [];
  return noun === '' ? null : [...list.split(/\s*,\s*/), last].map((one) => `no ${one} ${noun}`);
}
