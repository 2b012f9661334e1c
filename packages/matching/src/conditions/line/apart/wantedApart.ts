/** "I want a safe, clean country with good schools": what a place shall be, and what it shall have. */
const WANTED =
  /^(?:(?:i|we)['’](?:m|re) looking for|(?:i|we)(?: really| just| both)? (?:want|need|would like|['’]d like|am looking for|are looking for|must (?:live in|have))(?: to (?:live|be|settle) in)?|looking for|(?:some|any)where (?=(?:safe|democratic|warm|sunny|quiet|clean|cheap|affordable|walkable|peaceful|stable|friendly|green)\b)|must be|has to be|needs to be)\s*(?<=\s)(?:an?\s+|somewhere\s+|some\s+place\s+)?((?:(?!and\s)[\p{L}-]+(?:,?\s+and\s+|\s*,\s*(?!and\s)|\s+(?!and\s)))*?)(?:(countr(?:y|ies)|places?|cit(?:y|ies)|towns?|somewhere)\s+)?(?:with|that has|which has|where there (?:is|are))\s+(.+)$/iu;
const JOINT = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i;
/** What is said of more than things that a place has, or of their absence, is no list of them. */
const SAYS_MORE =
  /\b(?:no|not|never|without|but|or|unless|except|if|because|since|where|that|which|who|than|between|both|either|less|more|over|under|within)\b|\d|[:;()]/i;
/** So many words name a thing: "good public schools". */
const MOST_WORDS = 6;
const HOW = /^(?:very|really|reasonably|fairly)\s+/i;

/** A sentence on the place that is wanted, as one demand for each of its words; any other line as it is. */
export function wantedApart(line: string): readonly string[] {
  const [, adjectives = '', noun = '', things = ''] = WANTED.exec(line.replace(/[\s.!]+$/, '')) ?? [];
  const being = adjectives.split(JOINT).flatMap((word) => word.trim() || []);
  const having = things.split(JOINT).flatMap((thing) => thing.trim() || []);
  const isPlain =
    being.every((word) => word.replace(HOW, '').split(/\s+/).length === 1) &&
    having.every((thing) => thing.split(/\s+/).length <= MOST_WORDS);
  if (!isPlain || SAYS_MORE.test(things) || having.length === 0) return [line];
  // "A Muslim country with mosques": by its name alone an adjective tells whose country it is.
  const isOf = (word: string): boolean => /^country$/i.test(noun) && /^\p{Lu}\p{Ll}/u.test(word);
  return [
    ...being.map((word) => (isOf(word) ? `must be a ${word} country` : `must be ${word}`)),
    ...having.map((thing) => `must have ${thing}`),
  ];
}
