import { conditionsOf, type Entry } from '../compile.ts';
import { conditionTest } from '../conditions.ts';
import { PROFILE, questionById } from '../definition.ts';
import type { Answers, AnswerValue, Condition, Question } from '../model.ts';
import { optionsOf } from '../lists/options.ts';

/** A value of the question that satisfies all conditions, found by trying possible inputs. */
function acceptedValue(question: Question, conditions: readonly Condition[]): AnswerValue {
  const tests = conditions.map(conditionTest);
  const isList = question.type === 'multiselect' || question.type === 'checkbox';
  const candidates: readonly AnswerValue[] = [
    ...optionsOf(question).map(({ value }) => (isList ? [value] : value)),
    question.min ?? 1,
    'text',
    undefined,
  ];
  return candidates.find((value) => tests.every((test) => test(value)));
}

/** Answers that make a question of the profile assessment visible, derived from its conditions. */
export function answersReaching(id: string): Answers {
  const { member, question } = PROFILE.entries[PROFILE.indexById.get(id) ?? -1] as Entry;
  if (member > 0) {
    return { ...answersReaching('number-of-family-members'), 'number-of-family-members': { value: member } };
  }
  const { all, any } = conditionsOf(question);
  const needed = [...all, ...any.slice(0, 1)];
  const answers: Record<string, Answers[string]> = {};
  for (const dependsOn of new Set(needed.map((condition) => condition.dependsOn))) {
    const value = acceptedValue(
      questionById(dependsOn) as Question,
      needed.filter((condition) => condition.dependsOn === dependsOn),
    );
    Object.assign(answers, answersReaching(dependsOn), { [dependsOn]: { value } });
  }
  return answers;
}
