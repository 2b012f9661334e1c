import { memberQuestionId } from '@global-fit/questionnaire/family';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { saidAt } from '../../../profile/health/affirmed.ts';
import { illnessesIn } from '../../../profile/health/namedIllnesses.ts';
import type { Profile } from '../../../profile/profile.ts';
import { because, given, type Said, words } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';

const RULE = 'health-requirement';

/** Options for a lasting illness or disability. Asthma and pregnancy alone are not assessed. */
const LASTING = [
  'chronic-illness',
  'heart-circulation',
  'mobility',
  'mental-health',
  'sensory',
  'specialist-care',
];

/** Illnesses whose care costs the public little; they alone are not assessed. */
const LESSER: ReadonlySet<string> = new Set(['asthma', 'coeliac disease']);
const DISABILITY = /\b(?:disab\w*|wheelchair|down(?:['’]s)? syndrome|cerebral palsy|blind|deaf)\b/i;

/** The answers that tell of a lasting illness or disability, of the customer or of somebody who comes along. */
export function lastingIllnessIds({ read, movers }: Pick<Profile, 'read' | 'movers'>): readonly string[] {
  const own = LASTING.some((one) => read.has('medical-conditions', one)) ? ['medical-conditions'] : [];
  const family = movers.members.flatMap(({ n, atSchool }) => {
    const id = memberQuestionId(n, 'special-needs');
    const told = read.text(id) ?? '';
    const ill = illnessesIn(told).some(({ name }) => !LESSER.has(name));
    const atLessons = atSchool.lessons && !/^\s*no\b/i.test(told);
    return atLessons || ill || saidAt(told, DISABILITY) >= 0 ? [id] : [];
  });
  return [...own, ...family];
}

/** Id of the rule by which a country assesses applicants' health; null without a record. */
export function healthRule({ atlas, iso3 }: PlaceView): string | null {
  const rule = atlas.rule(`${RULE}-${iso3}`);
  return rule?.from.shown ? `rule:${rule.id}` : null;
}

/** What an illness in the household may mean for the visa, where the law assesses health. */
export const healthRequirement: Writer = (view) => {
  const record = healthRule(view);
  const ids = lastingIllnessIds(view.profile);
  if (!record || settlesByRight(view) || ids.length === 0) return null;
  const said: Said = words(
    `${view.Name} assesses health before it grants a visa: if the care of anybody in the family is expected to cost the public too much, it may, with exceptions, refuse all of you. Ask its immigration authority how it would judge your case before you pay the fee.`,
  );
  return passage(RULE, 1.5, because(given(said, record), ...ids));
};
