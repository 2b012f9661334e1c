import { grouped } from '../../figures/format.ts';
import { knownEnglish, learningLanguage, speakersSaid } from '../../place/language/language.ts';
import { tuitionSaid } from '../../place/entry/tuitionSaid.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { type PlaceView, standing } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** Universities, for students. */
export const studentEducation: Writer = (view) => {
  const { profile } = view;
  if (profile.stage !== 'student') return null;
  const listed = view.atlas.universities(view.iso3);
  const research = standing(view, 'articles_per_million');
  const level = profile.read.label('study-level');
  const field = profile.read.label('study-field') ?? words('your subject');
  const count = listed?.from.shown
    ? given(
        words(`${grouped(listed.listed)} institutions of higher education have a web domain of their own`),
        `universities:${view.iso3}`,
      )
    : null;
  const output = research
    ? say`research output per head is ${research.side === 'high' ? 'above most countries' : research.side === 'low' ? 'below most countries' : 'near the middle'}${research.mark}`
    : null;
  if (!count && !output) return null;
  const body = count && output ? say`${count}, and ${output}` : (count ?? output ?? words(''));
  const said = wayOf(view, 'student-education', [
    () => say`You want to study ${field}${level ? say` (${level})` : ''}. In ${view.name} ${body}.`,
    () => say`In ${view.name} ${body}. For ${field} a country’s average says little; the department decides.`,
    () =>
      say`Choice and strength in ${view.name}: ${body}.${level ? say` At the level you aim for (${level}) the teacher counts for more than either.` : ''}`,
    () => say`For ${field}, this is what you would choose from in ${view.name}: ${body}.`,
  ]);
  return passage('student-education', 1.3, said && because(said, ...profile.stageIds));
};

type Hope = (view: PlaceView) => Said | null;

const HOPES: Readonly<Record<string, Hope>> = {
  // The price level of education counts what the state pays, and tells nothing of what a student is asked for.
  'low-tuition': (view) => {
    // Beside a budget the sum is mentioned with the month.
    const asked = view.profile.monthlyBudget === null ? tuitionSaid(view) : null;
    return (
      asked &&
      say`↗You look for low fees. ${asked} The sum is a line of its own on each university’s page, and may differ by the language of the programme.`
    );
  },
  'english-taught': (view) => {
    const english = knownEnglish(view);
    return english?.share != null && english.from.shown
      ? given(
          say`You look for courses in English: about ${speakersSaid(view, english)} of people in ${view.name} speak it, which tells what you will hear outside the lecture hall.`,
          `english:${view.iso3}`,
        )
      : null;
  },
  'academic-quality': (view) => {
    const at = standing(view, 'researchers_per_million');
    return (
      at &&
      say`You expect a leading university: ${view.name} has ${at.side === 'high' ? 'more researchers per head than most' : at.side === 'low' ? 'fewer researchers per head than most' : 'an ordinary number of researchers per head'}, and the lists to read are rankings by subject.${at.mark}`
    );
  },
  language: (view) => {
    const main = learningLanguage(view);
    return main
      ? given(
          say`You come for the language as well, and you will have ${main.name} around you outside class, most of all in a flat shared with people who grew up with it.`,
          `language:${view.iso3}-${main.code}`,
        )
      : null;
  },
  experience: (view) => {
    const at = standing(view, 'migrant_stock_share');
    return (
      at &&
      say`↗For the experience itself: ${view.name} has ${at.side === 'high' ? 'a larger share of foreigners than most countries, so you will not be the only one asking' : at.side === 'low' ? 'a smaller share of foreigners than most countries, so you will be the experience for others' : 'an ordinary share of foreigners'}.${at.mark}`
    );
  },
};

/** This hope comes first at every place, because a foreign student's fees decide whether they can come. */
const FEES = 'low-tuition';

/** A student's hopes in the order a place covers them; each place starts with a different one. */
function hopesFor(view: PlaceView): readonly string[] {
  const chosen = view.profile.read.choices('study-abroad-motivation').filter((one) => HOPES[one]);
  const others = chosen.filter((one) => one !== FEES);
  const from = view.earlier.length % Math.max(1, others.length);
  return [...chosen.filter((one) => one === FEES), ...others.slice(from), ...others.slice(0, from)];
}

/** One of the student's hopes, with what is on record: the first per place that has a record. */
export const studentHope: Writer = (view) => {
  if (view.profile.stage !== 'student') return null;
  for (const id of hopesFor(view)) {
    const said = HOPES[id]?.(view);
    if (said) return passage(`hope-${id}`, 1, because(said, 'study-abroad-motivation'));
  }
  return null;
};
