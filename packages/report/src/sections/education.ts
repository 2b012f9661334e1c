import { passage, type Writer, wayOf } from '../place/passage.ts';
import { besideHome, figure, homeFigure, type PlaceView, standing } from '../place/view.ts';
import { counted, list, monthName } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import type { SectionPlan } from './compose.ts';

function pupils(view: PlaceView): readonly number[] {
  return view.profile.movers.children
    .map((child) => child.age)
    .filter((age): age is number => age !== null && age >= 5 && age <= 18);
}

/** Learning outcomes, for families. */
export const schoolLead: Writer = (view) => {
  const { movers } = view.profile;
  if (movers.children.length === 0) return null;
  const score = figure(view, 'harmonised_test_score');
  const at = standing(view, 'harmonised_test_score');
  const beside = besideHome(view, 'harmonised_test_score');
  const home = homeFigure(view, 'harmonised_test_score');
  if (!score || !at) return null;
  const compare = beside && home ? say`, against ${home} in ${view.homeName}` : '';
  const ages = pupils(view);
  const who = because(
    words(
      ages.length > 0 ? `a pupil of ${list(ages.map(String), 'or')}` : 'a child who will start school there',
    ),
    ...movers.children.map((child) => `family-member-${child.n}-family-member-age`),
    ...movers.ids,
  );
  const level =
    at.percentile > 75
      ? 'one of the stronger school systems by results'
      : at.percentile > 55
        ? 'a solid school system by results'
        : at.percentile >= 40
          ? 'a school system near the middle of the world'
          : 'a school system whose public results are weak, so look at private and international schools and at what they cost';
  const said = wayOf(view, 'schools', [
    () =>
      say`For ${who}, begin with results: on the harmonised scale of test scores ${view.name} stands at ${score}${compare}, ${level}${at.mark}.`,
    () =>
      say`${view.Name} has ${level}${at.mark}: ${score} on the harmonised scale${compare}. That is what ${who} would walk into.`,
    () => say`Test results place ${view.name} at ${score}${compare}${at.mark}. For ${who} it is ${level}.`,
  ]);
  return passage('schools', 1.2, said);
};

/** Class sizes and the school calendar. */
export const classroom: Writer = (view) => {
  const { movers } = view.profile;
  if (movers.children.length === 0) return null;
  const ratio = figure(view, 'pupil_teacher_ratio');
  const at = standing(view, 'pupil_teacher_ratio');
  const year = view.atlas.schoolYear(view.iso3);
  const calendar = year?.from.shown
    ? given(
        words(
          `The long holiday fell between ${monthName(year.longBreakStart)} and ${monthName(year.longBreakReturn)} when it was last recorded (pandemic years, so read it as a season)${year.longBreakStart >= 4 && year.longBreakStart <= 8 ? '' : ': a calendar turned round from the northern one, which can cost or win half a year'}.`,
        ),
        `school:${view.iso3}`,
      )
    : null;
  if (!ratio && !calendar) return null;
  const size =
    ratio && at
      ? say`A primary teacher has ${ratio} pupils, ${at.percentile > 60 ? 'more than in most countries' : at.percentile < 40 ? 'fewer than in most countries' : 'about the usual number'}.${at.mark}`
      : words('');
  return passage(
    'classroom',
    0.6,
    because(
      { ...say`${size} ${calendar ?? ''}`, text: `${size.text} ${calendar?.text ?? ''}`.trim() },
      ...movers.ids,
    ),
  );
};

/** The kind of school the family has in mind. */
export const schoolChoice: Writer = (view) => {
  const choice = view.profile.read.choices('children-education-preference')[0];
  if (!choice || view.profile.movers.children.length === 0 || choice === 'not-applicable') return null;
  const main = view.atlas.languages.of(view.iso3)[0];
  const lang = main?.name ?? 'the local language';
  const knows = main ? view.profile.languages.includes(main.code) : false;
  const texts: Readonly<Record<string, string>> = {
    'local-public': knows
      ? `You have the local public school in mind, and the language is no hurdle: the place you register as home decides the school.`
      : `You have the local public school in mind. Lessons are in ${lang}: ask the town for its reception class, and plan a year in which marks do not matter.`,
    'local-private': `A local private school teaches in ${lang} as a rule; what it adds is size of class and length of day. Compare three fees, with meals and bus.`,
    international: `An international school can be the largest line of the whole budget. Our records hold no fees for ${view.name}: write to two schools in ${view.cities[0]?.name ?? 'the capital'} for the price list, the deposit and the waiting list before you choose the city.`,
    bilingual: `Bilingual schools are few and full. Register in ${view.cities[0]?.name ?? 'the city'} as soon as the year of the move is fixed, and ask how lessons divide between ${lang} and the second language.`,
    homeschool: `Home education is not legal everywhere and our records hold no rule for ${view.name}: ask its education ministry in writing before you count on it.`,
    online: `An online school has to be recognised where the child lives. Ask the education ministry of ${view.name} whether yours satisfies compulsory schooling.`,
    undecided: `You have not decided on a kind of school. One visit to a public and one to an international school in ${view.cities[0]?.name ?? view.name} will decide more than a table.`,
  };
  const text = texts[choice];
  return text
    ? passage(
        'school-choice',
        1,
        because(
          main ? given(words(text), `language:${view.iso3}-${main.code}`) : words(text),
          'children-education-preference',
          ...(choice === 'local-public' ? ['languages-spoken'] : []),
        ),
      )
    : null;
};

/** Special needs in school. */
export const needs: Writer = (view) => {
  const wants = view.profile.read.has('childcare-education-priorities', 'special-educational-needs');
  const child = view.profile.movers.children.find((one) => one.specialNeeds);
  if (!wants && !child) return null;
  return passage(
    'special-needs',
    1.1,
    because(
      say`Support for special needs is where national averages say least. Take the present assessment, translated, to one school in ${view.cities[0]?.name ?? view.name} and ask what it would do in week one; no answer is also an answer.`,
      'childcare-education-priorities',
      ...(child ? [`family-member-${child.n}-special-needs`] : []),
    ),
  );
};

/** Universities, for students. */
export const studentEducation: Writer = (view) => {
  const { profile } = view;
  if (profile.stage !== 'student') return null;
  const listed = view.atlas.universities(view.iso3);
  const research = standing(view, 'articles_per_million');
  const level = profile.read.label('study-level');
  const field = profile.read.label('study-field');
  const count = listed?.from.shown
    ? given(
        words(
          `${listed.listed.toLocaleString('en-GB')} institutions of higher education have a web domain of their own`,
        ),
        `universities:${view.iso3}`,
      )
    : null;
  if (!count && !research) return null;
  const output = research
    ? say`research output per head is ${research.percentile > 60 ? 'above most countries' : research.percentile < 40 ? 'below most countries' : 'near the middle'}${research.mark}`
    : null;
  const body = count && output ? say`${count}, and ${output}` : (count ?? output ?? words(''));
  const said = wayOf(view, 'student-education', [
    () =>
      say`You want to study${field ? say` (${field})` : ''}${level ? say`, at the level of a ${level}` : ''}. In ${view.name} ${body}.`,
    () =>
      say`In ${view.name} ${body}. For ${field ?? 'your subject'} a country’s average says little: look for the three departments whose papers your teachers read.`,
    () =>
      say`Choice and strength in ${view.name}: ${body}.${level ? say` For a ${level}, ask who would supervise before you ask what it costs.` : ''}`,
  ]);
  return passage(
    'student-education',
    1.3,
    said && because(said, 'study-field', 'study-level', ...profile.stageIds),
  );
};

const HOPES: Readonly<Record<string, (view: PlaceView) => Said | null>> = {
  'low-tuition': (view) => {
    const level = standing(view, 'price_level_education');
    return level
      ? say`You look for low fees. The price level of education, which counts what the state pays, is ${level.percentile > 60 ? 'high' : level.percentile < 40 ? 'low' : 'in the middle'} in ${view.name}${level.mark}; fees for foreigners are set by each university, so take the figure from its page for non-residents.`
      : null;
  },
  'english-taught': (view) => {
    const english = view.atlas.languages.english(view.iso3);
    return english?.share != null && english.from.shown
      ? given(
          say`You look for courses in English. About ${String(Math.round(english.share))}% of people in ${view.name} speak it, which tells you how the town outside the lecture hall will sound.`,
          `english:${view.iso3}`,
        )
      : null;
  },
  'academic-quality': (view) => {
    const at = standing(view, 'researchers_per_million');
    return at
      ? say`A leading university is what you expect. ${view.Name} has ${at.percentile > 60 ? 'more researchers per head than most' : at.percentile < 40 ? 'fewer researchers per head than most' : 'an ordinary number of researchers per head'}${at.mark}; rankings by subject, not by university, are the list to read.`
      : null;
  },
  language: (view) => {
    const main = view.atlas.languages.of(view.iso3)[0];
    return main
      ? given(
          say`You come for the language as well, and ${main.name} is what surrounds you outside class: choose a flat with people who grew up with it.`,
          `language:${view.iso3}-${main.code}`,
        )
      : null;
  },
};

/** What the student expects, beside what we hold. */
export const studentHopes: Writer = (view) => {
  if (view.profile.stage !== 'student') return null;
  const chosen = view.profile.read.choices('study-abroad-motivation').filter((one) => HOPES[one]);
  const id = chosen[view.earlier.length % Math.max(1, chosen.length)];
  const said = id ? HOPES[id]?.(view) : null;
  return said ? passage(`hope-${id}`, 1, because(said, 'study-abroad-motivation')) : null;
};

/** Adults without children: language, recognition, habits of a learning society. */
export const adultLead: Writer = (view) => {
  const { profile } = view;
  if (profile.movers.children.length > 0 || profile.stage === 'student') return null;
  const main = view.atlas.languages.of(view.iso3)[0];
  const years = figure(view, 'mean_schooling');
  const at = standing(view, 'mean_schooling');
  if (!main || !years || !at) return null;
  const has = profile.languages.includes(main.code);
  const rating = profile.read.choices('language-proficiency-rating')[0];
  const pace: Readonly<Record<string, string>> = {
    none: 'You have not learned a foreign language yet, so plan two years for conversation and start with sounds, not grammar',
    basic: 'Your best foreign language is at the beginning, so plan two years for easy conversation',
    conversational:
      'You hold conversations in another language, so a year of steady lessons should bring you to the baker and the doctor',
    independent: 'You are independent in another language, so you know the way: a year to talk, two to argue',
    fluent: 'You have become fluent in a language before, so a year of work should make you independent',
  };
  const plan = has
    ? because(
        words(
          `You speak ${main.name} already, which turns education from a hurdle into a choice: courses, lectures and libraries are open at once.`,
        ),
        'languages-spoken',
      )
    : because(
        words(
          `Learning in ${view.name} begins with ${main.name}. ${pace[rating ?? ''] ?? 'Plan a year of lessons before you judge the country by its people'}.`,
        ),
        'languages-spoken',
        'language-proficiency-rating',
      );
  const stageNote: Said =
    profile.stage === 'retired'
      ? because(
          words(
            ' Evening schools and universities of the third age are where retired newcomers find company.',
          ),
          ...profile.stageIds,
        )
      : profile.stage === 'founder' || profile.stage === 'owner'
        ? because(words(' A team hired there will expect you to follow a meeting.'), ...profile.stageIds)
        : words('');
  const society = say`Adults there went to school for ${years} on average, ${at.percentile > 60 ? 'longer than in most countries' : at.percentile < 40 ? 'shorter than in most countries' : 'about as long as in the middle of the world'}${at.mark}.`;
  const said = wayOf(view, 'adult-education', [
    () => given(say`${plan}${stageNote} ${society}`, `language:${view.iso3}-${main.code}`),
    () => given(say`${society} ${plan}`, `language:${view.iso3}-${main.code}`),
    () => given(say`${plan} ${society}`, `language:${view.iso3}-${main.code}`),
  ]);
  return passage('adult-education', 1, said);
};

/** Recognition of degrees by treaty. */
export const degrees: Writer = (view) => {
  const { read, stage } = view.profile;
  const level = read.choices('education-level')[0];
  if (!level || ['no-diploma', 'secondary'].includes(level) || stage === 'retired') return null;
  const here = view.atlas.treaties(view.iso3);
  const there = view.home ? view.atlas.treaties(view.home.iso3) : null;
  const lisbon = here?.lisbon?.from.shown && there?.lisbon?.from.shown;
  const label = read.label('education-level');
  const weak =
    here?.lisbon?.from.confidence === 'low' ? ' (membership from a list that should be confirmed)' : '';
  const said = lisbon
    ? say`Your ${label ?? 'degree'} should travel: ${view.homeName} and ${view.name} both belong to the Lisbon convention on recognition${weak}, so a refusal has to be justified. Ask the national information centre for a statement of comparability.`
    : say`For your ${label ?? 'degree'} our records show no shared convention on recognition between ${view.homeName} and ${view.name}. Ask the education ministry which office compares foreign degrees, and what it wants certified.`;
  return passage(
    'degrees',
    0.55,
    because(given(said, `treaties:${view.iso3}`), 'education-level', 'current-location'),
  );
};

/** Should children come, or plans change. */
export const later: Writer = (view) => {
  const { read, movers } = view.profile;
  if (movers.children.length > 0 || !read.has('couple-lifestyle-priorities', 'starting-family')) return null;
  const early = figure(view, 'preprimary_enrolment');
  const at = standing(view, 'preprimary_enrolment');
  if (!early || !at) return null;
  return passage(
    'later-schools',
    0.8,
    because(
      say`You think of starting a family. Enrolment before primary school is ${early} in ${view.name}, ${at.percentile > 60 ? 'so places exist' : at.percentile < 40 ? 'so many small children stay at home' : 'near the middle of the world'}.${at.mark}`,
      'couple-lifestyle-priorities',
    ),
  );
};

export const educationInsight: Writer = (view) => {
  const { movers, stage, read, stageIds } = view.profile;
  const index = standing(view, 'education_index');
  if (!index) return null;
  if (movers.children.length > 0) {
    const first = read
      .choices('childcare-education-priorities')
      .find((one) =>
        [
          'own-language-schooling',
          'local-integration',
          'school-quality',
          'affordable-childcare',
          'university-access',
        ].includes(one),
      );
    const texts: Readonly<Record<string, string>> = {
      'own-language-schooling': `lessons in a language the children speak exist in few quarters of ${view.name}, and those quarters know their price`,
      'local-integration': `growing into the language works best in ${view.name} the younger the child and the smaller the town`,
      'school-quality': `standards in ${view.name} differ more between schools than between cities, so choose the school`,
      'affordable-childcare': `childcare is a queue in ${view.name} as elsewhere: the day you have an address is the day to join it`,
      'university-access': `pupils who finish school in ${view.name} apply to its universities as locals, which can be worth more than any fee saved`,
    };
    return passage(
      'education-insight',
      0.9,
      because(
        say`For ${counted(movers.children.length, 'child', 'children')}, ${first ? (texts[first] ?? '') : `${index.percentile > 60 ? `schools speak for ${view.name}` : `schools are not why one moves to ${view.name}`}`}.${index.mark}`,
        'childcare-education-priorities',
        ...movers.ids,
      ),
    );
  }
  if (stage === 'student')
    return passage(
      'education-insight',
      0.9,
      because(
        say`${index.percentile > 60 ? `A degree from ${view.name} needs no footnote` : index.percentile < 40 ? `A degree from ${view.name} needs explaining elsewhere, so weigh the department, not the flag` : `A degree from ${view.name} is judged by the name of the university`}.${index.mark}`,
        ...stageIds,
      ),
    );
  const test = read.choices('language-test-preparedness')[0];
  const stays = read.has('relocation-duration', 'permanent', 'long-term');
  return passage(
    'education-insight',
    0.5,
    because(
      say`${stays ? `For a long stay in ${view.name}, language is the one diploma that counts` : `For a stay with an end, learn enough of the language of ${view.name} to be polite, and spend the rest of the time on people`}${test === 'prefer-no-test' && stays ? ', and permanence may ask for the test you would rather avoid' : ''}.`,
      'relocation-duration',
      'language-test-preparedness',
    ),
  );
};

export const educationAction: Writer = (view) => {
  const { movers, stage, stageIds, read } = view.profile;
  const apostille = view.atlas.treaties(view.iso3)?.apostille;
  const legal: Said = apostille?.from.shown
    ? given(
        words(
          apostille.status === 'y'
            ? 'with an apostille'
            : apostille.status === 'pending'
              ? 'legalised by the embassy until the apostille takes effect'
              : 'legalised by the embassy, since the apostille does not apply',
        ),
        `treaties:${view.iso3}`,
      )
    : words('certified');
  if (movers.children.length > 0)
    return passage(
      'education-action',
      1,
      because(
        say`Ask the present school for two years of reports and a letter on the level reached; have them translated, ${legal}, before the summer closes the office.`,
        ...movers.ids,
      ),
    );
  if (stage === 'student')
    return passage(
      'education-action',
      1,
      because(
        say`Order certificate and transcript for ${view.name} now, ${legal}: universities cancel more places for late papers than for poor marks.`,
        ...stageIds,
      ),
    );
  const degree = read.choices('education-level')[0];
  if (degree && !['no-diploma', 'secondary'].includes(degree) && stage !== 'retired')
    return passage(
      'education-action',
      0.8,
      because(
        say`Have one copy of your ${read.label('education-level') ?? 'degree'} made for ${view.name}, ${legal}, even if no employer asks: permits by points do.`,
        'education-level',
      ),
    );
  const main = view.atlas.languages.of(view.iso3)[0];
  return passage(
    'education-action',
    0.6,
    because(
      main
        ? given(
            say`Find a ${main.name} course that meets in person in ${view.cities[0]?.name ?? view.name}; the first friends sit in it.`,
            `language:${view.iso3}-${main.code}`,
          )
        : say`Find a language course that meets in person in ${view.cities[0]?.name ?? view.name}; the first friends sit in it.`,
      'languages-spoken',
    ),
  );
};

export const EDUCATION: SectionPlan = {
  heading: 'Education',
  lead: [schoolLead, studentEducation, adultLead, degrees],
  body: [needs, schoolChoice, classroom, studentHopes, degrees, later],
  take: 3,
  insight: [educationInsight],
  action: [educationAction],
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
