import { boundBy } from '../../../place/rights/europeanUnion.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import { because, given, say } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';

const RULE = 'researchers-eu';

/** The EU permit for researchers admitted by an institute, beside those on record. */
export const researchPermit: Writer = (view) => {
  const { atlas, profile, name } = view;
  const rule = atlas.rule(RULE);
  const learned =
    profile.read.has('career-field', 'science') &&
    profile.read.has('education-level', 'master', 'doctorate', 'professional');
  const hired = profile.stage === 'employee' || profile.stage === 'open';
  if (!rule?.from.shown || !learned || !hired || !boundBy(view, RULE) || settlesByRight(view)) return null;
  return passage(
    RULE,
    1.6,
    because(
      given(
        say`[Ask in ${name} for a hosting agreement rather than a contract alone: by EU law it gives researchers a permit of their own, with the family from the start and time to look for work when the project ends|A university or an institute in ${name} that signs a hosting agreement opens a permit for researchers: by EU law the family may come at once, and there is time to look for work when the project ends|Research has a door of its own in ${name}: by EU law a hosting agreement with an institute gives a permit, the family may come with it, and the end of the project leaves time to look for work].`,
        `rule:${rule.id}`,
      ),
      'career-field',
      'education-level',
      ...profile.stageIds,
    ),
  );
};
