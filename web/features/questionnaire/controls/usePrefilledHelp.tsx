import type { ReactNode } from 'react';
import { prefill } from '@global-fit/questionnaire/answers/prefill';
import { useSession } from '#api/session.tsx';
import { type ControlProps, listOf } from './control.ts';

/**
 * The help of a question, which says so where the account has answered it: many who ask us live in a country whose
 * passport they do not hold, and a passport too many opens doors in the report that are shut.
 */
export function usePrefilledHelp({ question, answer, help }: ControlProps): ReactNode {
  const countryOfResidence = useSession().user?.countryOfResidence;
  if (question.id !== 'citizenship' || !countryOfResidence) return help;
  const [filledIn] = listOf(prefill({}, { countryOfResidence })[question.id]);
  if (filledIn === undefined || listOf(answer)[0] !== filledIn) return help;
  return <>{help} We have filled in the country you live in: remove it if you hold no passport of it.</>;
}
