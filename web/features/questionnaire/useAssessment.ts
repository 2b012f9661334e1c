import { useMemo } from 'react';
import { type Assessment, assess } from '@global-fit/questionnaire/assessment';
import type { Answers } from '@global-fit/questionnaire/model';
import { withSliderDefaults } from '@global-fit/questionnaire/answers/sliders';

/** What is visible and invalid for these answers, with sliders at their defaults included. */
export function useAssessment(answers: Answers): Assessment {
  return useMemo(() => assess(withSliderDefaults(answers)), [answers]);
}
