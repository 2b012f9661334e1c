import { scrollBehaviour } from '#ui/browser/motion.ts';

/** The element around a question: what errors and Change links lead to. */
export const questionElementId = (questionId: string): string => `question-${questionId}`;

const questionElement = (questionId: string): HTMLElement | null =>
  document.getElementById(questionElementId(questionId));

/** Puts the focus on the control of a question: for a button beneath it that is gone once it has been pressed. */
export function focusControl(questionId: string): void {
  const control = questionElement(questionId)?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus({ preventScroll: true });
}

/** Puts the focus into a question and brings it into sight. */
export function focusQuestion(questionId: string): void {
  focusControl(questionId);
  questionElement(questionId)?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
}
