import { inLetter } from '../../../../profile/people/person.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { isCitizen } from '../../../../place/entry/routes.ts';
import { lawOfResidence } from '../../../../sections/legal/means/withoutWork.ts';
import { CARE, careOf } from './care.ts';
import { partsOf } from '../../clauses.ts';
import type { Asked, Topic } from '../../topic.ts';

const SYSTEM = String.raw`(?:(?:public|state|national|statutory) (?:\w+ )?(?:health ?care|system|service|insurance|scheme|cover)|health (?:system|service|insurance)|health ?care|NHS|public health)`;
const LET_IN = String.raw`(?:open to|let (?:\w+ )?in(?:to)?|(?:get|got|accepted|signed? up) (?:in(?:to)?|for|by)|joins?|joining|enters?|access to|admitted to|entitle\w*|eligible|take (?:us|me|her|him|them)(?: on| in)?|insured by)`;
const NO_WORK = String.raw`(?:(?:not|n[o’']t|neither of us|nobody|without) (?:\w+ )?(?:work\w*|employ\w+|jobs?)|no (?:jobs?|work|employer))`;

/** What the residence of non-working people under free movement depends on, grouped by law. */
function byLaw({ views, text, profile: { stage } }: Asked): Said | null {
  const idle = stage === 'retired' || stage === 'means' || stage === 'student';
  if (!idle && !new RegExp(NO_WORK, 'i').test(text)) return null;
  const bound = views.flatMap((view) => {
    const law = isCitizen(view) ? null : lawOfResidence(view);
    return law ? [{ name: view.name, ...law }] : [];
  });
  const told = [true, false].flatMap((one) => {
    const places = bound.filter(({ directive }) => directive === one);
    const [first] = places;
    if (!first) return [];
    const law = one ? 'Directive 2004/38/EC' : 'the agreement between the EU and Switzerland, annex I';
    return [
      given(
        words(
          `Living in ${listNames(places)} by free movement without work there requires full sickness insurance and enough means (${law}).`,
        ),
        `rule:${first.rule.id}`,
      ),
    ];
  });
  return told.length > 0 ? because(flow(...told), 'citizenship') : null;
}

const ABOUT = new RegExp(
  [
    String.raw`\b${SYSTEM}\b[^?]{0,40}\b${LET_IN}\b`,
    String.raw`\b${LET_IN}\b[^?]{0,30}\b${SYSTEM}\b`,
    String.raw`\binsured by the state\b`,
    String.raw`\b(?:${SYSTEM}|insured|covered|doctors?|hospitals?)\b[^?]{0,60}\b${NO_WORK}\b`,
  ].join('|'),
  'i',
);

/** Admission to a country's public health system, on which figures about doctors and costs say nothing. */
export const ENTITLEMENT: Topic = {
  id: 'health-entitlement',
  about: ABOUT,
  not: /\b(?:S1|GHIC|EHIC|visas?|travel insurance|keep|stay insured)\b/i,
  // Medicare is asked about by itself, unless another part of the question asks to be let in.
  when: ({ text }) => partsOf(text).some((part) => !/\bmedicare\b/i.test(part) && ABOUT.test(part)),
  over: ['healthcare', 'insurance', 'illness', 'cost', 'jobs', 'pay', 'partner-work'],
  answer: (asked) => {
    const who = asked.person ? inLetter(asked.person) : 'I';
    return {
      said: flow(careOf(asked), byLaw(asked)),
      lacks:
        'who is let into the public system without work or a pension there, from which day, and at what contribution',
      figures: CARE,
      whom: 'the public health service or fund of each country, in writing',
      put: `On which ground may ${who} join the public system without working here, from which day and at what contribution, and is an illness that is known already taken on?`,
    };
  },
};
