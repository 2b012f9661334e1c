import { SECTIONS } from '@global-fit/questionnaire/definition';
import { FAMILY_MEMBER_TEMPLATE } from '@global-fit/questionnaire/family';
import type { Question } from '@global-fit/questionnaire/model';
import { QUESTION_EFFECTS } from './questionEffects.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function rows(questions: readonly Question[]): readonly string[] {
  return questions.map(({ id, question }) => {
    const found = QUESTION_EFFECTS.find(({ questionId }) => questionId === id);
    return `| \`${id}\` | ${cell(question)} | ${found?.kinds.join(', ') ?? ''} | ${cell(found?.effect ?? '')} |`;
  });
}

const HEAD = ['| id | question | kind | effect |', '| --- | --- | --- | --- |'];

/** The page `docs/what-each-question-does.md`, printed from the table. */
export function effectsPage(): string {
  const sections = SECTIONS.toSorted((a, b) => a.order - b.order);
  return `${[
    '# What each question does',
    '',
    'Printed from `packages/matching/src/effects/` by `node packages/matching/scripts/docs.ts`; a test fails when the two differ.',
    '',
    'Kinds: **score** moves the scores of countries; **constraint** rules places out or puts them at risk; **advice** changes what the report says; **task** changes the plan; **none** identifies the customer or is only told back. Quoting an answer back is not an effect. The tests change every answer of kind score and constraint and look for the difference; the tests of the report do so for advice and task.',
    '',
    'Words by which two women or two men tell of themselves are heard in every text, and no row repeats it: a line of theirs on “our marriage” is one on marriages of one sex. A question that opens others has no effect by that alone.',
    ...sections.flatMap(({ title, questions }) => ['', `## ${title}`, '', ...HEAD, ...rows(questions)]),
    '',
    '## Family members',
    '',
    'Asked for each member who moves, as `family-member-{n}-{id}`.',
    '',
    ...HEAD,
    ...rows(FAMILY_MEMBER_TEMPLATE),
  ].join('\n')}\n`;
}
