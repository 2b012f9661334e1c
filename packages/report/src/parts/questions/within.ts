import { forAcross, isAcross, isAtHome } from '../../place/atHome.ts';
import { capitalised, list } from '../../prose/english.ts';
import type { Answer, Asked } from './topic.ts';

/** What to ask, without clauses only foreigners would need. */
function put(text: string): string {
  const clauses = text.replace(/[?.]$/, '').split(/, (?:and )?/);
  const left = clauses.filter((clause) => !isAcross(clause));
  return left.length === clauses.length ? text : `${capitalised(list(left))}?`;
}

/** Whom to ask in place of immigration authorities. */
const WHOM: readonly (readonly [RegExp, string])[] = [
  [/\bthe embassy of each (?:country|place)\b/g, 'the authority that decides on it'],
  [/\bthe immigration office of each country\b/g, 'the immigration authority'],
  [/\bof each country\b/g, 'of the country'],
  [/\b(?:the|a) new country\b/g, 'the new region'],
  [/ who works with both countries\b/g, ''],
  [/ at home\b/g, ''],
  [/, and the day from which a newcomer is covered\b/g, ''],
];

const whom = (text: string): string => WHOM.reduce((said, [from, to]) => said.replaceAll(from, to), text);

/** The same about a single country. */
const ofOne = (text: string, name: string): string =>
  text.replaceAll(/\b(of|in) each (?:country|place)\b/g, `$1 ${name}`);

/** An answer about one country only, or a move within the country lived in, without mention of borders. */
export function answerWithin({ views }: Pick<Asked, 'views'>, answer: Answer): Answer {
  const [only, ...more] = views;
  if (!views.every(isAtHome) && only && more.length === 0)
    return {
      ...answer,
      whom: ofOne(answer.whom, only.name),
      lacks: ofOne(answer.lacks, only.name),
      put: forAcross(answer.put),
    };
  if (!only || !views.every(isAtHome)) return { ...answer, put: forAcross(answer.put) };
  return { ...answer, whom: whom(answer.whom), put: put(answer.put), lacks: whom(answer.lacks) };
}
