import type { Answers } from '@global-fit/questionnaire/model';
import type { Target } from '../../model.ts';
import type { Preferences } from '../../model/preferences.ts';
import { degreesOff } from '../../scoring/offWish.ts';
import { listOf, numberOf } from '../text/read.ts';

/**
 * Yearly means in degrees Celsius for the slider's steps from cold to hot: Helsinki, Berlin, Lisbon, Malaga to
 * Sydney, Bangkok.
 */
export const WARMTH_STEPS: readonly number[] = [5, 10, 16, 20, 26];
/** Degrees from the wish at which a town fulfils nothing of it. */
export const FAR_FROM_WISH = 10;
/** Yearly rain in millimetres for the slider's steps from very dry to very wet. */
export const RAIN_STEPS: readonly number[] = [250, 500, 850, 1300, 2200];

/**
 * The ends of the scale are open: nothing is too cold for somebody who chose the coldest step, nothing too wet for
 * the wettest.
 */
const openAt = (step: number): Pick<Target, 'open'> =>
  step === 1 ? { open: 'below' } : step === 5 ? { open: 'above' } : {};

/** A wish of 1-5 for warmth as a target in degrees. */
export function warmthTarget(step: number, importance: number): Target {
  const ideal = WARMTH_STEPS[step - 1] ?? 16;
  return { factor: 'warmth', ideal, tolerance: 1.5, zeroAt: FAR_FROM_WISH, importance, ...openAt(step) };
}

/** A wish of 1-5 for rain as a target in millimetres; distances are doublings. */
export function rainTarget(step: number, importance: number): Target {
  const ideal = RAIN_STEPS[step - 1] ?? 850;
  return { factor: 'rain', ideal, tolerance: 0.4, zeroAt: 2, importance, ...openAt(step) };
}

const importanceOf = (answers: Answers, id: string): number => {
  const told = answers[id]?.importanceValue;
  return told === undefined ? 3 : Math.min(5, Math.max(1, Math.round(told)));
};

/**
 * Degrees by which home must miss the wish for "a better climate" to mean temperature. Below that, sun or rain is
 * meant.
 */
const MISSES_AT_HOME = 3;

/** The temperature at home, where a better climate is a reason to move and home is far from the wish. */
function awayFrom(answers: Answers, target: Target, home: number | null): Pick<Target, 'atHome'> {
  const better = listOf(answers, 'relocation-drivers').includes('better-climate');
  return better && home !== null && degreesOff(home, target) > MISSES_AT_HOME ? { atHome: home } : {};
}

/**
 * The climate wishes; an untouched slider makes none. `home` is the mean temperature there in degrees Celsius, of the
 * year or of the season of the stay.
 */
export function targetsOf(
  answers: Answers,
  home: number | null,
  season: readonly number[] | null = null,
): Preferences['targets'] {
  const stay = season ? { season } : {};
  const warmth = numberOf(answers, 'climate-preference');
  const rain = numberOf(answers, 'precipitation-preference');
  const wished = warmth === null ? null : warmthTarget(warmth, importanceOf(answers, 'climate-preference'));
  return [
    ...(wished === null
      ? []
      : [
          {
            ...wished,
            ...awayFrom(answers, wished, home),
            ...stay,
            questionIds: ['climate-preference'],
          },
        ]),
    ...(rain === null
      ? []
      : [
          {
            ...rainTarget(rain, importanceOf(answers, 'precipitation-preference')),
            ...stay,
            questionIds: ['precipitation-preference'],
          },
        ]),
  ];
}
