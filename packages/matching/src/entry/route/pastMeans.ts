import type { Preferences } from '../../model/preferences.ts';
import { pastLimit } from '../../scoring/grade.ts';
import type { Way } from '../way.ts';
import { bandFor } from './countedIncome.ts';
import { RARE_PAY } from './jobOffer.ts';

/** A sum missed by more than this share rules a place out. */
const MISSED = 0.9;

/**
 * How far the income that a permit requires exceeds what was stated, in [0,1]. Where an income just misses it, 1 is
 * the sum that would rule the permit out. Where the requirement clearly exceeds the monthly budget that a pension of
 * unknown amount pays for, 1 is half as much again, since spending is not income.
 */
export function pastMeans(way: Way, preferences: Preferences): number {
  if (way.kind !== 'route' || way.neededUsd === null) return 0;
  const { budget } = preferences;
  const over = (told: number | null | undefined, hard: number): number =>
    told ? pastLimit(way.neededUsd as number, { soft: told, hard: hard * told }) : 0;
  if (way.test === 'beyond budget') return over(budget?.spentUsd, RARE_PAY);
  if (way.test !== 'close') return 0;
  const isStudy = way.route.kind === 'study';
  return over(isStudy ? budget?.monthlyUsd : bandFor(preferences, way.route)?.highUsd, 1 / MISSED);
}
