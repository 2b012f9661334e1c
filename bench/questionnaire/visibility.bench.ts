/**
 * One answer changes: what is visible and what is valid now? Ours evaluates all answers anew, as the form does;
 * survey-core is told of the one change. Both get the same definition and the same random changes in one run, and
 * their results are compared change by change.
 *
 * Run with `node bench/questionnaire/visibility.bench.ts`. Exits with 1 when the two disagree or ours is less than
 * ten times as fast.
 *
 * Survey-core has the 107 questions of the definition; ours carries its 100 generated family-member questions as
 * well, which stay hidden, since the count of members stays 0.
 */
import { assess, problemsOf } from '@global-fit/questionnaire/assessment';
import { PROFILE, PROFILE_ASSESSMENT } from '@global-fit/questionnaire/definition';
import type { Answer, Answers, Question } from '@global-fit/questionnaire/model';
import { randomAnswer } from '@global-fit/questionnaire/testing/answers';
import { seededRandom } from '@global-fit/questionnaire/testing/random';
import { Model, type Question as SurveyQuestion } from 'survey-core';
import { median } from '../latency.ts';
import { surveyCoreDefinition } from './surveyCoreDefinition.ts';

const SEED = 20261121;
const WARM_UP = 300;
const MEASURED = 1500;
const LEAST_RATIO = 10;

interface Change {
  readonly id: string;
  readonly answer: Answer | undefined;
}

interface Outcome {
  readonly visible: readonly string[];
  readonly invalid: readonly string[];
}

const questions: readonly Question[] = PROFILE_ASSESSMENT.sections.flatMap((section) => section.questions);

/** Mostly valid answers, some taken back, some numbers out of range. */
function randomChanges(count: number): readonly Change[] {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, () => {
    const question = questions[Math.floor(random() * questions.length)] as Question;
    const { id } = question;
    if (random() < 0.2) return { id, answer: undefined };
    if (id === 'number-of-family-members') return { id, answer: { value: 0 } };
    if (question.type === 'number' && random() < 0.2)
      return { id, answer: { value: (question.max ?? 0) + 1 } };
    return { id, answer: randomAnswer(question, random) };
  });
}

function outcomeOf(answers: Answers): Outcome {
  const assessment = assess(answers);
  return {
    visible: assessment.form.entries
      .filter(({ index }) => assessment.visible[index] === 1)
      .map(({ question }) => question.id),
    invalid: problemsOf(assessment).map(({ questionId }) => questionId),
  };
}

function applyToSurvey(survey: Model, { id, answer }: Change): void {
  if (answer) survey.setValue(id, answer.value);
  else survey.clearValue(id);
}

/** What survey-core shows and finds wrong; errors are computed without being displayed, which is its cheapest way. */
function surveyOutcome(survey: Model): Outcome {
  const visible: SurveyQuestion[] = survey.getAllQuestions(true);
  return {
    visible: visible.map(({ name }) => name),
    invalid: visible.filter((question) => !question.validate(false)).map(({ name }) => name),
  };
}

/** Applies every change in one way: the results, and the median microseconds after warming up. */
function measure<T>(
  changes: readonly Change[],
  run: (change: Change) => T,
): { results: T[]; median: number } {
  const times: number[] = [];
  const results = changes.map((change) => {
    const started = process.hrtime.bigint();
    const result = run(change);
    times.push(Number(process.hrtime.bigint() - started) / 1000);
    return result;
  });
  return { results, median: median(times.slice(WARM_UP)) };
}

const onlyIn = (a: readonly string[], b: readonly string[]) => a.filter((id) => !b.includes(id));

const changes = randomChanges(WARM_UP + MEASURED);

let answers: Answers = {};
const ours = measure(changes, ({ id, answer }) => {
  answers = { ...answers, [id]: answer ?? { value: null } };
  return outcomeOf(answers);
});

const survey = new Model(surveyCoreDefinition(PROFILE));
const theirs = measure(changes, (change) => {
  applyToSurvey(survey, change);
  return surveyOutcome(survey);
});

const surveyVisibleOnly = new Model(surveyCoreDefinition(PROFILE));
const theirsVisible = measure(changes, (change) => {
  applyToSurvey(surveyVisibleOnly, change);
  return surveyVisibleOnly.getAllQuestions(true).map(({ name }) => name);
});

const disagreeing = changes.flatMap((change, index) => {
  const [one, other] = [ours.results[index] as Outcome, theirs.results[index] as Outcome];
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ change, one, other }];
});
for (const { change, one, other } of disagreeing.slice(0, 3)) {
  console.log('Disagreement after', JSON.stringify(change), {
    visibleHere: onlyIn(one.visible, other.visible),
    visibleThere: onlyIn(other.visible, one.visible),
    invalidHere: onlyIn(one.invalid, other.invalid),
    invalidThere: onlyIn(other.invalid, one.invalid),
  });
}

function row(label: string, micros: number): void {
  const ratio = `${(micros / ours.median).toFixed(1)} ×`;
  console.log(`${label.padEnd(56)} ${micros.toFixed(1).padStart(9)} µs ${ratio.padStart(10)}`);
}

const counts = ours.results.map(({ visible }) => visible.length);
const ratio = theirs.median / ours.median;
console.log(`${questions.length} questions, ${MEASURED} random changes, medians`);
row('ours: all answers, visible and valid', ours.median);
row('survey-core: one answer changes, visible and valid', theirs.median);
row('survey-core: one answer changes, visible only', theirsVisible.median);
console.log(`Visible questions ranged from ${Math.min(...counts)} to ${Math.max(...counts)}.`);
console.log(`${disagreeing.length} disagreements in ${changes.length} changes.`);
console.log(`Ratio: ${ratio.toFixed(1)} (at least ${LEAST_RATIO} wanted)`);
if (disagreeing.length > 0 || ratio < LEAST_RATIO) process.exitCode = 1;
