import { memberQuestionId } from '@global-fit/questionnaire/family';
import { isAtHome } from '../../place/atHome.ts';
import { paperLanguage } from '../../place/language/language.ts';
import { cityOf, oncePassage, type Writer } from '../../place/passage.ts';
import { childrenCalled } from '../../profile/people/called.ts';
import { withArticle } from '../../prose/english.ts';
import { because, say, words } from '../../prose/said.ts';
import { illnessesIn } from '../../profile/health/namedIllnesses.ts';
import { isGivenAtSchool } from '../../profile/schoolNeeds.ts';
import { toldHealth } from '../../profile/health/toldHealth.ts';

/** A child with an illness, medicine or device: who watches it at school, and who treats it; said once. */
export const careAtSchool: Writer = (view) => {
  const { movers, read, discreet } = view.profile;
  const ill = movers.children.filter(({ atSchool }) => atSchool.care);
  if (ill.length === 0) return null;
  const ids = ill.map(({ n }) => memberQuestionId(n, 'special-needs'));
  const text = discreet.length > 0 ? '' : ids.map((id) => read.text(id) ?? '').join('. ');
  const who = childrenCalled(movers, ill);
  const city = cityOf(view);
  const place = ill.some(({ ageThen }) => (ageThen ?? 6) >= 6) ? 'school' : 'childcare';
  const minded = text === '' || isGivenAtSchool(text);
  const given = /\binsulin\b|\bdiabet/i.test(text) ? 'who may give insulin' : 'who may give a medicine';
  const known = toldHealth(view.profile).illnesses.map(({ name }) => name);
  const [other] = illnessesIn(text).filter(({ name }) => !known.includes(name));
  const doctor = other
    ? ` The first appointment in ${city}: ${withArticle(other.specialist)} for children.`
    : '';
  const paper = isAtHome(view)
    ? words('Have the doctor or therapist who treats the child now write down the reasons for it.')
    : say`Have the doctor at home write down the reasons for it, in ${paperLanguage(view)}.`;
  const plan = minded
    ? `a plan of care before the first day, in writing: ${given}, whom to call, and where spare supplies lie`
    : 'a plan before the first day, in writing: what helps in a hard moment, where a quiet place is, and whom to call';
  const said = say`For ${who} agree with the ${place} in ${city} on ${plan}. ${paper}${doctor}`;
  return oncePassage('care-at-school', 1.37, because(said, ...ids, ...movers.ids));
};
