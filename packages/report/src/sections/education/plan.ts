import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { type PlaceView, standing } from '../../place/view.ts';
import { anybody, asCouple, both, chose, stageIs, type When, withChildren } from '../../profile/when.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { adultLead, degrees, learned, studentEducation, studentHope } from './adults.ts';
import { classroom, later, needs, schoolChoice, schoolLead, schoolYears } from './schools.ts';

const SCHOOL_WISHES: Readonly<Record<string, string>> = {
  'own-language-schooling':
    'lessons in a language the children speak exist in few quarters of PLACE, and those quarters know their price',
  'local-integration':
    'growing into the language works best in PLACE the younger the child and the smaller the town',
  'school-quality':
    '[standards in PLACE differ more between schools than between cities, so choose the school|in PLACE the name on the gate matters more than the name of the town|a good school in PLACE is found by visiting three]',
  'affordable-childcare':
    'childcare is a queue in PLACE as elsewhere: the day you have an address is the day to join it',
  'university-access':
    'pupils who finish school in PLACE apply to its universities as locals, which can be worth more than any fee saved',
  'outdoor-play': 'the break between lessons says more about a school in PLACE than its marks: watch one',
  'safe-streets': 'a school in PLACE that children walk to is worth a longer way to work',
};

const schoolInsight: Writer = (view) => {
  const { movers, read } = view.profile;
  const at = standing(view, 'education_index');
  if (movers.children.length === 0 || !at) return null;
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
      say`Schools ${at.percentile > 60 ? `speak for ${view.name}` : at.percentile < 40 ? `are not why a family moves to ${view.name}` : `neither speak for ${view.name} nor against it`}.${at.mark}`,
    () =>
      say`By the whole of its education ${view.name} stands ${at.percentile > 60 ? 'above' : at.percentile < 40 ? 'below' : 'among'} most countries.${at.mark}`,
  ]);
  return passage('school-index', 0.7, said && because(said, ...movers.ids));
};

const studentInsight: Writer = (view) => {
  const at = standing(view, 'education_index');
  if (view.profile.stage !== 'student' || !at) return null;
  const said = wayOf(view, 'degree-worth', [
    () =>
      say`A degree from ${view.name} ${at.percentile > 60 ? 'needs no footnote' : at.percentile < 40 ? 'needs explaining elsewhere, so weigh the department, not the flag' : 'is judged by the name of the university'}.${at.mark}`,
    () =>
      say`Employers elsewhere will ${at.percentile > 60 ? 'take schooling in ' : at.percentile < 40 ? 'ask about schooling in ' : 'look up schooling in '}${view.name}${at.percentile > 60 ? ' at its word' : ''}.${at.mark}`,
    () =>
      say`For your certificate, ${view.name} is ${at.percentile > 60 ? 'a name that opens doors' : at.percentile < 40 ? 'a name to be backed by references' : 'a name among many'}.${at.mark}`,
  ]);
  return passage('degree-worth', 0.95, said && because(said, ...view.profile.stageIds));
};

const stayInsight: Writer = (view) => {
  const { read } = view.profile;
  const stays = read.has('relocation-duration', 'permanent', 'long-term');
  const shy = read.has('language-test-preparedness', 'prefer-no-test');
  const text = stays
    ? `For a long stay in ${view.name}, [language is the one diploma that counts|the language is the real school|no certificate helps like the language|fluency is the subject to pass]${shy ? ', and permanence may ask for the test you would rather avoid' : ''}.`
    : `For a stay with an end, learn enough of the language of ${view.name} to be polite, and spend the rest of the time on people.`;
  return oncePassage(
    'stay-insight',
    0.8,
    because(words(text), 'relocation-duration', ...(stays && shy ? ['language-test-preparedness'] : [])),
  );
};

/** How far English carries instead. */
const englishInsight: Writer = (view) => {
  const english = view.atlas.languages.english(view.iso3);
  const main = view.atlas.languages.of(view.iso3)[0];
  if (
    !view.profile.languages.includes('en') ||
    english?.share == null ||
    !english.from.shown ||
    main?.code === 'en'
  )
    return null;
  const share = Math.round(english.share);
  const said = wayOf(view, 'english-insight', [
    () =>
      say`English is spoken by about ${String(share)}% in ${view.name}: ${share >= 50 ? 'enough to postpone the language, which is the danger' : share >= 20 ? 'enough to survive, too little to belong' : 'too little to postpone the language by a week'}.`,
    () =>
      say`You could ${share >= 50 ? 'live for years' : share >= 20 ? 'manage for months' : 'manage for days'} on English in ${view.name}, where about ${String(share)}% speak it.`,
    () =>
      say`About ${String(share)}% of people in ${view.name} would understand your English; the others decide how long you stay a guest.`,
  ]);
  return passage(
    'english-insight',
    0.75,
    said && because(given(said, `english:${view.iso3}`), 'languages-spoken'),
  );
};

const plainInsight: Writer = (view) => {
  const at = standing(view, 'education_index');
  return (
    at &&
    passage(
      'learning-place',
      0.4,
      because(
        say`${view.Name} ranks ${at.percentile > 60 ? 'above' : at.percentile < 40 ? 'below' : 'among'} most countries for education as a whole; [what counts for you is the one course you would take there|to an adult that matters through colleagues and neighbours|you will meet that in letters, forms and small talk].${at.mark}`,
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
  const main = view.atlas.languages.of(view.iso3)[0];
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
      say`Ask the present school for two years of reports and a letter on the level reached; [have them translated|put them into the language of ${v.name}|get a sworn translation], ${legalised(v)}, [before the summer closes the office|while the teachers still know the children|well before the term ends].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Visit one school in ${cityOf(v)} at the end of its day and watch how children leave it|Go to a school fair in ${cityOf(v)} and count the parents who speak your language|Look at the noticeboard of one school in ${cityOf(v)}: it shows what matters there].`,
  ],
  [
    withChildren,
    (v) =>
      say`Ask two schools in ${cityOf(v)} how many pupils arrived without ${language(v)} last year, and who taught them.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Order certificate and transcript for ${v.name} now, ${legalised(v)}: universities cancel more places for late papers than for poor marks.`,
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
      say`Have one copy of your ${v.profile.read.label('education-level') ?? 'degree'} made for ${v.name}, ${legalised(v)}, even if no employer asks: permits by points do.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Ask the university or the town of ${cityOf(v)} for courses open to older listeners; fees are often small and the company good|Find out which lectures in ${cityOf(v)} are open to the public|Ask the cultural centre of ${cityOf(v)} for its morning programme].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Find a course in ${language(v)} in ${cityOf(v)} that meets in person; first friends sit in it.`,
  ],
  [
    asCouple,
    (v) =>
      say`Learn ${language(v)} in the same course but at different tables: couples practise least with each other.`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`Take ${language(v)} lessons at the hour when your calls are done in ${v.name}, fixed and paid in advance.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`Ask an employer in ${v.name} [for lessons in ${language(v)} as part of the offer; it is the cheapest thing it can give|who teaches newcomers ${language(v)}, and in whose time|whether meetings are held in ${language(v)} or only said not to be].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Have your offer translated into ${language(v)} by somebody who sells, and read it aloud to a customer in ${cityOf(v)}.`,
  ],
  [
    anybody,
    (v) =>
      say`Watch the evening news of ${v.name} once a week until you leave; it teaches names, tone and ${language(v)} in one.`,
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
