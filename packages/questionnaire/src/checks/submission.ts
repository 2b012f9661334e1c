import { assess, problemsOf } from '../assessment.ts';
import type { CompiledQuestionnaire } from '../compile.ts';
import { PROFILE, questionById } from '../definition.ts';
import type { Answer, Answers } from '../model.ts';
import { normaliseAnswer } from './normalise.ts';
import type { Fault, Problem } from './problems.ts';
import { visibleAnswers } from '../visibility.ts';

export type SubmissionResult =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What is said of answers in neither of the two formats. */
export const ANSWERS_EXPECTED =
  'Answers must be an object keyed by question, or a list of answers with their questionId.';

const UNREADABLE: Problem = {
  questionId: '',
  type: 'answer_expected',
  message: ANSWERS_EXPECTED,
};

const UNKNOWN_QUESTION: Fault = {
  type: 'unknown_question',
  message: 'This question is not part of the assessment.',
};
const REPEATED_QUESTION: Fault = {
  type: 'repeated_question',
  message: 'This question is answered twice.',
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Pairs of question id and answer from either format; a list entry without an id has the id ''. */
function pairsOf(submitted: unknown): readonly (readonly [id: string, given: unknown])[] | undefined {
  if (isRecord(submitted)) return Object.entries(submitted);
  if (!Array.isArray(submitted)) return undefined;
  return submitted.map((item: unknown) => {
    const id = isRecord(item) ? item['questionId'] : undefined;
    return [typeof id === 'string' ? id : '', item] as const;
  });
}

/** Ids that no question has, and ids that stand twice. */
function idProblems(
  pairs: readonly (readonly [string, unknown])[],
  form: CompiledQuestionnaire,
): readonly Problem[] {
  const seen = new Set<string>();
  return pairs.flatMap(([questionId]): readonly Problem[] => {
    if (!form.indexById.has(questionId)) return [{ questionId, ...UNKNOWN_QUESTION }];
    if (seen.has(questionId)) return [{ questionId, ...REPEATED_QUESTION }];
    seen.add(questionId);
    return [];
  });
}

/** Answers in their stored form; unknown ids and empty answers are dropped. */
export function normaliseAnswers(
  pairs: Iterable<readonly [id: string, given: unknown]>,
  form: CompiledQuestionnaire = PROFILE,
): Answers {
  const byId = new Map(pairs);
  const answers: Record<string, Answer> = {};
  for (const { question } of form.entries) {
    const answer = normaliseAnswer(question, byId.get(question.id));
    if (answer) answers[question.id] = answer;
  }
  return answers;
}

/** Changed answers in their stored form, and the questions no longer answered. */
export interface AnswerChanges {
  readonly answers: Answers;
  readonly removed: readonly string[];
}

/**
 * Splits changes to a draft into answers in their stored form and questions whose answer was taken back, by an empty
 * one or null. Unknown ids are dropped.
 */
export function normaliseChanges(given: Readonly<Record<string, unknown>>): AnswerChanges {
  const answers: Record<string, Answer> = {};
  const removed: string[] = [];
  for (const id of Object.keys(given)) {
    const question = questionById(id);
    if (!question) continue;
    const answer = normaliseAnswer(question, given[id]);
    if (answer) answers[id] = answer;
    else removed.push(id);
  }
  return { answers, removed };
}

/**
 * Parses submitted answers, keyed by question id or as the list of a stored payload, into the content of a profile:
 * normalised, validated, hidden answers left out. Accepts anything and never throws.
 */
export function readSubmission(submitted: unknown, form: CompiledQuestionnaire = PROFILE): SubmissionResult {
  const pairs = pairsOf(submitted);
  if (!pairs) return { ok: false, problems: [UNREADABLE] };
  const answers = normaliseAnswers(pairs, form);
  const problems = [...problemsOf(assess(answers, form)), ...idProblems(pairs, form)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers: visibleAnswers(answers, form) };
}

/** Lists are sets and keys have no order, so both are sorted. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical).toSorted();
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return Object.fromEntries(keys.toSorted().map((key) => [key, canonical(value[key])]));
}

/** A canonical text, equal for answers that differ only in the order of keys or choices. For hashing. */
export function canonicalAnswers(answers: Answers): string {
  return JSON.stringify(canonical(answers));
}
