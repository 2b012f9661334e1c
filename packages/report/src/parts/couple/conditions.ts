import { secondAdultAnswers, RISKS_TOLD_OF } from '@global-fit/matching/couple';
import { BINDS_FROM } from '@global-fit/matching/conditions/climateWish';
import { CLIMATE_QUESTION, RAIN_QUESTION, secondAdultId } from '@global-fit/questionnaire/couple';
import type { Preferences } from '@global-fit/matching/model/preferences';
import { profilePreferences } from '@global-fit/matching/preferences';
import type { Block } from '../../model.ts';
import { readAnswers } from '../../profile/answers.ts';
import { capitalised, listSaid } from '../../prose/english.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { tellsPrivate } from '../../profile/discretion.ts';
import { because, type Said, say, sayAs, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { findingSaid } from '../findings/findingSaid.ts';
import { conditionName, isOpen } from '../findings/gates.ts';
import { readings } from '../readings/readings.ts';
import { whole } from '../../figures/wholeNumbers.ts';
import { type Couple, country } from './study.ts';

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

/**
 * Where the best for both may not keep a condition of the second adult's, one list item per condition: the chapters on
 * the places warn of the first adult's alone. Null where nothing is at risk; conditions that are open are none.
 */
function risksSaid(couple: Couple): Said | null {
  const { ranking, partners, discreet } = couple;
  const told = ranking.atRiskForSecond.filter(
    ({ gate }) => !isOpen(gate) && !(discreet && tellsPrivate(gate.label)),
  );
  if (told.length === 0) return null;
  const risks = [...Map.groupBy(told, ({ gate }) => gate.label).values()].flatMap((same): readonly Said[] => {
    const [first] = same;
    if (!first) return [];
    const places = same.map(({ iso3, gate }) => say`${country(couple, iso3, nameOf)} (${findingSaid(gate)})`);
    return [say`${conditionName(first.gate)} in ${listSaid(places)}`];
  });
  const ofTowns = told.some(({ gate }) => gate.reason.kind === 'towns')
    ? ` The towns are those that suit ${partners} answers.`
    : '';
  return because(
    say`Of the first ${whole(RISKS_TOLD_OF, 'places of the joint list')} together, these are not ruled out by ${partners} conditions and still not sure to keep them: ${sayAs(risks.map(({ text }) => text).join('; '), risks)}.${ofTowns} The chapters on the places warn of your own conditions alone.`,
    secondAdultId('deal-breakers'),
  );
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
  const risks = risksSaid(couple);
  return [
    ...(climate ? [paragraph(climate)] : []),
    ...(list ? [paragraph(because(lead, id)), list] : []),
    ...(risks ? [paragraph(risks)] : []),
  ];
}
