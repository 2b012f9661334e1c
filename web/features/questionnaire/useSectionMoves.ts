import { useEffect, useRef, useState } from 'react';
import type { Assessment } from '@global-fit/questionnaire/assessment';
import type { Section } from '@global-fit/questionnaire/model';
import { validateSection } from '@global-fit/questionnaire/checks/validation';
import { focusQuestion } from './questionElement.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Which errors are shown, and the moves between sections that depend on them. `isArrival`: a click has led here, so
 * the first section takes the focus too; on a page that was merely opened, the browser starts at the top.
 */
export function useSectionMoves(assessment: Assessment, index: number, isArrival: boolean) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(NOTHING);
  /** Ids that prevented the last move, listed in the summary above the questions. */
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const [fromReview, setFromReview] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string | null>(null);
  const section: Section | undefined = assessment.form.sections[index];

  // Another section begins without marked errors …
  const [shownIndex, setShownIndex] = useState(index);
  if (shownIndex !== index) {
    setShownIndex(index);
    setMarked(NOTHING);
    setStopped([]);
    if (index === assessment.form.sections.length) setFromReview(false);
  }

  // … and with the focus on its title, or on the one question that was requested.
  const isOpening = useRef(!isArrival);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (target !== null) {
      setMarked(new Set([target]));
      // To the question, after the page was scrolled to the top.
      const timer = setTimeout(() => focusQuestion(target), 60);
      return () => clearTimeout(timer);
    }
    if (!isOpening.current) heading.current?.focus({ preventScroll: true });
    isOpening.current = false;
  }, [index]);

  /** Returns whether the section can be left; otherwise its errors are shown and the first one takes the focus. */
  const check = (): boolean => {
    if (!section) return true;
    const errors = Object.keys(validateSection(section, assessment.answers, assessment.form));
    setMarked(new Set(errors));
    setStopped(errors);
    const [first] = errors;
    if (first === undefined) return true;
    // Once the messages are rendered, so that they are read with the field.
    setTimeout(() => focusQuestion(first));
    return false;
  };

  return {
    marked,
    stopped,
    heading,
    fromReview,
    check,
    /** The person edits the field: hides its error. */
    unmark: (id: string): void => {
      setMarked((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : now));
      setStopped((now) => (now.includes(id) ? now.filter((one) => one !== id) : now));
    },
    /** Shows the error of this field. */
    mark: (id: string): void => setMarked((now) => new Set([...now, id])),
    /** The next section is shown for this one question. */
    want: (questionId: string): void => {
      wanted.current = questionId;
      setFromReview(true);
    },
  };
}
