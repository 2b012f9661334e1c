import { anyOf } from '@global-fit/matching/anyOf';
import { tuitionsSaid } from '../../../../place/entry/tuitionSaid.ts';
import { localLanguage, officialNames, ownOfficial } from '../../../../place/language/language.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { SCHOOL_AGE, someBelowSchool } from '../../../../profile/household.ts';
import type { Profile } from '../../../../profile/profile.ts';
import { homeEducationSaid } from '../../../../prose/homeEducation.ts';
import { listSaid } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace, englishSpeakers } from '../../across/beside.ts';
import { comeOfAgeCalled } from '../../../../profile/people/called.ts';
import { inLetter, ofAgeThen } from '../../../../profile/people/person.ts';
import { UNIVERSITY_ASKED } from '../../../../sections/education/leavers.ts';
import type { Answer, Topic } from '../../topic.ts';
import { placedByAge } from './placement.ts';
import { SCHOOL_SUPPORT } from './schoolSupport.ts';
import { STUDY_OF_MEDICINE } from '../health/medicine.ts';
import { degreeFrom, lisbon } from '../work/papersFrom.ts';
import { SCHOOL_FOOD } from '../living/diets.ts';

/** What most people in a country speak, whichever town comes first. */
function mostSpoken(view: PlaceView): Said | null {
  const main = localLanguage({ ...view, cities: [] });
  return main && given(words(main.name), `language:${view.iso3}-${main.code}`);
}

/** "French in Lausanne", where the first town's language differs from most of the country. */
function inFirstTown(view: PlaceView): Said | null {
  const [town] = view.cities;
  const [here, most] = [localLanguage(view), localLanguage({ ...view, cities: [] })];
  return town && here && here.code !== most?.code
    ? given(words(`${here.name} in ${town.name}`), `language:${view.iso3}-${here.code}`, `city:${town.id}`)
    : null;
}

/** Whether the question is about after-school care, all children being at school. */
function allAtSchool({ movers: { children } }: Profile): boolean {
  return children.length > 0 && children.every(({ ageThen }) => ageThen !== null && ageThen >= SCHOOL_AGE);
}

/** School certificates that admit to university. */
const CERTIFICATE =
  /\b(?:secondary[- ]schools?|high[- ]schools?|school[- ]leaving|bachillerato|baccalaur\w+|A[- ]levels?|abitur|matura|maturit[àa]|IB|GCSEs?|school (?:certificates?|diplomas?))(?![\p{L}])/iu;

/** The customer's own, where the question is only whether it counts. */
const OWN_CERTIFICATE = new RegExp(
  String.raw`\bmy (?:own )?(?:${CERTIFICATE.source})[^?]{0,40}\b(?:recogni[sz]\w*|accept\w*|counts?|valid|equivalent)\b`,
  'iu',
);

/** Working at a school, a matter of profession unless a child of the household attends one. */
const TEACHES =
  /\b(?:teach(?:es|ing|ers?)?|(?:work|works|working|jobs?) (?:in|at|for) (?:an? |the )?(?:[\w-]+ ){0,2}schools?)\b/i;

/** The cost of a school, which test scores do not answer. */
const SCHOOL_FEES = anyOf([
  /\bhow much\b[^?]{0,40}\b(?:schools?|schooling)\b/i,
  /\b(?:schools?|schooling)\b[^?]{0,40}\b(?:costs?|fees?|prices?|expensive|afford\w*|tuition)\b/i,
  /\b(?:costs?|fees?|prices?|tuition)\b[^?]{0,50}\b(?:schools?|schooling)\b/i,
]);
const FEES_OF_SCHOOLS: Answer = {
  lacks:
    'what single schools charge, by which curriculum and examinations they teach, and their waiting lists',
  chapter: 'Education',
  whom: 'three schools of that kind in the first city, in writing, and the board of that curriculum for the list of the schools it accredits there',
  put: 'What is the fee of a whole year for each class and what comes once or beside it (registration, deposit, uniform, books, bus, examinations), in which currency, is there less to pay for a second and a third child, by how much did it rise in the last three years, and which examination does your last class sit?',
};

/** Care for children below school age. */
const BEFORE_SCHOOL =
  /\b(?:day ?care|nurser(?:y|ies)|cr[eè]ches?|kindergartens?|pre-?schools?|child ?minders?|toddlers?|bab(?:y|ies))(?!\p{L})/iu;
const AROUND_SCHOOL = /\b(?:after|before)[- ]?school\b/i;

/** Marks of a degree, by which a university and no school decides. */
const MARKS =
  /\bC?GPA\b|\b(?:third|second|first)[- ]class (?:degree|honou?rs)|\b2[.:][12] (?:degree|honou?rs)|\blower second\b/i;

export const LEARNING: readonly Topic[] = [
  {
    id: 'language',
    about:
      /\b(?:language|English(?! (?:breakfast|friends|teach(?:ers?|ing)))|english(?= (?:enough|ok|alone|spoken|widely|common))|speak(?:ing|ers?)?|[Ll]earn(?:ing)? (?:to speak )?[A-Z]\w+|lessons|fluent|[ABC][12](?: level)?)\b/,
    over: ['cost'],
    answer: ({ views, profile, text }) => {
      const most = eachPlace(views, mostSpoken);
      const towns = views.flatMap((view) => inFirstTown(view) ?? []);
      const official = eachPlace(views, (view) => officialNames({ ...view, cities: [] }));
      const english = englishSpeakers(views, profile.languages, text);
      const asksEnglish = /\benglish\b/i.test(text);
      return {
        said: flow(
          // Whoever asks for English reads of it first.
          asksEnglish ? english : null,
          most && say`Most spoken: ${most}.`,
          towns.length > 0 ? say`In the first of the towns: ${listSaid(towns)}.` : null,
          official && say`Official: ${official}.`,
          asksEnglish ? null : english,
        ),
        lacks: 'how far one gets with it in a given office or surgery',
        whom: 'the town hall and one doctor’s practice in each city, in the language you mean to use',
        put: 'Can this be done in my language, and if not, who comes along to translate?',
      };
    },
  },
  {
    id: 'childcare',
    // Something done before term is no preschool.
    not: /\bbefore (?:the )?school (?:year )?(?:starts?|begins?|opens?)\b/i,
    about:
      /\b(?:(?:after|before)[- ]?school|pre-?schools?|child ?care|day ?care|nursery|nurseries|cr[eè]ches?|kindergartens?|look(?:s|ing)? after (?:an?|the|our|my) (?:\w+ )?(?:children|kids?|child|toddlers?|infants?|newborns?|baby|bab(?:y|ies)|sons?|daughters?)|look(?:s|ing)? after \S+ \(my child(?:ren)?|babysit\w*|nann(?:y|ies)|au pairs?|kinderbetreuung|kitas?|krippen?|garderies?|guarder[ií]as?|creches?|asilo nido|barnehage|f[öo]rskola|[zż][łl]obek|przedszkole|kinderopvang)(?!\p{L})/iu,
    over: ['schools', 'jobs', 'pay', 'cost', 'healthcare'],
    answer: ({ profile, text }) =>
      (BEFORE_SCHOOL.test(text) || someBelowSchool(profile.movers)) && !AROUND_SCHOOL.test(text)
        ? {
            lacks: 'what parents pay for childcare, its hours and its places',
            figures: ['preprimary_enrolment', 'weekly_hours_employees', 'earnings_service_sales_usd'],
            whom: 'the office of the municipality that gives out the places, and one nursery itself',
            put: 'Is there a place for a child of this age, from which month, until what hour and in the holidays too, what do parents pay for it with meals, and how long is the list?',
          }
        : {
            lacks: 'care before and after school, its hours, places and fees',
            figures: [
              ...(allAtSchool(profile) ? [] : ['preprimary_enrolment']),
              'weekly_hours_employees',
              'earnings_service_sales_usd',
            ],
            whom: 'the school office of the municipality, and one school itself',
            put: 'Is there care before and after lessons for a child of this age, from and until what hour, in the holidays too, at what price, and how long is the list?',
          },
  },
  SCHOOL_SUPPORT,
  {
    id: 'school-entry',
    about: anyOf([
      /\b(?:upper secondary|secondary school at|gymnasium|sixth form|high school|lyc[eé]e|lyceum|A[- ]levels?)\b/i,
      /\b(?:baccalaureate|IB|abitur|realschule|GCSEs?)\b/i,
      /\b(?:school(?:[- ]leaving)? (?:certificates?|diplomas?|records?|transcripts?)|report cards?)\b/i,
      /\b(?:which|what) (?:class|grade)\b/i,
      /\b(?:which|what) (?:year|form)\b(?=[^?]*\b(?:school|class|grade|enter|pupils?)\b)(?![^?]*\b(?:passports?|citizen\w*)\b)\b/i,
      /\b(?:year group|held back|enter (?:\w+ )?school|school entry|enrol\w* (?:in|at) (?:\w+ )?school)\b/i,
    ]),
    // Admission by a diploma, and school fees, are other questions.
    not: /\b(?:no|without|never finished|not finish\w*|n['’]t (?:finish|have|complete)) (?:an? |my |any )?(?:high[- ]?school|school|secondary)\b|\bteach(?:er|ers|ing)?\b[^?]{0,20}\b(?:at|in)\b|\b(?:IB|International Baccalaureate) (?:world )?schools?\b|\buniversit\w+\b[^?]{0,50}\b(?:with|by|on) (?:an? |the |his |her |my )?(?:IB|[AO][- ]levels?|abitur|matura|baccalaur\w+)\b/i,
    // A student's own certificate asks about university.
    when: ({ profile, text }) => profile.stage !== 'student' || !OWN_CERTIFICATE.test(text),
    over: ['schools', 'degree', 'language', 'profession'],
    answer: (asked) => {
      const { person, views } = asked;
      const age = person?.member?.age ?? null;
      const child = person ? inLetter(person) : 'my child';
      const official = eachPlace(views, officialNames);
      // Nobody learns their native language anew.
      const atHome = views.every((view) => ownOfficial(view) !== null);
      return {
        said: flow(placedByAge(asked), official && say`Official languages: ${official}.`),
        lacks: `which certificates from home open which school${atHome ? '' : ', and what a pupil without the language is offered'}`,
        whom: 'the school authority of the region, which decides on certificates, and one school of that kind',
        put: `Which class may ${child}${age === null ? '' : `, aged ${age},`} enter with the certificate from home, ${
          atHome
            ? 'which subjects are examined at its end, and which certificate opens the universities'
            : 'is there a class for newcomers to learn the language first, and until which age'
        }?`,
      };
    },
  },
  {
    id: 'homeschool',
    about: /\b(?:home[- ]?school\w*|home education|unschool\w*|online school)\b/i,
    over: ['schools'],
    answer: ({ views }) => ({
      said: flow(
        ...views.map((view) => {
          const law = view.atlas.homeEducation(view.iso3);
          return law && say`${view.Name}: ${homeEducationSaid(law)}.`;
        }),
      ),
      lacks: 'whether lessons online count as school, and what is asked of newcomers',
      whom: 'the education ministry of each country, in writing',
      put: 'Is there a duty to attend a school, from which age, and ↗does it hold for foreign children taught at home or online?',
    }),
  },
  {
    id: 'schools',
    about: /\b(?:schools?|pupils?|curriculum|lessons for (?:my|our))\b/i,
    // School meals belong to food.
    not: SCHOOL_FOOD,
    loose: /(?<!\b(?:no|without|have any|got any|never had) )\b(?:child|children|kids)\b/i,
    when: ({ text, person, profile }) =>
      (!(MARKS.test(text) && person === null) && !TEACHES.test(text)) ||
      person?.kin === 'child' ||
      (!person && profile.movers.children.length > 0),
    over: ['cost', 'language', 'jobs', 'pay'],
    answer: ({ views, person, profile, text }) => {
      const official = eachPlace(views, officialNames);
      if (SCHOOL_FEES.test(text) && !ofAgeThen(person, profile)) return FEES_OF_SCHOOLS;
      if (profile.movers.comeOfAge.length > 0 && ofAgeThen(person, profile))
        return {
          said: say`At the planned move ${comeOfAgeCalled(profile.movers)} would be of age: a university takes the place of a school.`,
          lacks: 'which university admits with the certificate from home, single schools, and their fees',
          figures: ['tertiary_enrolment'],
          whom: 'the admissions office of two universities, and the school office of the municipality where a last year of school is left',
          put: `Please tell us ${UNIVERSITY_ASKED}; and does a school here take somebody of 18 for the last year?`,
        };
      return {
        said:
          official &&
          say`Official languages: ${official}; which language a school teaches each subject in does not follow from that.`,
        lacks: 'the language of lessons, single schools, their fees and their waiting lists',
        figures: ['harmonised_test_score', 'pupil_teacher_ratio', 'preprimary_enrolment'],
        whom: 'the school office of the municipality, and two schools by e-mail',
        put: 'Is there a place for a child of this age in this month, in which language is each subject taught, which help with it is given, and what does it cost?',
      };
    },
  },
  {
    id: 'scholarship',
    about:
      /\b(?:scholarships?|bursar(?:y|ies)|student (?:loans?|grants?|aid)|financial aid|fee waivers?|stipends?)\b/i,
    not: /\b(?:proof|prove)\b/i,
    over: ['university', 'cost', 'enough'],
    answer: () => ({
      lacks: 'scholarships and loans, and who may apply',
      whom: 'the international office of each university, and the embassy of the country in yours',
      put: 'Which scholarships or lower fees are open to my passport and subject, by which date, and may I work beside them?',
    }),
  },
  {
    id: 'university',
    about: new RegExp(
      [
        String.raw`${MARKS.source}|\bstud(?:y|ying) (?:an? |as )?\w+ course\b|\b(?:vet|veterinary) (?:medicine|school)\b`,
        String.raw`\b(?:universit\w+|colleges?|tuition|bachelor’?s? (?:course|programme)|master’?s? (?:course|programme)|campus|stud(?:y|ying) (?:there|at|in)|fees? (?:for|of) (?:international|foreign|overseas|non-EU) students?|international (?:student )?fees?)\b`,
        String.raw`${OWN_CERTIFICATE.source}|${STUDY_OF_MEDICINE.source}`,
      ].join('|'),
      'iu',
    ),
    // A degree a permit requires is no question about places to study.
    not: /\bschool (?:tuition|fees?)\b|\bpost-?docs?\b|\bpost-?doctoral\b|\b(?:without|no|not have|needs?|requir\w+|asks? for) (?:an? |any |the |my )?(?:universit\w+|college) (?:degree|diploma)s?\b/i,
    over: ['schools', 'healthcare', 'language', 'cost'],
    answer: (asked) => {
      const admitted = CERTIFICATE.test(asked.text);
      const from = admitted ? degreeFrom(asked) : null;
      const language = /\blanguage\b/i.test(asked.text);
      const fees = /\b(?:tuition|fees?|costs?|pay|charge\w*|free)\b/i.test(asked.text);
      const said = flow(
        from && because(lisbon(asked, from) ?? words(''), 'citizenship'),
        ...(fees ? tuitionsSaid(asked.views) : []),
      );
      return {
        said: said.text === '' ? null : said,
        lacks: `${admitted ? 'whether the certificate from school opens a university there, ' : ''}${language ? 'the language of single courses, ' : ''}fees of single universities, and who counts as local`,
        figures: ['tertiary_enrolment', 'price_level_education', 'education_index'],
        whom: `the admissions office of two universities${admitted ? ', and the national information centre for foreign certificates (ENIC-NARIC)' : ''}`,
        put: `${admitted ? 'Does this certificate from school admit to this course, or which examination and how many places are there for it, and by which date does one apply? ' : ''}${language ? 'In which language is it taught, and at what level is it asked? ' : ''}What makes an applicant count as local (years of residence, schooling there, a parent’s status), and what is the fee in either case?`,
      };
    },
  },
];
