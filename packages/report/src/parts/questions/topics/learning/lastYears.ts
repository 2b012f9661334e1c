import { anyOf } from '@global-fit/matching/anyOf';
import { constant, shown } from '../../../../figures/quantity.ts';
import { list } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import { pupilsAsked, betweenYears } from './placement.ts';
import type { Topic } from '../../topic.ts';

/** School-leaving examinations. */
const EXAM =
  '(?:bac(?:calaur\\w+)?|brevet|bachillerato|abitur|matura|maturit[àa]|[AO][- ]levels?|highers|gcses?|ib|leaving cert\\w*|selectividad|pce|matric|board exams?|final (?:exams?|years?)|(?:12th|11th|senior|final) (?:grade|year))';
const SCHOOL = '(?:(?:high|secondary|upper)[- ]school|gymnasium|lyc[eé]e|school)';
const ENDS = `(?:finish\\w*|complet\\w+|graduat\\w+)\\b[^?]{0,40}\\b(?:${EXAM}|${SCHOOL})`;
const SITS = `(?:sit|sits|sitting|take|takes|taking|pass\\w*|do|does|done|writes?|writing)\\b[^?]{0,25}\\b${EXAM}`;

/** "Is it better that she writes matric first?" */
const BETTER_FIRST = new RegExp(`\\b(?:better|wiser?|should|must|let)\\b[^?]{0,40}\\b${SITS}`, 'iu');

/** Ages between which changing school affects the final examinations. */
const [LAST_YEARS, OLDEST] = [15, 20];

const pupilsNear = (asked: Parameters<Topic['answer']>[0]) =>
  pupilsAsked(asked).filter(({ ageThen }) => ageThen !== null && ageThen >= LAST_YEARS && ageThen <= OLDEST);

/** "Inès would be 16 at the planned move." */
function agesThen(asked: Parameters<Topic['answer']>[0]): Said | null {
  const pupils = pupilsNear(asked);
  if (pupils.length === 0) return null;
  const each = pupils.map(({ called, ageThen }) => ({
    who: called ?? 'your child',
    age: shown(constant(Math.floor(ageThen ?? 0), 'the age at the planned move'), String),
  }));
  const [first, ...more] = each;
  if (!first) return null;
  const said = more.reduce(
    (all, { who, age }) => say`${all} and ${who} ${age}`,
    say`${first.who} would be ${first.age}`,
  );
  return because(
    say`By the planned move ${said}.`,
    ...pupils.flatMap(({ ageIds }) => ageIds),
    'relocation-timeline',
  );
}

/** "When should Antonia move so that she can enter university?" */
const WHEN_TO_MOVE =
  /\b(?:when|at (?:which|what) age) (?:should|must|would|does|do)\b[^?]{0,40}\b(?:move|go|come)\b[^?]{0,50}\b(?:enter|start|begin|get into|go to|be admitted)\b[^?]{0,20}\b(?:universit\w+|college)/iu;

const THREE_WAYS =
  'The years that lead to a final examination belong together: a pupil who changes school within them often changes subjects, language and examination at once. So there are three ways to weigh up: to move before those years begin, to move after the last paper is written, or to keep the examination of home, at a school abroad that is accredited for it, by distance lessons, or by staying with somebody at home until it is done. What to avoid is a change in the last year itself.';

/** Whether a pupil should finish first, given the final years of school. */
export const LAST_YEARS_ASKED: Topic = {
  id: 'last-school-years',
  about: anyOf([
    new RegExp(
      `\\b(?:${ENDS}|${SITS})\\b[^?]{0,80}\\b(?:wait|mov(?:e|ing)|relocat\\w+|leav\\w+|go|abroad|there|first|before|after)\\b`,
      'iu',
    ),
    new RegExp(
      `\\b(?:wait|stay|delay|postpone|put off)\\b[^?]{0,50}\\b(?:until|till|for|before|so)\\b[^?]{0,50}\\b(?:finish\\w*|graduat\\w+|${EXAM})\\b`,
      'iu',
    ),
    new RegExp(
      `\\b(?:before|after|during)\\b[^?]{0,25}\\b(?:her|his|their|the|my \\w+['’]s)\\b[^?]{0,15}\\b(?:bac(?:calaur\\w+)?|abitur|matura|[AO][- ]levels?|gcses?|leaving cert\\w*|final exams?|high[- ]school graduation)\\b`,
      'iu',
    ),
    /\b(?:before|after) (?:(?:my|our) )?\p{L}+ (?:has |have )?graduat\w+/iu,
    new RegExp(
      `\\b${EXAM}\\b[^?]{0,60}\\b(?:when|how soon|which month)\\b[^?]{0,20}\\b(?:shift|move|go|leave|relocate|come)\\b`,
      'iu',
    ),
    WHEN_TO_MOVE,
  ]),
  not: new RegExp(
    String.raw`^(?!.*(?:${WHEN_TO_MOVE.source}|${BETTER_FIRST.source})).*\b(?:universit\w+|degree|master\w*|bachelor\w*|ph\.?d|doctorate|contract|probation|lease|treatment|visa|work|job|notice)\b`,
    'iu',
  ),
  // Without pupils it is another question.
  when: ({ person, profile }) => person?.kin === 'child' || profile.movers.children.length > 0,
  over: [
    'school-entry',
    'schools',
    'school-year',
    'school-of-home',
    'language',
    'language-test',
    'degree',
    'university',
  ],
  answer: (asked) => {
    const pupils = pupilsNear(asked).flatMap(({ called }) => called ?? []);
    const who = pupils.length > 0 ? list(pupils) : 'my child';
    return {
      said: flow(agesThen(asked), words(THREE_WAYS), betweenYears(asked)),
      lacks:
        'which schools there lead to the certificate of home, and which of them take a pupil in the last years',
      chapter: 'Education',
      whom: 'the present school, the authority at home that accredits schools abroad, and one school in the town',
      put: `Until the beginning of which class may ${who} change and still sit the examination of home, which subjects and marks have to be carried over, where is it held abroad, and what would be lost by coming a year later?`,
    };
  },
};
