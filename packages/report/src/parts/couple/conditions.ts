import { secondAdultAnswers } from '@global-fit/matching/couple';
import { BINDS_FROM } from '@global-fit/matching/conditions/climateWish';
import { CLIMATE_QUESTION, RAIN_QUESTION, secondAdultId } from '@global-fit/questionnaire/couple';
import type { Preferences } from '@global-fit/matching/model/preferences';
import { profilePreferences } from '@global-fit/matching/preferences';
import type { Block } from '../../model.ts';
import { readAnswers } from '../../profile/answers.ts';
import { capitalised, listSaid } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { readings } from '../readings/readings.ts';
import { whole } from '../../figures/wholeNumbers.ts';
import type { Couple } from './study.ts';

/** Climate wishes that can rule countries out. */
const BINDING = [
  { factor: 'warmth', id: CLIMATE_QUESTION, scale: 'of five steps from cold to hot' },
  { factor: 'rain', id: RAIN_QUESTION, scale: 'of five steps from dry to wet' },
] as const;

/** The second adult's climate wishes that act as must-haves; null where none does. */
function climateSaid(couple: Couple, targets: Preferences['targets']): Said | null {
  const binding = BINDING.flatMap(({ factor, id, scale }): readonly Said[] => {
    const target = targets.find((one) => one.factor === factor);
    const value = readAnswers(couple.answers).number(id);
    if (!target || target.importance < BINDS_FROM[factor] || value === null) return [];
    const step = whole(value, 'the answer of the second adult');
    return [because(say`${factor} at ${step} ${scale}`, secondAdultId(id))];
  });
  if (binding.length === 0) return null;
  return say`${capitalised(couple.partner)} asked for ${listSaid(binding)}, and said that it matters: a country far from that is ruled out for both of you.`;
}

/** The second adult's must-haves and how each was read, in the form the profile summary uses for the first adult. */
export function conditionsOf(couple: Couple): readonly Block[] {
  const { input, answers, partners, discreet } = couple;
  const preferences = profilePreferences(input.atlas, secondAdultAnswers(input.answers, answers));
  const id = secondAdultId('deal-breakers');
  const list = readings(input.atlas, readAnswers(answers).text('deal-breakers'), preferences, id, {
    numbered: 'The',
    discreet,
  });
  const climate = climateSaid(couple, preferences.targets);
  const lead = words(`What would rule a place out by ${partners} answers, and how we read it:`);
  return [...(climate ? [paragraph(climate)] : []), ...(list ? [paragraph(because(lead, id)), list] : [])];
}
