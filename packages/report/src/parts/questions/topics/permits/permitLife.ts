import { hasRoadmap } from '../../../../place/edition.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const PERMIT =
  '(?:visas?|permits?|residen(?:ce|cy)|status|stay|remain|leave the country|deported|kicked out|thrown out)';
const LOSS = String.raw`(?:(?:lose|lost|losing|quit|leave|change) (?:my|our|his|her|the) jobs?|(?:get |am |is |are )?(?:fired|laid off|made redundant|dismissed)|fail(?:s|ed|ing)? (?:an? |the |my )?(?:exams?|semesters?|courses?|years?|class(?:es)?)|drop(?:s|ped|ping)? out|stop(?:ped)? (?:my )?stud(?:y|ies|ying)|become unemployed|unemployment|income (?:drops|falls))`;

/** What happens to a permit when its basis ends. */
const PERMIT_LOST: Topic = {
  id: 'permit-lost',
  about: new RegExp(
    String.raw`\b(?:company|employer|firm) (?:goes|is|went|becomes) (?:bankrupt|bust|insolvent)\b|\b${LOSS}\b[^?]{0,60}\b${PERMIT}\b|\b${PERMIT}\b[^?]{0,60}\b${LOSS}\b`,
    'i',
  ),
  not: /\b(?:benefits?|Blue Card)\b/i,
  over: ['jobs', 'visa', 'university', 'permit-length', 'work-right'],
  answer: ({ profile }) => ({
    lacks:
      'how long a permit goes on after the work or the studies that it was given for, and what has to be reported',
    whom: 'the immigration authority of each country, in writing and before it happens, since the days to report it are few',
    put:
      profile.stage === 'student'
        ? 'If I fail or change my course, who reports it and within how many days, how often may the permit be extended, and into which other permit may I change from within the country?'
        : 'If the job ends, within how many days must it be reported, how long may I and my family stay to look for another, may I change the employer without a new application, and do the years so far still count?',
  }),
};

/** Travelling on a permit, or before it is granted. */
const TRAVEL_MEANWHILE: Topic = {
  id: 'travel-meanwhile',
  about: anyOf([
    /\b(?:travel\w*|trips?|leave|go|visit|fly|journeys?)\b[^?]{0,40}\b(?:schengen|other EU|(?:other |around |within |in )Europe(?:an countries)?|neighbou?ring countries)\b[^?]{0,40}\b(?:visa|permit|card|residen\w+|with(?:out)?)\b/i,
    /\b(?:travel\w*|trips?|leave|fly|in and out|re-?enter|go (?:home|abroad|back))\b[^?]{0,60}\b(?:pending|while (?:we|I|they) wait|being processed|in process|before (?:the|our|my) (?:card|permit|visa|residency) (?:is|comes|arrives))\b/i,
    /\b(?:schengen|other EU countries)\b[^?]{0,40}\b(?:with|on) (?:my|our|a|the|this) (?:\w+ )?(?:permit|visa|card)\b/i,
  ]),
  not: /\b(?:90|180|days)\b/i,
  over: ['visa', 'flights', 'absence', 'guests'],
  answer: () => ({
    lacks:
      'whether one may leave and come back while an application is open, and which journeys a permit allows',
    whom: 'the immigration authority that holds the application, in writing, and the embassy of the country to be visited',
    put: 'May I leave and come back while this application is open, on which paper; and with the permit in hand, which other countries may I visit, for how many days and within how many months, and with which papers beside the passport?',
  }),
};

/** The appointment, and waiting for it. */
const APPOINTMENT: Topic = {
  id: 'visa-appointment',
  about:
    /\b(?:visas?|permits?|embassy|consulate|residency|immigration)\b[^?]{0,30}\b(?:appointments?|interviews?)\b|\b(?:appointments?|interviews?)\b[^?]{0,40}\b(?:visas?|permits?|embassy|consulate|immigration)\b/i,
  over: ['visa'],
  answer: () => ({
    said: words(
      'Look for the appointment before you hold the last paper: you can order the papers, but not the day.',
    ),
    lacks: 'how long one waits for an appointment at present, and what is asked at the counter',
    whom: 'the consulate that is responsible for where you live, whose booking page shows the next free day, or the agency that takes applications for it',
    put: 'Which day is free next for this kind of visa, for how many of us is one appointment enough, which papers must lie on the counter in the original, in which language is the interview, and what is asked of each of us?',
  }),
};

/** Asking for a permit from inside the country, as a visitor. */
const APPLY_INSIDE: Topic = {
  id: 'apply-inside',
  about: anyOf([
    /\b(?:enter|go|come|arrive|fly|move|travel|get) (?:in |there |over |first )*(?:as (?:an? )?(?:tourist|visitor)s?|on (?:an? )?(?:tourist|visitor|visit) visas?|visa[- ]free|without (?:an? )?visas?)\b[^?]{0,50}\b(?:apply|change|switch|convert|sort|get|then|stay)\b/i,
    /\b(?:apply|change|switch|convert)\b[^?]{0,40}\b(?:from (?:inside|within)|in[- ]country|inside the country|after (?:we|I) arrive|once (?:we|I) (?:are|am) there|when (?:we|I) get there|on arrival|while (?:we|I) (?:are|am) (?:there|visiting))\b/i,
    /\b(?:change|switch|convert)\b[^?]{0,20}\b(?:tourist|visitor|visit) (?:visas?|status|stay)\b/i,
  ]),
  not: /\b(?:jobs?|school|universit\w+|bank|licen[cs]e|graduat\w+|stud(?:y|ies|ent))\b/i,
  over: ['visa', 'steps'],
  answer: () => ({
    said: words(
      'Plan to apply from home and to travel with the permit in hand: if you arrive as a visitor and tell the officer of another plan, you may be sent back, and the days of a visit go on running while an office decides.',
    ),
    lacks: 'which of these countries let a visitor apply from inside, and for which permits',
    whom: 'the embassy of each country, in writing, before the flight is booked',
    put: 'May I ask for this permit while I am in the country as a visitor, may I stay until it is decided, may I work meanwhile, and what happens if the answer is no?',
  }),
};

/** The order of steps. */
const STEPS: Topic = {
  id: 'steps',
  about: anyOf([
    /\bstep[- ]by[- ]step\b|\b(?:what|which) (?:is|are) (?:the |our |my )?(?:next|first) steps?\b/i,
    /\b(?:where|how) (?:do|should|shall) (?:we|I) (?:even )?(?:start|begin)\b/i,
    /\bwhat (?:do|should|must) (?:we|I) do first\b|\bhow (?:do|can|would|should|must) (?:we|I) apply\s*(?:\?|$)/i,
    /\b(?:check ?list|to-do list) (?:for|of|before)\b/i,
  ]),
  not: /\b(?:business|company|job search|stud\w+|learn\w*|language|school)\b/i,
  over: ['visa', 'moving'],
  answer: ({ view }) => ({
    said: hasRoadmap(view)
      ? words(
          'You find the steps in your roadmap, each in the month in which it is due and after those that it depends on; begin with the first that has no month before it.',
        )
      : null,
    lacks: 'how long each office takes at present',
    whom: `the embassy of the country that you choose${hasRoadmap(view) ? ', with the first step of the roadmap in hand' : ''}`,
    put: 'Is this the right order for somebody in our situation, what is the first form that you need from us, and what may we not do before you have decided?',
  }),
};

/** What happens around a permit, before and after it is granted. */
export const PERMIT_LIFE: readonly Topic[] = [
  PERMIT_LOST,
  TRAVEL_MEANWHILE,
  APPLY_INSIDE,
  APPOINTMENT,
  STEPS,
];
