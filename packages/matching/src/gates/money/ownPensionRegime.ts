import { isForForeigners } from '@global-fit/atlas/money/taxes';
import type { Situation } from '../../entry/situation.ts';
import type { Gate, Verdict } from '../gate.ts';

/** Id of the rule on how much tax a country takes of a pension from abroad. */
export const PENSION_TAX = 'pension-tax';

/** Tax regimes for foreign pensioners are closed to a country's own citizens, so the condition stays open there. */
export const ownPensionRegimeGate = ({ engine, preferences }: Situation, gate: Gate): Gate => ({
  ...gate,
  because: { questionIds: [...gate.because.questionIds, 'citizenship'] },
  check(country): Verdict {
    const verdict = gate.check(country);
    const own = preferences.citizenships.includes(engine.iso3[country] ?? '');
    if (!own) return verdict;
    const reason = verdict.reason();
    return reason.kind === 'pension regime' && isForForeigners(reason.regime)
      ? { ...verdict, status: 'unknown', reason: () => ({ kind: 'no record' }) }
      : verdict;
  },
});
