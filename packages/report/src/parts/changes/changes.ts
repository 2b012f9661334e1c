import type { Country } from '@global-fit/atlas/model';
import type { Change, Sensitivity } from '@global-fit/matching/sensitivity';
import { secondAdultId } from '@global-fit/questionnaire/couple';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import { TOLD_ANYWHERE } from '@global-fit/matching/profile/text/freeTexts';
import { tokensIn } from '../../figures/numbers.ts';
import type { ReportInput } from '../../input.ts';
import type { Block, ReportPlace, ReportSection } from '../../model.ts';
import { isDiscreet, tellsPrivate } from '../../profile/discretion.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, listSaid, opening } from '../../prose/english.ts';
import { basisOf, because, type Said, say, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { COUPLE_HEADING } from '../couple/section.ts';
import { whole } from '../../figures/wholeNumbers.ts';

function names(input: ReportInput, codes: readonly string[]): string {
  return list(
    codes.flatMap((code) => {
      const country = input.atlas.country(code);
      return country ? [bareName(country)] : [];
    }),
  );
}

/** How many of the first places the study follows. */
const TOP = 5;

function effect(input: ReportInput, one: Sensitivity): string {
  const enter = names(input, one.entering);
  const leave = names(input, one.leaving);
  if (enter && leave) return `${enter} would come in and ${leave} would go`;
  if (enter) return `${enter} would come in`;
  return leave ? `${leave} would go` : 'the order would change';
}

const WISHES = {
  warmth: ['Cold', 'Cool', 'Mild', 'Warm', 'Hot'],
  rain: ['Very dry', 'Rather dry', 'Moderate', 'Rather wet', 'Very wet'],
} as const;
const BUDGETS = { 0.75: 'A quarter less', 1.25: 'A quarter more', 1.5: 'Half as much again' } as const;

/** The label of an option. Numbers in it belong to the question, not to an answer. */
function optionSaid(label: string): Said {
  const figures = tokensIn(label).map(({ text, value }) => ({
    shown: text,
    from: { constant: value, why: 'an option of the question' },
  }));
  return { ...words(label), figures };
}

/**
 * The alternative answer as the table shows it. Under discretion neither the customer's lines nor private choices are
 * repeated.
 */
function changedTo(change: Change, discreet: boolean): Said {
  switch (change.kind) {
    case 'importance':
      return words(change.to === 'very' ? 'Very important' : 'Not important');
    case 'wish':
      return words(WISHES[change.of][change.step - 1] ?? '');
    case 'answer':
      return opening(optionSaid(change.label));
    case 'budget':
      return words(BUDGETS[change.times]);
    case 'given up':
      return discreet && tellsPrivate(change.label)
        ? words('Without one of your choices')
        : say`Without ${optionSaid(change.label)}`;
    case 'line given up':
      return words(
        discreet || tellsUnsafe(change.line)
          ? 'Without one of your deal-breakers'
          : `Without the deal-breaker “${change.line}”`,
      );
  }
}

/**
 * Those of the top five that the report describes no further; null where the customer chose places, which took the
 * room of others.
 */
function notDescribed(
  { atlas, ranking }: ReportInput,
  places: readonly Pick<ReportPlace, 'iso3' | 'origin'>[],
): Said | null {
  if (places.length < TOP || places.some(({ origin }) => origin === 'chosen')) return null;
  const described = new Set(places.map(({ iso3 }) => iso3));
  const others = ranking.matches
    .slice(0, TOP)
    .flatMap(({ iso3 }) => (described.has(iso3) ? [] : (atlas.country(iso3) ?? [])));
  if (others.length === 0) return null;
  return words(
    others.length === 1
      ? ` By rank alone ${nameOf(others[0] as Country)} is among them; its chapter went to a place of similar rank about which there is less doubt.`
      : ` By rank alone ${list(others.map(nameOf))} are among them; their chapters went to places of similar rank about which there is less doubt.`,
  );
}

/** The present top five, so that the table's "leaves" and "enters" refer to known names. */
function firstFive(input: ReportInput, places: readonly Pick<ReportPlace, 'iso3' | 'origin'>[]): Said | null {
  const { atlas, ranking } = input;
  const five = ranking.matches.slice(0, TOP).flatMap(({ iso3, score }) => {
    const country = atlas.country(iso3);
    return country ? [say`${bareName(country)} (${whole(score, 'score')})`] : [];
  });
  return five.length > 0
    ? say`Your first five by rank, with their match of 100: ${listSaid(five)}.${notDescribed(input, places) ?? ''}`
    : null;
}

/** Readers do not get further than this. */
const MOST_CHANGES = 12;

interface Changed {
  readonly label: string;
  readonly to: readonly Said[];
  readonly does: string;
}

/** Each question with its effect. Answers to one question with the same effect are told together. */
function changesOf(
  input: ReportInput,
  moving: readonly Sensitivity[],
  discreet: boolean,
): readonly Changed[] {
  const found = new Map<string, Changed>();
  for (const one of moving) {
    const does = effect(input, one);
    const key = JSON.stringify([one.questionId, does]);
    const to = changedTo(one.change, discreet);
    const before = found.get(key);
    const told = before?.to.some(({ text }) => text === to.text) ?? false;
    found.set(key, { label: one.label, to: [...(before?.to ?? []), ...(told ? [] : [to])], does });
  }
  return [...found.values()].slice(0, MOST_CHANGES);
}

/** "Safety: Not important", "How warm should it be? Cold or Cool". */
function changeSaid({ label, to }: Changed): Said {
  return say`${label}${/[?.!:]$/.test(label) ? ' ' : ': '}${listSaid(to, 'or')}`;
}

/** The rows of the table: all changes with one effect share a row, in the order of the strongest. */
function rowsOf(changes: readonly Changed[]): readonly (readonly Said[])[] {
  const rows = new Map<string, Said[]>();
  for (const one of changes) rows.set(one.does, [...(rows.get(one.does) ?? []), changeSaid(one)]);
  return [...rows].map(([does, told]): readonly Said[] => [
    told.reduce((before, next) => say`${before}; ${next}`),
    words(does),
  ]);
}

/** Whether an answer implies many journeys back to the country of origin. */
const sendsBack = ({ questionId, change }: Sensitivity): boolean =>
  questionId === 'eldercare-considerations' && change.kind === 'answer' && /\bback\b/.test(change.label);

/** Whether the customer told of a state they cannot return to. */
const cannotGoBack = ({ answers }: ReportInput): boolean =>
  TOLD_ANYWHERE.some((id) => tellsUnsafe(String(answers[id]?.value ?? '')));

/** "What would change this": the answers the top five depend on most. Null where this was not studied. */
export function whatWouldChange(
  input: ReportInput,
  places: readonly Pick<ReportPlace, 'iso3' | 'origin'>[] = [],
): ReportSection | null {
  const studied = input.sensitivity;
  if (studied === undefined) return null;
  const moving = studied.filter(
    (one) => one.entering.length + one.leaving.length > 0 && !(sendsBack(one) && cannotGoBack(input)),
  );
  const five = firstFive(input, places);
  const discreet = isDiscreet(input.answers);
  const id = 'what-would-change';
  const heading = 'What would change this';
  if (moving.length === 0) {
    const firm =
      'We changed your answers one at a time and ranked the world again. No single change put another country among your first five, which is as firm as such a result gets.';
    return { id, heading, blocks: [paragraph(words(firm)), ...(five ? [paragraph(five)] : [])] };
  }
  const labels = [...new Set(moving.map((one) => one.label))].slice(0, 3);
  const cells = rowsOf(changesOf(input, moving, discreet));
  const blocks: Block[] = [
    paragraph(
      because(
        words(
          `We changed your answers one at a time and ranked the world again. Your first five are most sensitive to ${list(labels.map((one) => `“${one}”`))}.`,
        ),
        ...new Set(moving.map((one) => one.questionId)),
      ),
    ),
    ...(five ? [paragraph(five)] : []),
    {
      kind: 'table',
      caption: 'One answer changed, and what it does to the first five',
      columns: ['Any one of these answers changed', 'Among the first five'],
      align: ['left', 'left'],
      rows: cells.map((row) => row.map(({ text }) => text)),
      ...basisOf(because(words(''), ...new Set(moving.map((one) => one.questionId))), ...cells.flat()),
    },
  ];
  return { id, heading, blocks };
}

/** What changed about the second adult's form since the earlier edition; null where nothing did. */
export function secondAdultChange(input: ReportInput): Said | null {
  const { previous, couple } = input;
  const before = previous?.secondAdult ?? null;
  const now = couple?.answers ?? null;
  // Withdrawing the form deletes its answers everywhere, but the earlier edition still shows that there was one.
  const ended = now === null && previous?.document.couple != null;
  if (!ended && JSON.stringify(before) === JSON.stringify(now)) return null;
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
