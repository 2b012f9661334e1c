import { plainly } from '../../own/ownTerms.ts';
import { onlyWishedIn } from '../manner/onlyWished.ts';

/** "Taxes: low", "Weather - no colder than 5 °C": a subject, and what is asked of it. */
const TOPIC = /^(\p{L}+(?: (?:of |and |& )?\p{L}+){0,2})\s*(?::\s*|\s[-–—]+(?!\d)\s*)(\S.*)$/u;
/** What is good of whatever it is said of. */
const GOOD =
  /^(?:(?:very|really|must be|should be) )*(?:good|great|decent|excellent|high[- ]quality|strong|stable|safe|reliable|fast|cheap|affordable|free and good)$/;
const BEST =
  /^(?:top|best|quality|world[- ]class|first[- ]class|tip[- ]top|a\+)(?: (?:quality|notch|class|level))?$/;
/** Of these little is asked for. */
const FEW = /\b(?:taxe?s?|crime|corruption|costs?(?: of living)?|prices?|pollution|inflation|bureaucracy)$/;
const LITTLE = /^(?:very |really )?(?:low|lower|little|minimal|as low as possible)$/;
const LANGUAGE = /^(?:main |spoken |local )?languages?$/;
const ONE_LANGUAGE = /^(\p{Ll}+)(?: (?:only|spoken|speaking|please|is a must))*$/u;
/** A number, a limit or a refusal says by itself what is meant. */
const SETS = /\d|\b(?:no|not|never|without|max\w*|min\w*|must|under|over|above|below|at least|at most)\b/;
const COST = /^(?:(?:monthly |total |living )?costs?|budget|cost of living)$/;

/**
 * The ways to write a line of a subject and a value as one sentence, the likeliest first; none for any other line, nor for
 * a value that may be liked or feared ("Weather: hot").
 */
export function topicsSpelled(line: string): readonly string[] {
  const [, topic = '', told = ''] = TOPIC.exec(line) ?? [];
  const [subject, value] = [plainly(topic), plainly(told).replace(/[\s.!]+$/, '')];
  // "Wishes: no snow" is no sentence on wishes, and asks for nothing.
  if (subject === '' || /\bor\b/.test(value) || onlyWishedIn(line)) return [];
  const language = LANGUAGE.test(subject) ? ONE_LANGUAGE.exec(value)?.[1] : undefined;
  if (language) return [`${language.replace(/^\p{Ll}/u, (one) => one.toUpperCase())} must be spoken`];
  if (LITTLE.test(value)) return FEW.test(subject) ? [`low ${topic}`] : [];
  if (BEST.test(value)) return [`excellent ${topic}`];
  if (GOOD.test(value)) return [`${value} ${topic}`, `${topic} must be ${value}`];
  if (COST.test(subject)) return SETS.test(value) ? [`monthly cost of living ${told}`] : [];
  if (SETS.test(value)) return [`${topic} must be ${told}`, `${topic} ${told}`, told];
  return /\b(?:democra\w+|stable|free press|equal\w*)\b/.test(value) ? [told, `must be ${told}`] : [];
}
