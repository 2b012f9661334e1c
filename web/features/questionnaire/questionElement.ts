import { scrollBehaviour } from '#ui/browser/motion.ts';

/** Id of the element around a question, to which errors and Change links lead. */
export const questionElementId = (questionId: string): string => `question-${questionId}`;

const questionElement = (questionId: string): HTMLElement | null =>
  document.getElementById(questionElementId(questionId));

/** Focuses the control of a question, for a button below it that disappears when clicked. */
export function focusControl(questionId: string): void {
  const control = questionElement(questionId)?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus({ preventScroll: true });
}

/** Focuses a question and scrolls it into view. */
export function focusQuestion(questionId: string): void {
  focusControl(questionId);
  questionElement(questionId)?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
}
