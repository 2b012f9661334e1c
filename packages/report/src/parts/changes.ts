import type { Sensitivity } from '@global-fit/matching/model';
import { secondAdultId } from '@global-fit/questionnaire/couple';
import type { ReportInput } from '../input.ts';
import type { Block, ReportSection } from '../model.ts';
import { bareName } from '../prose/countryNames.ts';
import { capitalised, list } from '../prose/english.ts';
import { because, type Said, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { COUPLE_HEADING } from './couple/section.ts';

function names(input: ReportInput, codes: readonly string[]): string {
  return list(
    codes.flatMap((code) => {
      const country = input.atlas.country(code);
      return country ? [bareName(country)] : [];
    }),
  );
}

function effect(input: ReportInput, one: Sensitivity): string {
  const enter = names(input, one.entering);
  const leave = names(input, one.leaving);
  if (enter && leave) return `${enter} would come in and ${leave} would go`;
  if (enter) return `${enter} would come in`;
  return leave ? `${leave} would go` : 'the order would change';
}

/** "not important", "cold", "Yes, they will move with us": the engine's condition as the answer it stands for. */
function changedTo(change: string): string {
  const answer = change.replace(/["“”]/g, '').replace(/^If (?:it were|you asked for|you answered) /, '');
  return capitalised(answer);
}

/** "What would change this": the answers to which the top five are most sensitive. Null when none was studied. */
export function whatWouldChange(input: ReportInput): ReportSection | null {
  const studied = input.sensitivity;
  if (studied === undefined) return null;
  const moving = studied.filter((one) => one.entering.length + one.leaving.length > 0);
  const id = 'what-would-change';
  const heading = 'What would change this';
  if (moving.length === 0) {
    const firm =
      'We changed your answers one at a time and ranked the world again. No single change put another country among your first five, which is as firm as such a result gets.';
    return { id, heading, blocks: [paragraph(words(firm))] };
  }
  const labels = [...new Set(moving.map((one) => one.label))].slice(0, 3);
  const blocks: Block[] = [
    paragraph(
      because(
        words(
          `We changed your answers one at a time and ranked the world again. Your first five are most sensitive to ${list(labels.map((one) => `“${one}”`))}.`,
        ),
        ...new Set(moving.map((one) => one.questionId)),
      ),
    ),
    {
      kind: 'table',
      caption: 'One answer changed, and what it does to the first five',
      columns: ['Question', 'Changed to', 'Among the first five'],
      align: ['left', 'left', 'left'],
      rows: moving.slice(0, 8).map((one) => [one.label, changedTo(one.change), effect(input, one)]),
      answers: [...new Set(moving.map((one) => one.questionId))],
      facts: [],
    },
  ];
  return { id, heading, blocks };
}

/** What is new about the second adult's form; null where nothing is. */
export function secondAdultChange(input: ReportInput): Said | null {
  const { previous, couple } = input;
  const before = previous?.secondAdult ?? null;
  const now = couple?.answers ?? null;
  if (JSON.stringify(before) === JSON.stringify(now)) return null;
  const who = couple?.partnerName ?? 'the second adult';
  const ids = Object.keys(now ?? {}).map(secondAdultId);
  if (now === null)
    return words('The second adult’s form was ended: this edition ranks places for you alone.');
  if (before === null)
    return because(
      words(`New is what ${who} told us: the part “${COUPLE_HEADING}” ranks places for both of you.`),
      ...ids,
    );
  return because(
    words(`${capitalised(who)} changed answers too: the part “${COUPLE_HEADING}” was ranked again.`),
    ...ids,
  );
}
