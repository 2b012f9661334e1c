import type { Answer, Answers } from '@global-fit/questionnaire/model';

/** The answers that differ from earlier ones, by question; null for one that was removed. */
export function answerChanges(before: Answers, now: Answers): Record<string, Answer | null> {
  const isSame = (id: string): boolean => JSON.stringify(before[id]) === JSON.stringify(now[id]);
  const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
  return Object.fromEntries([...ids].filter((id) => !isSame(id)).map((id) => [id, now[id] ?? null]));
}
