import { useEffect, useState } from 'react';
import type { Question } from '@global-fit/questionnaire/model';
import { useHealthConsent } from './useHealthConsent.ts';

/**
 * Whether health questions are open, and whether to ask for consent now: at once in a section only about health, on
 * request elsewhere.
 */
export function useHealthQuestions(userId: string, section: readonly Question[]) {
  const { consent, give, withdraw } = useHealthConsent(userId);
  const [wanted, setWanted] = useState(false);
  const [skipped, setSkipped] = useState(false);
  const onlyHealth = section.length > 0 && section.every(({ sensitive }) => sensitive === 'health');
  // A moment after the section: its title has the focus by then, and gets it back from the dialog.
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(onlyHealth), [onlyHealth]);
  return {
    open: consent === 'given',
    asking: wanted || (onlyHealth && arrived && consent === 'none' && !skipped),
    ask: () => setWanted(true),
    agree: async (): Promise<void> => {
      await give();
      setWanted(false);
    },
    skip: (): void => {
      setWanted(false);
      setSkipped(true);
    },
    /** Throws where it could not be recorded. */
    takeBack: async (): Promise<void> => {
      await withdraw();
      setSkipped(true);
    },
  };
}
