import { anyOf } from '@global-fit/matching/anyOf';
import { isCitizenAtHome } from '../../../../profile/passports/statusAtHome.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { opening } from '../../../../prose/english.ts';
import { because, type Said, say } from '../../../../prose/said.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';

/** What the United States has pending for people who work there. */
const AMERICAN =
  /\bI-?(?:140|485)\b|\bpriority date\b|\bH-?[14]-?B?\b|\bEADs?\b|\bEB-?[1-5]\b|\bPERM\b|\bgreen card (?:applications?|process|petitions?|queue|line|backlog|wait\w*)\b|\badjustment of status\b/i;
/** A status of the customer's, or what they have asked for, where they live. */
const STATUS = String.raw`(?:(?:settled|pre-settled|immigration|residen\w+) status|ILR|indefinite leave|residen(?:ce|cy)(?: permit| card)?|(?:permanent |temporary )?(?:permit|visa)|Niederlassungserlaubnis|blue card|PR)`;
const OURS = new RegExp(
  String.raw`\b(?:my|our|his|her)\b (?:[\w-]+ ){0,2}(?:${STATUS}|(?:applications?|petitions?|cases?|claims?) (?:here|for (?:\w+ ){0,2}${STATUS}))\b`,
  'i',
);
const LEAVING =
  /\b(?:if|when|once|after|before) (?:we|I|he|she|they)(?: all)? (?:leave|left|go|move|moved|are gone|am gone|are abroad|am abroad|give up)\b|\bcome back to (?:it|them)\b|\bstill (?:be )?(?:valid|there|count\w*) (?:if|when|after)\b/i;

/** The status of another family member. */
const OF_FAMILY = new RegExp(
  String.raw`\b(?:my|our) (?:wife|husband|spouse|partner|mother|father|parents)['’]s? (?:[\w-]+ ){0,2}${STATUS}\b|\b${STATUS} of (?:my|our) (?:wife|husband|spouse|partner|mother|father|parents)\b`,
  'i',
);
/** Months spent elsewhere each year. */
const AWAY = /\b(?:out|away|abroad|outside|absen\w+|gone)\b[^?]{0,30}\b(?:months?|weeks?|year|winters?)\b/i;

/** Whether the question is about a foreigner's permit in the present country, the customer's or a family member's. */
const isForeignAtHome = ({ profile, text }: Asked): boolean =>
  profile.home !== null && (!isCitizenAtHome(profile) || OF_FAMILY.test(text));

function american({ view }: Asked): Answer {
  const law = lawClause(view.atlas.rule('us-priority-date'));
  return {
    said:
      law &&
      say`${opening(law)}. The permit to work ends apart from it: coming back takes a new petition of an employer.`,
    lacks: 'what your own petition rests on, and how many months of a permit are left to come back on',
    whom: 'an immigration lawyer in the United States, before anybody leaves it',
    put: 'If we leave, does the approved petition stand, may another employer use its priority date later, how many months of our permits are left to come back on, and what has to be kept or filed before we go?',
  };
}

/** When a permit of the present country ends by absence, where its law is on record. */
function lapse({ view }: Asked): Said | null {
  const law = view.home && lawClause(view.atlas.rule(`permit-lapse-${view.home.iso3}`));
  return law && because(say`In ${view.homeName} ${law}.`, 'current-location');
}

/** What becomes of a status where one lives, or of what was asked for there, once one has left. */
export const STATUS_LEFT: Topic = {
  id: 'status-left',
  about: anyOf([AMERICAN, OURS, OF_FAMILY]),
  with: anyOf([LEAVING, AWAY]),
  when: (asked) =>
    isForeignAtHome(asked) &&
    asked.named.length === 0 &&
    (asked.view.home?.iso3 === 'USA' || OURS.test(asked.text) || OF_FAMILY.test(asked.text)),
  not: /\bgreen cards?\b(?! (?:applications?|process|petitions?|queue|line|backlog|wait))|\btax\w*/i,
  over: [
    'permit-income',
    'absence',
    'visa',
    'permanence',
    'permit-length',
    'permit-lost',
    'coming-back',
    'years-elsewhere',
  ],
  answer: (asked) =>
    asked.view.home?.iso3 === 'USA' && AMERICAN.test(asked.text)
      ? american(asked)
      : {
          said: lapse(asked),
          lacks: `what becomes of a status or an application in ${asked.view.homeName} once its holder has left`,
          whom: `an immigration lawyer in ${asked.view.homeName}, or its immigration authority in writing, before anybody leaves`,
          put: 'For how long may we be away before this status lapses, what has to be filed before we go, does it shorten the way back later, and does the same hold for each of us?',
        },
};
