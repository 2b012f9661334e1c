import { useEffect, useRef, useState } from 'react';
import type { Assessment } from '@global-fit/questionnaire/assessment';
import type { Section } from '@global-fit/questionnaire/model';
import { validateSection } from '@global-fit/questionnaire/checks/validation';
import { focusQuestion } from './questionElement.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Which faults are shown, and the moves between sections that depend on them. `isArrival`: a press has led here, so the
 * first section shown takes the focus too; on a page that was merely opened the browser begins at its top.
 */
export function useSectionMoves(assessment: Assessment, index: number, isArrival: boolean) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(NOTHING);
  /** Ids that stopped the last try to go on; they make the summary above the questions. */
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const [fromReview, setFromReview] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string | null>(null);
  const section: Section | undefined = assessment.form.sections[index];

  // Another section begins with nothing marked.
  const [shownIndex, setShownIndex] = useState(index);
  if (shownIndex !== index) {
    setShownIndex(index);
    setMarked(NOTHING);
    setStopped([]);
    if (index === assessment.form.sections.length) setFromReview(false);
  }

  // … and with the focus on its title, or on the one question that was asked for.
  const isOpening = useRef(!isArrival);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (target !== null) {
      setMarked(new Set([target]));
      // After the page has gone to its top, on to the question.
      const timer = setTimeout(() => focusQuestion(target), 60);
      return () => clearTimeout(timer);
    }
    if (!isOpening.current) heading.current?.focus({ preventScroll: true });
    isOpening.current = false;
  }, [index]);

  /** True when the section can be left; otherwise its faults are shown and the first one has the focus. */
  const check = (): boolean => {
    if (!section) return true;
    const errors = Object.keys(validateSection(section, assessment.answers, assessment.form));
    setMarked(new Set(errors));
    setStopped(errors);
    const [first] = errors;
    if (first === undefined) return true;
    // Once the messages are on the page, so that they are read with the field.
    setTimeout(() => focusQuestion(first));
    return false;
  };

  return {
    marked,
    stopped,
    heading,
    fromReview,
    check,
    /** The person edits the field: its message goes. */
    unmark: (id: string): void => {
      setMarked((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : now));
      setStopped((now) => (now.includes(id) ? now.filter((one) => one !== id) : now));
    },
    /** What is wrong with this field is shown. */
    mark: (id: string): void => setMarked((now) => new Set([...now, id])),
    /** The next section shown is for this one question. */
    want: (questionId: string): void => {
      wanted.current = questionId;
      setFromReview(true);
    },
  };
}
