import { anyOf } from '@global-fit/matching/anyOf';
import { HEALERS } from '@global-fit/matching/profile/work/healers';
import type { Check } from './check.ts';

/** Lines about the work of medical professionals. Patients ask other things of the same people. */
const WORK_OF_HEALERS = (words: string): RegExp =>
  new RegExp(`\\b${HEALERS}\\b.*\\b(?:${words})\\b|\\b(?:${words})\\b.*\\b${HEALERS}\\b`);

const ASK_THE_REGISTER =
  'asking the body that licenses the profession there, in writing, what of your training counts, what has to be repeated and how long that takes';

/** How long somebody trained abroad is kept from work; a patient waits too, but for an appointment. */
const FROM_ABROAD_WAITS = new RegExp(
  `\\bforeign(?:er|ers|[- ]trained)? ${HEALERS}\\b.*\\b(?:waits?|waiting|years?|months?)\\b`,
);

/** "More than a year before I can earn as a doctor": how long it takes, and not how much it pays. */
const UNTIL_AT_WORK = new RegExp(
  `\\b(?:years?|months?|weeks?|long)\\b.*\\b(?:before|until|till)\\b.*\\b(?:earn|work|practi[sc]e)\\w*\\b.*\\b${HEALERS}\\b`,
);

/** Work of medical professionals; comes before what patients ask of them. */
export const HEALERS_WORK: readonly Check[] = [
  [UNTIL_AT_WORK, ASK_THE_REGISTER],
  [
    WORK_OF_HEALERS(
      '(?:low|poor|bad|little|better) pay|(?:badly|poorly|under|low)[- ]?paid|salar\\w+|wages?|earn\\w*',
    ),
    'reading the pay scale of its public hospitals, or the pay in twenty advertisements for your grade, before tax and after it',
  ],
  [
    WORK_OF_HEALERS(
      'training|trainees?|residenc(?:y|ies)|fellowships?|internships?|recogni\\w+|degrees?|diplomas?|work(?:ing)? as|practi[sc]e as',
    ),
    ASK_THE_REGISTER,
  ],
  [FROM_ABROAD_WAITS, ASK_THE_REGISTER],
  [
    /\b(?:hospitals?|clinics?|wards?)\b.*\b(?:juniors?|trainees?|demot\w+|under supervision)\b|\b(?:juniors?|trainees?|demot\w+|under supervision)\b.*\b(?:hospitals?|clinics?|wards?)\b/,
    'asking two hospitals in writing at which grade they engage somebody with your years, under whose supervision, and after how many months that ends',
  ],
  [
    anyOf([
      /\b(?:return\w*|go(?:ing)? back|back|demot\w+|start\w*|begin\w*|work\w*|again|being|become)\b.*\b(?:junior|resident|trainee|assistant) (?:doctors?|physicians?|dentists?|nurses?|grades?|posts?)\b/,
      /\b(?:repeat\w*|redo\w*|do) (?:my |our |the |a )?(?:residency|internship|housejob|specialist training)\b/,
    ]),
    'asking the council of the profession in writing at which grade it would register you, and two hospitals at which grade they engage somebody with your years, and after how many months that changes',
  ],
  [
    WORK_OF_HEALERS('jobs?|posts?|positions?|vacanc\\w+|need for|wanted|careers?|treated (?:badly|worse)'),
    'counting the posts of your grade and field that its hospitals advertise this month, and asking two people of your profession who came from abroad and work there',
  ],
];

/** Withheld papers, permitted hours, and recognition of qualifications. */
export const RIGHT_TO_PRACTISE: readonly Check[] = [
  [
    /\b(?:keep|keeps|kept|keeping|hold|holds|take|takes|taking|confiscat\w+|withh\w+) (?:\w+ ){0,2}passports?\b|\bkafala\b/,
    'reading what its labour law says of employers who keep passports, and asking two people of your nationality who work there whether theirs does',
  ],
  [
    /\b(part[- ]time (?:work|jobs?)|work\w* (?:part[- ]time|while|during|beside)|right to work)\b/,
    'asking the immigration authority how many hours a week your permit would let you work, and in which jobs',
  ],
  [
    anyOf([
      /\bre-?train\w*\b/,
      /\b(?:specialist|speciality|specialty|medical|nursing|professional|residency|teacher) training\b/,
      /\b(?:qualifications?|credentials?|diplomas?|medical residency|residency (?:training|programme?|match))\b/,
      /\b(?:my|our|his|her|foreign|medical|nursing|law|teaching|engineering|university) degrees?\b/,
      /\bdegrees? (?:is |are )?(?:not |un)?(?:recogni[sz]ed|accepted)\b/,
      /\b(?:need|get|do|take|earn|stud(?:y|ying) for) (?:an?other|a new|a second|a local|a) degree\b|\bdegrees? (?:again|anew|from scratch)\b/,
      /\b(?:medical|nursing|teach\w+|professional|practi[sc]\w+) licen[cs]es?\b/,
      /\brepeat\w*\b.*\b(?:training|exams?|stud(?:y|ies)|degrees?|residency|university)\b/,
    ]),
    ASK_THE_REGISTER,
  ],
];

const GO_BETWEEN = String.raw`(?:agenc(?:y|ies)|recruit(?:ers?|ment|ing)|(?:job|visa) (?:brokers?|agents?)|middlem[ae]n|placement)`;
const CHARGES = String.raw`(?:pay\w*|paid|fees?|charg\w+|costs?|money)`;

/** Jobs, pay and hours. */
export const WORK: readonly Check[] = [
  [
    /\bgoing on with the work that you have\b/,
    'asking the immigration authority in writing whether its permit lets you work for employers or clients elsewhere',
  ],
  [
    /\b(?:local|national|native) (?:partners?|sponsors?|shareholders?|owners?|directors?)\b|\b(?:51|100) ?(?:%|per ?cent)\b.*\b(?:own\w*|partners?|shares?|compan(?:y|ies)|business)\b|\bown\w*\b.*\b(?:51|100) ?(?:%|per ?cent)/,
    'asking the authority that registers companies there, or a lawyer on company law, whether a foreigner may own all of one in that trade, and which office a local has to hold',
  ],
  [
    new RegExp(String.raw`\b${GO_BETWEEN}\b.*\b${CHARGES}\b|\b${CHARGES}\b.*\b${GO_BETWEEN}\b`),
    'asking each employer in writing who pays whoever found you, and the labour inspectorate there whether a worker may be charged anything for a job',
  ],
  [
    /\b(?:days? off|weekly rest|rest days?)\b/,
    'reading which weekly day of rest its labour law gives in your kind of work (work in private homes may have a law of its own), and having that day written into the contract',
  ],
  [
    /\b(shifts?|overtime|weekends?|working hours|on call)\b|\bwork\w*\b.*\b(nights?|weekends?)\b|\bnight[- ]?(?:driving|duty|duties|work|jobs?)\b/,
    'asking each employer for the rota of the last three months, and having the shifts written into the contract',
  ],
  [
    anyOf([
      /\b(?:research|postdoc\w*|academic|scien(?:ce|tific)|universit(?:y|ies)|faculty)\b.*\b(?:jobs?|posts?|positions?|vacanc\w+|openings?|work)\b/,
      /\b(?:jobs?|posts?|positions?|vacanc\w+|openings?)\b.*\b(?:research\w*|postdocs?|universit(?:y|ies))\b/,
      /\bpostdocs?\b/,
    ]),
    'counting the posts of your subject that EURAXESS and the pages of its universities advertise this month',
  ],
  [
    /\b(?:salar(?:y|ies)|wages?|pay(?:s|ing)? (?:of|less|below|under|at least|more))\b/,
    'reading the pay in twenty advertisements for your occupation there, before tax and after it',
  ],
  [
    /\b(?:exams?|tests?|examinations?)\b.*\b(?:licen[cs]\w+|regist\w+|practi[sc]\w+|council|board)\b|\b(?:licen[cs]\w+|registration)\b.*\b(?:exams?|tests?|months?|years?)\b/,
    'asking the body that licenses your occupation there which exams and which practice it wants of somebody with your papers, and how long its last files took',
  ],
  [
    /\b(?:jobs?|vacanc\w+|employers?|hiring|work in my (?:field|profession|trade))\b/,
    'counting the advertisements of your occupation on two of its boards for jobs, this month',
  ],
];
