import { FEVERS } from './fevers.ts';
import { TRANSPLANT_LIST } from './transplantList.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { ILLNESSES } from '../../../../profile/conditions.data.ts';
import { limitedMobility } from '../../../../profile/health/mobility.ts';
import { illnessesIn, specialistsIn } from '../../../../profile/health/namedIllnesses.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { list, withArticle } from '../../../../prose/english.ts';
import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import { CARE, careOf } from './care.ts';
import { partsOf } from '../../clauses.ts';
import type { Asked, Topic } from '../../topic.ts';
import { ALLERGIES } from './allergy.ts';
import { withoutTrade } from './asTrade.ts';
import { CARE_LANGUAGE } from './careLanguage.ts';
import { CHILD_DISABILITY } from './childDisability.ts';
import { DISABILITY_AID } from './disabilityAid.ts';
import { ELDER_CARE } from './elderCare.ts';
import { ENTITLEMENT } from './entitlement.ts';
import { FEDERAL_PLAN } from './federalPlan.ts';
import { FERTILITY } from './fertility.ts';
import { HOME_COVER } from './homeCover.ts';
import { INSURANCE } from './insurance.ts';
import { MEDICINE } from './medicine.ts';
import { HEALTH_SURCHARGE } from './surcharge.ts';
import { SENSES } from './senses.ts';
import { VACCINATION } from './vaccination.ts';

// Lower-case "ms" counts as the illness only next to words that go with one.
const MS =
  '(?:with|have|has|having|my|her|his|and|for|of|treat\\w*) (?:MS|M\\.S\\.)(?![\\w-])(?!\\.? (?:in|of|degrees?|diplomas?|programmes?|programs?|office)\\b)';
export const ILLNESS_NAMES = anyOf(
  ILLNESSES.filter(([said]) => said.flags.includes('i')).map(([said]) => said),
);

/** An illness, or whom one sees about it. */
const ILL = new RegExp(
  `${ILLNESS_NAMES.source}|\\b${MS}|\\b(?:illness(?:es)?|diseases?|pre[- ]?existing|chronic|specialists?|rheumatologists?|cardiologists?|oncologists?|neurologists?|endocrinologists?|dermatologists?|medical condition|dialysis|chemotherapy|infusions?|(?:eye|joint|knee|hormone|depot|insulin|iron|B12|monthly|weekly) injections?|cancer care)\\b`,
  'i',
);
const OF_SOMEBODY = /\b(?:she|he|they|her|his|him|their|them)\b/i;

/** Whether the part about an illness is about the person whom the question names, and not only another part. */
const isTheirs = ({ person, text }: Asked): boolean =>
  person !== null &&
  partsOf(text).some((part) => ILL.test(part) && (part.includes(person.name) || OF_SOMEBODY.test(part)));

/** An adapted vehicle and its parking permit. */
const VEHICLE = /\b(?:vans?|cars?|vehicles?|parking (?:permits?|badges?|cards?)|blue badge)\b/i;
/** What a country's ruggedness can help answer. */
const SLOPES =
  /\b(?:hill\w*|steep\w*|slopes?|flat(?:ter)? (?:land|town|city|place|terrain)|terrain|uphill)\b/i;

/** What a home demands of legs. */
const AT_HOME = /\b(?:stairs?|steps?|step-free|lifts?|elevators?|floors?|doors?|showers?|bath(?:room)?s?)\b/i;

/** A journey by air. */
const FLIES = /\b(?:fly|flying|flights?|planes?|airlines?|air travel)\b/i;

/** Aspects of care a question may be about, none on record; registration where none is named. */
const CARE_SIDES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wait\w*|how (?:long|soon|fast)|queue\w*|appointments?|lists?)\b/i, 'waiting times'],
  [
    /\b(?:good|best|better|bad|quality|modern|trust\w*|which (?:hospitals?|clinics?)|hospitals)\b/i,
    'the quality of a single hospital',
  ],
  [
    /\b(?:costs?|prices?|pays?|paid|cheap\w*|expensive|free|fees?|how much)\b/i,
    'who pays for a treatment, and its price',
  ],
];

/** A birth outside of a hospital, or led by a midwife. */
const WITH_MIDWIFE =
  /\b(?:home ?births?|(?:give|giving) birth at home|birth (?:at home|cent(?:re|er)s?)|midwi(?:fe|ves)|doulas?|water birth)\b/i;
const BIRTH =
  /\b(?:pregnan\w+|home ?births?|doulas?|birth cent(?:re|er)s?|give birth|giving birth|childbirth|maternity (?:care|ward|hospital)|(?<!(?:is|am|as|registered|qualified|trained|be) (?:an? )?(?:registered |qualified |trained )?)midwi(?:fe|ves)|obstetric\w*|bab(?:y|ies) (?:is |are |will |has to )?(?:be )?born|(?:seventh|eighth|ninth|[789]th) month|(?:2[89]|3\d) weeks|due date)\b/i;
const ANIMAL =
  '(?:mares?|horses?|pon(?:y|ies)|donkeys?|dogs?|bitch(?:es)?|cats?|cows?|heifers?|ewes?|goats?|sows?|animals?|pets?)';
/** A pregnant animal is no expectant mother on a flight. */
const CARRIES_YOUNG = new RegExp(
  String.raw`\bpregnant (?:\w+ )?${ANIMAL}\b|\b${ANIMAL}(?:,? (?:who|that|which))? (?:is|are|will be) (?:\w+ )?pregnant\b`,
  'i',
);
const CARE_ASKED = anyOf([
  /\b(?:(?:flu|covid|shingles) (?:jabs?|shots?)|opticians?|eye tests?|(?:prescription|reading|new|my|our) glasses|contact lenses|health ?care|hospitals?|doctors?(?! of medicine)|GPs?|dentists?|clinics?)\b/i,
  /\b(?:medical(?! (?:schools?|degrees?|students?|studies|facult\w+|colleges?|universit\w+))|dental)\b/i,
  /\b(?:health (?:system|service)|public health|surger\w+|(?:hip|knee) replacements?|p(?:a)?ediatricians?)\b/i,
  /\b(?:(?:speech|occupational)(?: and language)? therap\w+|MRIs?|(?:MRI|CT) scans?|waiting lists?|ambulances?|(?:get|gets|fall|falls|am|is|are|be) (?:really |seriously )?(?:sick|ill)\b(?=[^?]*\b(?:pays?|covers?|insur\w+|free|costs?)\b)|emergency rooms?|vaccin\w+|malaria)\b/i,
  /\b(?:dengue|yellow fever|ticks|altitude)\b/i,
]);

/** A planned operation, with its waiting list. */
const OPERATION = anyOf([
  /\b(?:hip|knee|joint|shoulder|heart valve) (?:replacements?|operations?|surgery)\b/i,
  /\b(?:cataract(?:s| surgery| operations?)?|(?:planned |elective |heart |eye |back |bypass )?(?:surgery|operations?))\b/i,
  /\b(?:MRI(?: scans?)?|CT scans?|hernias?|bypass)\b/i,
]);

/** Treatments, besides names of illnesses. */
const TREATMENTS = /^(?:dialysis|chemotherapy|infusions?)$/i;

const ACCESS =
  /\b(?:wheelchairs?|disab\w+|step[- ]free|barrier[- ]free|level access|roll[- ]in|[ck]urbs?|stairs|(?:a|the|and|no|without) (?:lifts?|elevators?)|accessib\w+|walking (?:aid|frame))\b/i;
const DISABILITY_PAID =
  /\bVA disability\b|\bon disability\b|\bdisability (?:pensions?|benefits?|pay(?:ments?)?|compensation|allowances?|income|money|rating|insurance|che(?:ck|que)s?)\b/gi;

export const HEALTH: readonly Topic[] = [
  FEVERS,
  TRANSPLANT_LIST,
  ALLERGIES,
  MEDICINE,
  VACCINATION,
  FEDERAL_PLAN,
  HEALTH_SURCHARGE,
  HOME_COVER,
  ENTITLEMENT,
  ...SENSES,
  CARE_LANGUAGE,
  {
    id: 'supplies',
    about:
      /\b(?:(?:insulin )?pumps?|medical supplies|pump supplies|medical devices?|cpap|hearing aids?|oxygen concentrators?|glucose sensors?|sensors?|test strips?|prosthe\w+|stoma)\b/i,
    over: ['medicine', 'illness', 'healthcare', 'insurance', 'disability-aid', 'cost'],
    answer: (asked) => ({
      said: careOf(asked),
      lacks:
        'which makes and models are paid for, from which day of residence, and what they cost whoever pays for them',
      figures: CARE,
      whom: 'the public health service or insurer of each country, with the name and reference number of each product',
      put: 'Is this product paid for, who prescribes it, from which day of residence, and what does a month of it cost until then?',
    }),
  },
  {
    id: 'illness',
    about: ILL,
    // Air quality asked about because of lungs is no question about treatment.
    not: /^(?!.*\b(?:cares?|doctors?|treat\w*|specialists?|hospitals?|medic\w*|insur\w*|costs?)\b).*\b(?:air|smog|pollution|pollen)\b.*\bfor (?:[\w’'-]+ ){0,3}(?:asthma|lungs?|copd)\b|\bdegrees? and a half\b|\bspecialist (?:titles?|training|licen[cs]es?|qualifications?|diplomas?|certificates?|registration|register)\b/i,
    over: ['healthcare', 'cost'],
    answer: (asked) => {
      // Under discretion neither illness nor specialist is named.
      const open = asked.profile.discreet.length === 0;
      const illnesses = open ? illnessesIn(asked.text) : [];
      const name = list(illnesses.map((one) => one.name)) || 'the condition';
      const named = open ? specialistsIn(asked.text) : [];
      const doctors = [...new Set([...illnesses.map((one) => one.specialist), ...named])];
      const isTreatment = TREATMENTS.test(name);
      const whose = isTheirs(asked) ? ` ${isTreatment ? 'for' : 'of'} ${asked.person?.name}` : '';
      const diabetes = name.includes('diabetes');
      return {
        said: careOf(asked),
        lacks: `what ${isTreatment ? name : `the care of ${name}`}${whose} costs, who pays for it, and how long one waits`,
        figures: [
          'uhc_index',
          'physicians_density',
          'out_of_pocket_health',
          ...(diabetes ? ['diabetes_prevalence'] : []),
        ],
        whom:
          doctors.length > 0
            ? `${list(doctors.map(withArticle))} in the city, for the price, and the public health service, for who is covered`
            : 'a clinic in the city, for the price, and the public health service, for who is covered',
        put: `What does a year of ${isTreatment ? name : `care for ${name}`} cost a newcomer, does the public system or a private insurer take it on, and how long is the wait?`,
      };
    },
  },
  FERTILITY,
  {
    id: 'birth',
    about: BIRTH,
    when: ({ text }) => BIRTH.test(withoutTrade(text)) && !CARRIES_YOUNG.test(text),
    over: ['healthcare', 'insurance', 'flights', 'cost'],
    answer: ({ text }) => {
      if (FLIES.test(text))
        return {
          lacks: 'until which week of a pregnancy an airline takes somebody, and what a birth costs there',
          figures: ['maternal_mortality', 'uhc_index'],
          whom: 'the obstetrician first, for whether and until when, then the airline, for its own limit and the certificate it wants, and a maternity clinic in the city',
          put: 'Until which week is this flight allowed, with which certificate and how old may it be; and if the child is to be born there, from which day is the birth paid for, and what does it cost before that?',
        };
      if (WITH_MIDWIFE.test(text))
        return {
          lacks: 'whether midwives attend births at home or in a house of their own, and who pays for it',
          figures: ['maternal_mortality', 'nurses_midwives'],
          whom: 'the association of midwives of each country, which lists those with places, and an insurer',
          put: 'Do midwives here attend births at home or in a birth centre, who is advised against it, from which week must one be registered, how far may the hospital be, and who pays for the birth and the visits after it, from which month of residence?',
        };
      return {
        lacks: 'what a birth costs somebody who has just arrived, and from when insurers pay for it',
        figures: ['maternal_mortality', 'uhc_index'],
        whom: 'a maternity clinic in the city, and an insurer',
        put: 'From which month of insurance or residence is a birth paid for, and what does it cost before that?',
      };
    },
  },
  {
    id: 'mind',
    about:
      /\b(?:(?<!\b(?:speech|language|occupational|physical|massage) )therapists?|psychotherap\w+|psychiatrists?|psychologists? for|mental (?:health|problems?|illness|support)|homesickness|counsell?ing)\b/i,
    over: ['healthcare', 'illness', 'insurance', 'language', 'cost'],
    answer: () => ({
      lacks: 'therapists by language, their prices and their waiting lists',
      whom: 'the national association of psychotherapists, which keeps a list by language',
      put: 'Who works in my language in this city, at what price, and who pays?',
    }),
  },
  {
    id: 'access',
    about: ACCESS,
    // A disability that is paid for is asked about as an income.
    when: ({ text }) => ACCESS.test(text.replace(DISABILITY_PAID, ' ')),
    over: ['healthcare', 'transport', 'housing', 'language'],
    answer: ({ views, text, profile }) => {
      if (VEHICLE.test(text))
        return {
          lacks: 'the rules on adapted vehicles and on parking permits from another country',
          whom: 'the vehicle registration office, for the adapted vehicle, and the town hall, for the parking permit',
          put: 'May this vehicle be brought in and registered as it is, with which test and tax, and is my parking permit recognised or a new one issued, from which day?',
        };
      const rugged = SLOPES.test(text) ? figures(views, 'terrain_ruggedness') : null;
      return {
        said: rugged && say`Ruggedness of the land, where a higher number means steeper: ${rugged}.`,
        ...(AT_HOME.test(text) && limitedMobility(profile) ? { chapter: 'Housing' as const } : {}),
        lacks: 'pavements, lifts and step-free stops, vehicles and buildings, by street and by line',
        whom: 'the local association of people with disabilities, and the public transport company',
        put: 'Which lines and quarters can be used without steps, and whom does one ask for help on the way?',
      };
    },
  },
  CHILD_DISABILITY,
  DISABILITY_AID,
  ELDER_CARE,
  INSURANCE,
  {
    id: 'healthcare',
    about: CARE_ASKED,
    // Care that is somebody's occupation is not care they need.
    when: ({ text }) => !CARE_ASKED.test(text) || CARE_ASKED.test(withoutTrade(text)),
    loose: /\bhealth\b/i,
    over: ['cost'],
    answer: (asked) => {
      const operation = OPERATION.exec(asked.text)?.[0];
      return {
        said: careOf(asked),
        lacks:
          list(CARE_SIDES.flatMap(([side, lacks]) => (side.test(asked.text) ? [lacks] : []))) ||
          'the day from which a newcomer is let in, and by which paper',
        figures: operation ? [...CARE.slice(0, 3), 'surgical_workforce'] : CARE,
        whom: operation
          ? 'the public health service of each country, for the list of that operation in the region, and one hospital there for its own price'
          : 'the public health service of each country, and two residents of your age',
        put: operation
          ? `How long does a patient wait for this operation (${operation}) in this region, from the referral to the day itself, may one go to another region or abroad to be sooner, what does a newcomer pay, and what does it cost privately?`
          : `${/\bpa(?:y|ys|id)\b/i.test(asked.text) ? `Who pays for the care of ${asked.person ? inLetter(asked.person) : 'a newcomer'}, and from` : 'From'} which day may a newcomer register, with which paper, and how long is the wait for an ordinary appointment?`,
      };
    },
  },
];
