/** Words of approval. In a field on what rules places out nobody means that what they stand before should be missing. */
const APPROVING =
  '(?:good|great|decent|excellent|superb|solid|adequate|proper|modern|reliable|stable|dependable|quality|high[- ]quality|top-quality|top|first[- ]class|world[- ]class|best|fast|quick|high[- ]speed|strong|affordable|cheap|accessible|free|public|universal|private)';
const DEGREE =
  '(?:very|really|reasonably|fairly|relatively|generally|always|and|&|or|with|access to|at least|an?|some|the)';

/** "Good healthcare", "fast and reliable internet": a line that begins with a thing approved of. */
export const approved = (things: string): RegExp =>
  new RegExp(
    `^(?!.*\\bonly\\b)(?!.*\\b(?:is|are) (?!(?:very |really |so )?(?:an? must|a priority|essential|important|key|crucial|vital|needed|required)\\b))(?:${DEGREE} )*${APPROVING}(?:,? (?:${DEGREE} )*${APPROVING})* (?:${things})\\b`,
  );

/** What opens a demand, or stands alone: "must be", "has to feel", "somewhere". */
const DEMANDING =
  '(?:(?:it |the (?:country|place|city|town) |i |we )?(?:must|should|has to|have to|needs? to|wants? to|wish to|would like to) (?:be|feel|live)(?: in)? |(?:somewhere|a place|a country|a city) )?';
const HOW = '(?:(?:very|really|reasonably|fairly|relatively|generally|an?) )*';
const OF_A_PLACE =
  '(?:countr(?:y|ies)|places?|cit(?:y|ies)|towns?|areas?|regions?|environments?|neighbou?rhoods?|societ(?:y|ies))';

/** "Safe", "must be affordable", "a safe place": a place by an adjective, and what may follow it. */
export const placeThatIs = (adjective: string, more: string): RegExp =>
  new RegExp(`^${DEMANDING}${HOW}(?:${adjective})(?: (?:${OF_A_PLACE}|to live(?: in)?|only|${more}))*[.!]*$`);
