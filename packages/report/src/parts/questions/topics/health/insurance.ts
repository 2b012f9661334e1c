import { healthFundAbroad } from '../../../../place/rights/germanCover.ts';
import { healthInsuranceFromJapan } from '../../../../place/rights/fromJapan.ts';
import { medicareAbroad } from '../../../../place/rights/ownState.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { areSeveral, inLetter } from '../../../../profile/people/person.ts';
import { opening } from '../../../../prose/english.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { because, flow, type Said, say } from '../../../../prose/said.ts';
import { KEPT } from '../../clauses.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { CARE, careOf } from './care.ts';
import { operationByForm } from './operationByForm.ts';

/** "the age of 79", as far as stated. */
function ageOf({ text, person, profile }: Asked): string {
  const [, said] = /\bat (?:the age of )?([1-9]\d)(?= *(?:$|[,.?!;]| years?\b))/i.exec(text) ?? [];
  if (said) return `the age of ${said}`;
  const age = person ? (person.member?.age ?? null) : profile.age;
  return age === null ? (person ? 'that age' : 'my age') : `the age of ${age}`;
}

/**
 * Form S1, by which one state pays for care in another. Without such context the letters are something else ("an S1
 * and IPK 3.61").
 */
const S1 =
  /(?<!\bform )\bS1\b(?![^?]*\b(?:form|pension\w*|insur\w*|cover\w*|health\w*|operations?|surgery|[EG]HIC|NHS)\b)/gi;
const COVER =
  /\b(?:health insurance|insurers?|insured|(?<!(?:car|home|house|household|building|contents|travel|liability|life|unemployment|flood|boat|care|national|social|pension) )insurance|health cover(?:age)?|S1|GHIC|EHIC|Medicare|Krankenkasse)\b/i;

/** Whether home is one of the states that issue it. */
const knowsForm = ({ atlas, home }: PlaceView): boolean =>
  home !== null && (home.iso3 === 'GBR' || Boolean(atlas.healthEntry(home.iso3)?.euHealthCard));

/** Health insurance, by what is asked about: Medicare, a pensioner's form, an insurer to keep, or a new one. */
function answer(asked: Asked): Answer {
  const { person, text, view } = asked;
  const american = /\bmedicare\b/i.test(text) ? medicareAbroad(view) : null;
  // Questions about the form go to the office that issues it.
  const form = knowsForm(view) && /\bS1\b/.test(text.replace(S1, ' '));
  const kept = american === null && !form && KEPT.test(text);
  const ended = kept && !person ? healthInsuranceFromJapan(view) : null;
  const card = /\b[GE]HIC\b/.test(text) ? visitorsCard(view) : null;
  const first = [
    american && 'the Social Security office, for what to do about each part of Medicare before you leave, ',
    kept && 'the health insurer at home first, then ',
    form && 'the office at home that issues the form first, then ',
  ];
  return {
    said: flow(
      american,
      card,
      form ? operationByForm(asked) : null,
      ended,
      kept && !person ? healthFundAbroad(view) : null,
      careOf(asked),
    ),
    lacks: `${kept && !ended ? 'whether an insurer at home goes on covering somebody who has left, ' : ''}premiums, and the day from which a newcomer is covered`,
    figures: CARE,
    whom: `${first.filter((one) => one).join('')}the public health service for the day, and two insurers for a written quote with each condition declared`,
    put: [
      american &&
        'Which parts of Medicare do I keep while I live abroad, what do they cost me, and when may I join again?',
      form && 'Is form S1 issued to each of us, from which day, and where is it registered there?',
      kept && keptAsked(asked),
      coveredAsked(asked),
    ]
      .filter((one) => one)
      .join(' '),
  };
}

/** That the card of the United Kingdom is one for visits, for those who leave it. */
function visitorsCard({ atlas, home }: PlaceView): Said | null {
  const law = home?.iso3 === 'GBR' ? lawClause(atlas.rule('ghic-abroad-GBR')) : null;
  return law && because(say`${opening(law)}.`, 'current-location');
}

function keptAsked({ person }: Asked): string {
  if (!person) return 'Does my cover go on after the move, and with which form?';
  const who = inLetter(person);
  return `${areSeveral(who) ? 'Do' : 'Does'} ${who} stay insured with you after the move, and with which form?`;
}

function coveredAsked(asked: Asked): string {
  const who = asked.person && inLetter(asked.person);
  const am = who === null ? 'am I' : `${areSeveral(who) ? 'are' : 'is'} ${who}`;
  return `From which day ${am} covered and by whom, what is left out, and what does it cost at ${ageOf(asked)}?`;
}

/** Health insurance, and what of it continues after the move. */
export const INSURANCE: Topic = {
  id: 'insurance',
  about: COVER,
  when: ({ text, view }) => knowsForm(view) || COVER.test(text.replace(S1, ' ')),
  not: /\bmedicare levy\b|\b(?:house|home|car|flat)\b[^?]{0,20}\binsured\b/i,
  over: ['healthcare', 'cost', 'pension', 'degree'],
  answer,
};
