import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
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

/** Whether a lasting illness or disability was reported. */
export function hasLastingIllness({ read }: Pick<Profile, 'read'>): boolean {
  return LASTING.some((one) => read.has('medical-conditions', one));
}

/** Id of the rule by which a country assesses applicants' health; null without a record. */
export function healthRule({ atlas, iso3 }: PlaceView): string | null {
  const rule = atlas.rule(`${RULE}-${iso3}`);
  return rule?.from.shown ? `rule:${rule.id}` : null;
}

/** What an illness in the household may mean for the visa, where the law assesses health. */
export const healthRequirement: Writer = (view) => {
  const record = healthRule(view);
  if (!record || settlesByRight(view) || !hasLastingIllness(view.profile)) return null;
  const said: Said = words(
    `${view.Name} weighs health before it grants a visa: where the care of anybody in the family is expected to cost the public too much, it may refuse all of you, with exceptions. Ask its immigration authority how it would judge yours before you pay the fee.`,
  );
  return passage(RULE, 1.5, because(given(said, record), 'medical-conditions'));
};
