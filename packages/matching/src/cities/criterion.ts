import type { City } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import type { Because } from '../model.ts';

/** One thing a city is judged by, for the household that asks. */
export interface CityCriterion {
  readonly id: string;
  readonly label: string;
  /** Share in the mean; 0 for a requirement. */
  readonly weight: number;
  /** What was asked for outright: nothing else makes up for a city that misses it. */
  readonly required?: true;
  readonly because: Because;
  /** NaN where our data say nothing. */
  utility(city: City): number;
  /** Share of its score that a city keeps by a requirement, in [0,1], where its utility is that share itself. */
  readonly keptByDegrees?: true;
}

/** The questions that asked for one of these settings; null when none did. */
export function asked({ preferences }: Situation, settings: readonly string[]): Because | null {
  const found = preferences.settings.filter(({ setting }) => settings.includes(setting));
  return found.length > 0
    ? { questionIds: [...new Set(found.flatMap(({ questionIds }) => questionIds))] }
    : null;
}

/** The settings ticked in one question. */
export function settingsIn({ preferences }: Situation, question: string): readonly string[] {
  return preferences.settings.flatMap(({ setting, questionIds }) =>
    questionIds.includes(question) ? [setting] : [],
  );
}
