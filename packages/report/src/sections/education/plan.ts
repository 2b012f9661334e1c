import { learningLanguage } from '../../place/language.ts';
import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { anybody, asCouple, both, chose, stageIs, type When, withChildren } from '../../profile/when.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { adultLead, degrees, learned, studentEducation, studentHope } from './adults.ts';
import { classroom, later, needs, schoolChoice, schoolLead, schoolYears } from './schools.ts';

const SCHOOL_WISHES: Readonly<Record<string, string>> = {
  'own-language-schooling':
    'for lessons in a language the children speak, ask each such school in PLACE for its waiting list and the full fee of a year before you choose a quarter',
  'local-integration':
    'ask the town in PLACE how many hours of language lessons a newly arrived pupil gets in a week, and for how long',
  'school-quality':
    '[test results describe PLACE as a whole and no single school: ask each one you visit for its last inspection report|ask three schools in PLACE what share of their pupils passed the final examination last year|look up whether PLACE publishes results school by school, and compare before you choose a street]',
  'affordable-childcare':
    'ask the town you choose in PLACE how long the list for childcare is, and whether one may join it before having an address',
  'university-access':
    'ask a university in PLACE whether pupils who finish school there pay the fees of residents, and after how many years',
  'outdoor-play': 'ask each school in PLACE how long the breaks are and what happens in them when it rains',
  'safe-streets':
    'ask each school in PLACE how its pupils arrive: on foot, by bus or by car, and from which class alone',
};

/** Where an index of education stands, in words that the claim beside them makes. */
function levelWords(percentile: number): string {
  return percentile > 60
    ? 'above most countries'
    : percentile < 40
      ? 'below most countries'
      : 'among the middle of countries';
}

const schoolInsight: Writer = (view) => {
  const { movers, read } = view.profile;
  const at = standing(view, 'education_index');
  const index = figure(view, 'education_index');
  if (movers.children.length === 0 || !at || !index) return null;
  const level = levelWords(at.percentile);
  const wishes = read.choices('childcare-education-priorities').filter((one) => SCHOOL_WISHES[one]);
  const wish = wishes[view.earlier.length];
  const text = wish ? SCHOOL_WISHES[wish] : undefined;
  if (text)
    return passage(
      'school-wish',
      0.95,
      because(
        words(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replaceAll('PLACE', view.name)),
        'childcare-education-priorities',
        ...movers.ids,
      ),
    );
  const said = wayOf(view, 'school-index', [
    () =>
      say`For schools and universities together ${view.name} scores ${index} on an index of education, ${level}${againstHome(view, 'education_index')}; one school can lie far from that.${at.mark}`,
    () =>
      say`Our index of education puts ${view.name} at ${index}${againstHome(view, 'education_index')}, ${level}: [hold single schools against their own reports|it says nothing about one school].${at.mark}`,
  ]);
  return passage('school-index', 0.7, said && because(said, ...movers.ids));
};

const studentInsight: Writer = (view) => {
  const at = standing(view, 'articles_per_million');
  const papers = figure(view, 'articles_per_million');
  if (view.profile.stage !== 'student' || !at || !papers) return null;
  const level = levelWords(at.percentile);
  const said = wayOf(view, 'degree-worth', [
    () =>
      say`Researchers in ${view.name} publish ${papers} articles a year per million people, ${level}: look for your field among them before you look at rankings.${at.mark}`,
    () =>
      say`How much research surrounds a student: ${papers} scientific articles a year per million people in ${view.name}, ${level}${againstHome(view, 'articles_per_million')}.${at.mark}`,
    () =>
      say`${view.Name} stands ${level} in published research, with ${papers} articles a year per million people; ask each department who would supervise you.${at.mark}`,
  ]);
  return passage('degree-worth', 0.95, said && because(said, ...view.profile.stageIds));
};

const stayInsight: Writer = (view) => {
  const { read, languages } = view.profile;
  // Whoever has the language needs no course in it.
  const main = learningLanguage(view);
  if (main && languages.includes(main.code)) return null;
  const stays = read.has('relocation-duration', 'permanent', 'long-term');
  const shy = read.has('language-test-preparedness', 'prefer-no-test');
  const text = stays
    ? `For a long stay [look up which language level permanent residence in ${view.name} asks for, and book courses towards that examination|ask the immigration office of ${view.name} which language certificate it accepts before you choose a course|plan the language of ${view.name} in levels: one for the first year, the one for permanent residence after it|ask a language school in ${cityOf(view)} how many months it takes from its first course to the level that permanent residence asks for]${shy ? '; it may be the test you would rather avoid' : ''}.`
    : `For a stay with an end, a first course in the language of ${view.name} is enough: choose one that covers shop, doctor and landlord.`;
  return oncePassage(
    'stay-insight',
    0.8,
    because(
      words(text),
      'relocation-duration',
      'languages-spoken',
      ...(stays && shy ? ['language-test-preparedness'] : []),
    ),
  );
};

/** How far English carries instead. */
const englishInsight: Writer = (view) => {
  const english = view.atlas.languages.english(view.iso3);
  const main = learningLanguage(view);
  if (
    !view.profile.languages.includes('en') ||
    (main !== null && view.profile.languages.includes(main.code)) ||
    english?.share == null ||
    !english.from.shown ||
    main?.code === 'en'
  )
    return null;
  const share = Math.round(english.share);
  const said = wayOf(view, 'english-insight', [
    () =>
      say`English is spoken by about ${String(share)}% in ${view.name}: ${share >= 50 ? 'enough for daily life in the first months; letters from offices come in the language of the country' : share >= 20 ? 'bring somebody who speaks the language to offices and contracts' : 'begin the language before you arrive, and take an interpreter to contracts'}.`,
    () =>
      say`With English you reach about ${String(share)}% of people in ${view.name}; ask your bank and your doctor there whether they are among them.`,
    () =>
      say`About ${String(share)}% of people in ${view.name} would understand your English: enquire at the town hall whether its forms exist in English.`,
  ]);
  return passage(
    'english-insight',
    0.75,
    said && because(given(said, `english:${view.iso3}`), 'languages-spoken'),
  );
};

const plainInsight: Writer = (view) => {
  const at = standing(view, 'education_index');
  const index = figure(view, 'education_index');
  return (
    at &&
    passage(
      'learning-place',
      0.4,
      because(
        say`${view.Name} ranks ${at.percentile > 60 ? 'above' : at.percentile < 40 ? 'below' : 'among'} most countries for education as a whole${index ? say` (${index} on an index)` : ''}; [ask which courses for adults are open to foreign residents|ask what an evening course costs a newcomer|ask whether courses for adults are free of charge for residents].${at.mark}`,
        ...view.profile.stageIds,
      ),
    )
  );
};

/** How papers are legalised for this country. */
function legalised(view: PlaceView): Said {
  const apostille = view.atlas.treaties(view.iso3)?.apostille;
  if (!apostille?.from.shown) return words('certified');
  const text =
    apostille.status === 'y'
      ? 'with an apostille'
      : apostille.status === 'pending'
        ? 'legalised by the embassy until the apostille takes effect'
        : 'legalised by the embassy, since the apostille does not apply';
  return given(words(text), `treaties:${view.iso3}`);
}

function language(view: PlaceView): Said {
  const main = learningLanguage(view);
  return main ? given(words(main.name), `language:${view.iso3}-${main.code}`) : words('the language');
}

const degree: When = both(
  chose(
    'education-level',
    'vocational',
    'some-university',
    'bachelor',
    'master',
    'doctorate',
    'professional',
  ),
  stageIs('remote', 'freelance', 'founder', 'owner', 'employee', 'transfer', 'open'),
);

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      say`Ask the present school for two years of reports and a letter on the level reached; [have them translated|put them into ${language(v)}|get a sworn translation], ${legalised(v)}, [before the summer closes the office|while the teachers still know the children|well before the term ends].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Visit one school in ${cityOf(v)} at the end of its day and ask two parents what they would change|Ask in ${cityOf(v)} for the day on which schools open their doors, and put your visit there|Ask one school in ${cityOf(v)} for its timetable, its costs beside the fee and the date by which pupils are enrolled].`,
  ],
  [
    withChildren,
    (v) =>
      say`Ask two schools in ${cityOf(v)} how many pupils arrived without ${language(v)} last year, and who taught them.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Order certificate and transcript for ${v.name} now, ${legalised(v)}, and ask the university by which date they have to arrive.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Write to one second-year student of your subject in ${cityOf(v)}; the course page lists their society.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Find out whether ${v.name} wants an entrance examination, and where outside the country it can be sat.`,
  ],
  [
    degree,
    (v) =>
      say`Have one copy of your ${v.profile.read.label('education-level') ?? 'degree'} made for ${v.name}, ${legalised(v)}, even if no employer asks: a permit that counts points may.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Ask the university or the town of ${cityOf(v)} for courses open to older listeners, with fee and first day|Find out which lectures in ${cityOf(v)} are open to the public|Ask the cultural centre of ${cityOf(v)} for its morning programme].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Find a course in ${language(v)} in ${cityOf(v)} that meets in person, and ask when the next one begins.`,
  ],
  [
    asCouple,
    (v) =>
      say`Book ${language(v)} for both of you, and ask for different groups: each then speaks, and neither interprets for the other.`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`Take ${language(v)} lessons at the hour when your calls are done in ${v.name}, fixed and paid in advance.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`Ask an employer in ${v.name} [for lessons in ${language(v)} as part of the offer, and in working time|who teaches newcomers ${language(v)}, and in whose time|in which language meetings, e-mails and payslips are written].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Have your offer translated into ${language(v)} by somebody who sells, and read it aloud to a customer in ${cityOf(v)}.`,
  ],
  [
    anybody,
    (v) =>
      say`[Watch the evening news of ${v.name} once a week until you leave, with subtitles in ${language(v)}|Read one article a week from a newspaper of ${v.name} until you leave, in ${language(v)}|Listen to the radio of ${v.name} for ten minutes a day until you leave, in ${language(v)}].`,
  ],
  [
    anybody,
    (v) => say`Ask the public library of ${cityOf(v)} whether newcomers may join, and with which paper.`,
  ],
];

export const EDUCATION: SectionPlan = {
  heading: 'Education',
  lead: [schoolLead, schoolYears, studentEducation, adultLead, degrees],
  body: [needs, schoolChoice, classroom, studentHope, degrees, later, learned],
  take: 3,
  insight: [schoolInsight, studentInsight, stayInsight, englishInsight, plainInsight],
  action: bank('education-action', LINES),
  table: ({ profile }) =>
    profile.movers.children.length > 0
      ? [
          'harmonised_test_score',
          'pupil_teacher_ratio',
          'preprimary_enrolment',
          'learning_adjusted_schooling',
        ]
      : profile.stage === 'student'
        ? ['tertiary_enrolment', 'researchers_per_million', 'articles_per_million', 'price_level_education']
        : ['mean_schooling', 'adult_literacy', 'english_speakers_listed', 'tertiary_enrolment'],
};
