import { anyOf } from '@global-fit/matching/anyOf';
import { deafIds } from '../../../../profile/health/hearing.ts';
import type { Answer, Topic } from '../../topic.ts';

const EMERGENCY = String.raw`(?:112|999|911|emergency (?:number|services?|calls?)|emergenc(?:y|ies)|ambulances?|police|fire brigade)`;
/** Ways to communicate without speech. */
const UNVOICED = String.raw`(?:text(?:ing)?|SMS|app|video|without (?:speaking|a voice|phoning)|cannot (?:phone|call|speak|hear)|can[’']t (?:phone|call|speak|hear))`;

const DEAF = new RegExp(
  [
    String.raw`\b(?:deaf\w*|hard of hearing|hearing[- ](?:impair\w+|loss)|sign(?:ed)?[- ]languages?|LIS|ASL|BSL|LSF|Auslan|sign(?:ing|ed)?(?: |-)(?:language )?interpret\w+|interpret\w+ (?:in|for|into|of) sign(?: language)?|signers?|(?:video|text)[- ]relay|relay services?|captions?|captioned|captioning|subtitl\w+|hearing loops?|speech[- ]to[- ]text|(?:visual|flashing|vibrating) (?:\w+ )?(?:doorbells?|alarms?))\b`,
    String.raw`\b${EMERGENCY}\b[^?]{0,40}\b(?:by|via|through|with|in) (?:an? )?${UNVOICED}\b`,
  ].join('|'),
  'i',
);

const INTERPRETED = /\binterpret(?:ers?|ing|ation)\b/i;

const ASSOCIATION = 'the national association of the Deaf, by e-mail';

/** Aspects of hearing, what no record holds about each, and whom to ask. */
const SIDES: readonly (readonly [asked: RegExp, answer: Pick<Answer, 'lacks' | 'whom' | 'put'>])[] = [
  [
    new RegExp(String.raw`\b(?:${EMERGENCY})\b`, 'i'),
    {
      lacks: 'how the emergency number is reached by text, app or video',
      whom: `the authority that runs the emergency number, on its page or by e-mail, and ${ASSOCIATION}`,
      put: 'How does somebody who is deaf reach you: by text message, app or video, must one be registered before, and in which languages do you answer?',
    },
  ],
  [
    /\b(?:doorbells?|alarms?|landlords?|flats?|apartments?)\b/i,
    {
      lacks: 'whether a landlord has to allow visual bells and alarms, and who pays for them',
      whom: `${ASSOCIATION}, and the tenants’ association of the city`,
      put: 'Must a landlord allow a visual doorbell and a flashing smoke alarm, who pays for them, and is that written into the lease?',
    },
  ],
  [
    /\b(?:captions?|captioned|captioning|subtitl\w+|films?|cinemas?|television|TV|theatres?|meetings?)\b/i,
    {
      lacks: 'how much of films, television and public meetings is captioned or signed',
      whom: `the public broadcaster of each country, by e-mail, and ${ASSOCIATION}`,
      put: 'What share of your programme is captioned, in which language, which of it is signed, and which cinemas and public meetings offer either?',
    },
  ],
  [
    /\binterpret\w+\b/i,
    {
      lacks: 'who pays for a sign language interpreter at the doctor, in offices and at work',
      whom: `${ASSOCIATION}, and the public health service and the immigration office, each in writing`,
      put: 'Who books a sign language interpreter for an appointment, who pays, for how many hours a year, and ↗has a newcomer a right to one from the first day?',
    },
  ],
  [
    /\b(?:tests?|exams?|examinations?|certificates?)\b/i,
    {
      lacks: 'whether a test of the language is waived or changed for people who are deaf',
      whom: `the immigration authority of each country in writing, the body that holds the test, and ${ASSOCIATION}`,
      put: 'Is somebody who is deaf let off the listening and speaking parts of the test for residence or citizenship, on which medical paper, or is there a test in sign language in its place?',
    },
  ],
  [
    /\b(?:schools?|pupils?|classes)\b/i,
    {
      lacks: 'schools for deaf children by town, and which of them teach in sign language',
      whom: `the school authority of the region in writing, and ${ASSOCIATION}`,
      put: 'Which schools near this city teach deaf children in sign language, from which age, and do you employ teachers who are deaf?',
    },
  ],
  [
    /\b(?:rights?|laws?|legal(?:ly)?|recogni[sz]\w*|discriminat\w*)\b/i,
    {
      lacks:
        'the law on the national sign language and on the rights of people who are deaf, country by country',
      whom: `the report of the UN committee on the rights of persons with disabilities on each country, which is public, and ${ASSOCIATION}`,
      put: 'Is the national sign language recognised by law, what follows from it at the doctor, in offices and at work, and which of it can a foreign resident claim?',
    },
  ],
  [
    /\b(?:learn\w*|courses?|lessons?|different (?:from|to|than)|similar)\b|\bhow different\b/i,
    {
      lacks: 'courses in the national sign language, and how far it differs from yours',
      whom: ASSOCIATION,
      put: 'Where does somebody who signs another language learn yours, what does it cost and who pays, and ↗how long do newcomers take?',
    },
  ],
  [
    /\b(?:communit(?:y|ies)|clubs?|associations?|groups?|friends?|meet\w*|other (?:deaf )?people)\b/i,
    {
      lacks: 'clubs and groups of Deaf people by town',
      whom: ASSOCIATION,
      put: 'Which clubs and groups meet in this city, how often, who comes, and is somebody welcome who still signs another language?',
    },
  ],
  [
    /\brelay\b/i,
    {
      lacks: 'video and text relay, their hours, and who may use them',
      whom: `the regulator of telecommunications, by e-mail, and ${ASSOCIATION}`,
      put: 'Is there a video or text relay service, at which hours, in which sign languages, and ↗may a foreign resident use it and from which day?',
    },
  ],
];
const OTHERWISE: Pick<Answer, 'lacks' | 'whom' | 'put'> = {
  lacks:
    'the law on the national sign language, who pays for interpreters, relay services, and text to the emergency number',
  whom: `${ASSOCIATION}, and the ministry for social affairs in writing`,
  put: 'Is the national sign language recognised, who pays for interpreters at the doctor, in offices and at work, for how many hours, and ↗from which day may a foreign resident use them?',
};

const BLIND =
  /\b(?:blind(?:ness)?|visually impaired|visual impairment|guide dogs?|assistance dogs?|white canes?|braille|screen[- ]?readers?)\b/i;
/** Orientation training for blind people. */
const MOBILITY_TAUGHT =
  /\b(?:(?:orientation|O) ?(?:and|&) ?(?:mobility|M)|mobility|(?:long |white )?cane) (?:training|lessons?|instruct\w+|teach\w+|courses?|specialists?)\b/i;
const OF_THE_BLIND = 'the national association of the blind, by e-mail';

const READ_ALOUD = '(?:screen[- ]?readers?|braille|blind|visually impaired)';
const ON_SCREEN =
  '(?:websites?|web ?pages?|online|apps?|forms?|portals?|cash ?machines?|ATMs?|documents?|letters?|contracts?)';

/** Pages and documents to be read aloud, whatever office they come from. */
const READ_OUT: Topic = {
  id: 'read-out',
  whole: true,
  about: new RegExp(
    String.raw`\b${ON_SCREEN}\b[^?]{0,80}\b${READ_ALOUD}\b|\b${READ_ALOUD}\b[^?]{0,80}\b${ON_SCREEN}\b`,
    'i',
  ),
  over: ['blind', 'access', 'visa', 'bank', 'internet', 'language', 'healthcare', 'housing', 'jobs', 'cost'],
  answer: () => ({
    lacks: 'whether the pages, apps and forms of an office or a bank can be used with a screen reader',
    whom: `the office or bank itself, whose page should tell how far it can be read out, and ${OF_THE_BLIND}`,
    put: 'Which of your pages and forms can be filled in with a screen reader and without a mouse, how does one sign without paper, and who helps where a form cannot be read?',
  }),
};

const MOBILITY: Pick<Answer, 'lacks' | 'whom' | 'put'> = {
  lacks: 'who teaches the ways around a new home, from which day, and who pays for it',
  whom: `${OF_THE_BLIND}, and the ministry for social affairs of each country`,
  put: 'Who teaches orientation and mobility in this city, in which languages, how long is the wait, who pays for the hours, and ↗from which day may a foreign resident have them?',
};
const BLIND_OTHERWISE: Pick<Answer, 'lacks' | 'whom' | 'put'> = {
  lacks:
    'kerbs, crossings and announcements by street, where a guide dog may go, and what a newcomer may claim',
  whom: 'the national association of the blind, and the public transport company',
  put: 'Which quarters have sounding crossings and announced stops, does a guide dog of ours go everywhere by law, who teaches the ways around a new home, and from which day is it paid for?',
};

/** What our records lack for people who are deaf or blind, and for holders of a disability card. */
export const SENSES: readonly Topic[] = [
  {
    id: 'deaf',
    about: anyOf([DEAF, INTERPRETED]),
    // Another language has interpreters too; of somebody deaf the word means sign.
    when: ({ text, profile }) => DEAF.test(text) || deafIds(profile) !== null,
    whole: true,
    over: [
      'access',
      'blind',
      'profession',
      'language',
      'language-test',
      'study-language-test',
      'permanence',
      'visa',
      'care-language',
      'healthcare',
      'internet',
      'transport',
      'friends',
      'housing',
      'safety',
      'rights',
      'schools',
      'university',
      'study-work',
      'jobs',
      'pay',
      'work-right',
      'cost',
    ],
    answer: ({ text }) => {
      const [first = OTHERWISE, second] = SIDES.flatMap(([asked, side]) => (asked.test(text) ? [side] : []));
      if (!second) return first;
      return {
        lacks: `${first.lacks}, and ${second.lacks}`,
        whom: second.whom.includes(first.whom) ? second.whom : first.whom,
        put: `${first.put} ${second.put}`,
      };
    },
  },
  {
    id: 'blind',
    whole: true,
    about: anyOf([BLIND, MOBILITY_TAUGHT]),
    over: ['access', 'transport', 'healthcare', 'housing', 'pets', 'cost'],
    answer: ({ text }) => ({
      ...(MOBILITY_TAUGHT.test(text) ? MOBILITY : BLIND_OTHERWISE),
    }),
  },
  READ_OUT,
  {
    id: 'disability-card',
    about:
      /\b(?:disability (?:cards?|badges?|passes|certificates?|status)|disabled (?:cards?|badges?|status)|(?:schwer)?behindertenausweis|handicap(?:ped)? (?:parking|placards?|permits?|tags?)|disabled parking|degree of disability|carte d[’']invalidité)\b/i,
    over: ['access', 'benefit', 'transport', 'degree'],
    answer: () => ({
      lacks: 'where a disability card of another country is honoured',
      whom: 'the office at home that issues the card, and the ministry for social affairs of each country',
      put: 'Is this card honoured here, for which services, for a visitor and for a resident alike, and how is the degree of disability assessed anew?',
    }),
  },
];
