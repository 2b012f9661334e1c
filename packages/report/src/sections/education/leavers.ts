import { cityOf, type Line, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome } from '../../place/view.ts';
import { comeOfAgeCalled } from '../../profile/people/called.ts';
import { goOnToStudy } from '../../profile/when.ts';
import { because, say } from '../../prose/said.ts';
import { grossShare } from './insights.ts';

/** What only an admissions office can answer, worded to follow "ask". */
export const UNIVERSITY_ASKED =
  '↗whether the certificate from home is accepted, by which date to apply, and which fee is due: that of residents, of citizens or of students from abroad';

/** Children who will be adults at the move: universities matter, schools no longer. */
export const leavers: Writer = (view) => {
  const ids = goOnToStudy(view.profile);
  if (!ids) return null;
  const who = comeOfAgeCalled(view.profile.movers);
  const share = grossShare(view, 'tertiary_enrolment');
  const enrolled = share && say`${share} in ${view.name}${againstHome(view, 'tertiary_enrolment')}`;
  const said = wayOf(view, 'leavers', [
    () =>
      say`For ${who}, of age at the planned move, universities matter and schools no longer do${enrolled ? say`: enrolment in higher education stands at ${enrolled}` : ''}. The admissions office of each university says who pays as a local, and which certificate it accepts.`,
    () =>
      say`University is the question for ${who}, of age at the planned move${enrolled ? say`: enrolment in higher education is ${enrolled}` : ''}. Fee and admission differ from one university to the next.`,
    () =>
      say`At the planned move ${who} would be of age, and a university in ${view.name} takes the place of a school${enrolled ? say`: enrolment in higher education stands at ${enrolled}` : ''}.`,
  ]);
  return passage('leavers', 1.25, said && because(said, ...ids));
};

/** The same as an action. */
export const leaversLine: Line = [
  goOnToStudy,
  (v) =>
    say`[Ask the admissions office of one university in or near ${cityOf(v)} ${UNIVERSITY_ASKED}|Look up two courses for ${comeOfAgeCalled(v.profile.movers)} in or near ${cityOf(v)}: language, date of application, and the fee for students who arrive from ${v.homeName}].`,
];
