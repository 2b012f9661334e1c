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
        say`[Ask in ${name} for a hosting agreement rather than a contract alone: by EU law it gives researchers a permit of their own, with the family from the start and time to look for work when the project ends|A university or an institute in ${name} that signs a hosting agreement opens the way to a permit for researchers: by EU law the family may come at once, and there is time to look for work when the project ends|Researchers have a way of their own into ${name}: by EU law a hosting agreement with an institute gives a permit, the family may come with it, and the end of the project leaves time to look for work].`,
        `rule:${rule.id}`,
      ),
      'career-field',
      'education-level',
      ...profile.stageIds,
    ),
  );
};

/** Doctoral candidates whom a university employs: the permit may be one for research or work, and not a student's. */
export const doctoralPost: Writer = (view) => {
  const { atlas, profile, name } = view;
  const doctorate = profile.stage === 'student' && profile.read.has('study-level', 'doctorate');
  if (!doctorate || settlesByRight(view)) return null;
  const rule = atlas.rule(RULE);
  const bound = rule?.from.shown === true && boundBy(view, RULE);
  const said = bound
    ? given(
        say`[Where a doctorate in ${name} comes with a contract or a hosting agreement, EU law provides a permit for researchers, with the family from the start: ask the department which permit its doctoral candidates hold before you apply as a student|Ask in ${name} whether the doctorate is a post with a hosting agreement: by EU law that opens the permit for researchers in place of the student’s, and the family may come at once|A doctorate paid as a post in ${name} may fall under EU law’s permit for researchers and not under the student’s: the department knows which one its candidates hold].`,
        `rule:${RULE}`,
      )
    : say`[Where a doctorate in ${name} is a contract of employment, a permit for work may stand in place of the student’s, with other terms on means, fees and family: ask the department which permit its doctoral candidates hold before you apply|Ask the department in ${name} whether its doctoral candidates are employed: if so, the student’s permit and its proof of funds may be the wrong ones|In ${name} too the first question is whether the doctorate is a paid post or a student place: means, fees and the family’s permit depend on it].`;
  return passage('doctoral-post', 1.6, because(said, 'study-level', ...profile.stageIds));
};
