import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

const PORTALS = String.raw`campus france|[eé]tudes en france|uni-?assist|parcoursup|ucas|studielink|universitaly`;
const PLACE = String.raw`(?:${PORTALS}|universit(?:y|ies)|college|masters?|bachelors?|programmes?|admissions?)`;
const CLOSES = String.raw`(?:open|close|begin|start|end|due)s?`;

/** Student rooms, guarantors and admission. */
export const STUDENT_LIFE: readonly Topic[] = [
  {
    id: 'student-room',
    about: anyOf([
      /\b(?:student|students['’]?|university) (?:residences?|halls?|dormitor(?:y|ies)|housing|accommodations?|homes?)\b/i,
      /\bresidencias?(?= (?:or|de estudiantes|universit)|[ ,]+(?:shared|flat))|\bhalls? of residence\b/i,
      /\bdorm(?:itor(?:y|ies))?s?\b/i,
    ]),
    not: /\b(?:visas?|permits?)\b/i,
    over: ['permit-income', 'university', 'housing', 'visa', 'cost'],
    answer: () => ({
      lacks: 'the places and prices of student residences',
      chapter: 'Housing',
      whom: 'the student services of the university, together with the application for the place itself',
      put: 'From which day may I ask for a room, ↗are rooms kept for newcomers from abroad, what does one cost with all charges and deposit, and for which months is it let?',
    }),
  },
  {
    id: 'doctoral-post',
    about: anyOf([
      /\b(?:ph\.? ?d|doctora(?:l|te))\b[^?]{0,60}\b(?:paid|pays?|salar(?:y|ies)|wages?|stipends?|funded|employ\w*|jobs?|posts?)\b/i,
      /\b(?:paid|pay|salar(?:y|ies)|wages?|stipends?|funded|employ\w*) [^?]{0,30}\b(?:ph\.? ?ds?|doctora(?:l|te)s?)\b/i,
    ]),
    not: /\b(?:after|with) (?:my|a|the|an|his|her) (?:\w+ )?(?:ph\.? ?d|doctorate)\b|\b(?:visas?|permits?)\b/i,
    over: ['jobs', 'pay', 'university', 'degree', 'pay-left'],
    answer: () => ({
      lacks:
        'whether a doctoral candidate there has a contract with a salary, a scholarship or neither; it differs from post to post',
      chapter: 'Education',
      whom: 'the department that names the post, and the union or association of doctoral candidates there',
      put: 'Is this a contract with a salary or a scholarship, for how many years, what is left of it in a month, which fees do I pay, and do these years count for permanent residence?',
    }),
  },
  {
    id: 'guarantor',
    about:
      /\b(?:guarantors?|fiador(?:es|as?)?|garants? (?:physiques?|locatifs?)|seguro[- ]fian[cç]a|avalistas?)\b/i,
    not: /\b(?:visas?|permits?|loans?|mortgages?|credit)\b/i,
    over: ['housing', 'cost'],
    answer: ({ profile }) => ({
      lacks: 'whether landlords ask for a guarantor, and what they take in the place of one',
      chapter: 'Housing',
      whom:
        profile.stage === 'student'
          ? 'the housing office of the university, before you sign, and a tenants’ association there'
          : 'a tenants’ association there, and the landlord before you sign',
      put: 'Does the guarantor have to live in the country, and what stands in for one: a larger deposit, a guarantee of a bank or of the state, or rent paid in advance, and how much of it does the law allow?',
    }),
  },
  {
    id: 'apply-when',
    about: new RegExp(
      String.raw`\b(?:applications?|deadlines?)\b[^?]{0,40}\b${CLOSES}\b|\b(?:by when|when|until when|how early|how long before)\b[^?]{0,30}\b(?:apply|applications?|deadlines?)\b|\bdeadlines? (?:for|of)\b`,
      'i',
    ),
    with: new RegExp(String.raw`\b${PLACE}\b`, 'i'),
    not: /\b(?:visas?|permits?|residen(?:ce|cy)|citizenship|jobs?|scholarships?|grants?|insur\w+|schools?)\b/i,
    over: ['university'],
    answer: () => ({
      lacks: 'the closing dates of universities, which each programme sets for itself',
      chapter: 'Education',
      whom: 'the admissions office of each programme, and the portal that it names',
      put: 'From when until when can somebody with my degree and passport apply for the coming year, by which portal, and which papers, translations and language tests have to be there by then?',
    }),
  },
  {
    id: 'bologna',
    about:
      /\bbologna (?:process|system|area|declaration|reform|agreement)\b|\beuropean higher education area\b|\bects\b/i,
    over: ['university', 'degree'],
    answer: () => ({
      lacks: 'which universities award their degrees by the Bologna system',
      chapter: 'Education',
      whom: 'the admissions office, and the ENIC-NARIC centre of the country, which compares degrees',
      put: 'Does a degree of my university count as a first cycle for your programme, with how many credits, and has it to be compared before I apply?',
    }),
  },
];
