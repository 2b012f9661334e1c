import { hasRoadmap } from '../../../../place/edition.ts';
import { list } from '../../../../prose/english.ts';
import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { STAYING } from './staying.ts';

/** Questions about the move as a whole, each with where the report answers it. */
export const DECISION: readonly Topic[] = [
  STAYING,
  {
    id: 'verdict',
    about:
      /\b(?:is it|would it be) (?:really )?(?:a good idea|worth it|the right (?:decision|move|choice))\b|\bshould (?:we|I) (?:really |even )?(?:do it|move at all|go at all|stay (?:at home|where))\b/i,
    answer: ({ places, view }) => {
      const others = places.slice(1).map(({ name }) => name);
      return {
        said: because(
          words(
            `${
              others.length > 0
                ? `By your answers ${view.name} stands first, before ${list(others)}: that is our order, and you find the reasons for and against it with each place.`
                : `This report says what speaks for ${view.name} and against it by your answers, each with its figure.`
            } What no record can weigh is whom you leave, and how you feel in its streets: go there before you decide, in its worst month.`,
          ),
          'specific-questions',
        ),
        lacks: 'how a life there will feel',
        whom: 'the people of two households like yours who moved there, one that stayed and one that came back',
        put: 'What did you hope for and what did you find, what do you miss after two years, what would you do differently, and which of you found it hardest?',
      };
    },
  },
  {
    id: 'downsides',
    about:
      /\b(?:downsides?|drawbacks?|disadvantages?|cons\b|regrets?|biggest (?:risks?|problems?|mistakes?|challenges?)|what (?:can|could|might) go wrong|hidden (?:costs?|problems?)|why do (?:\w+ ){0,2}(?:leave|go back|return)|worst (?:thing|part)s?|what(?:['’]?s| is) the catch|typical mistakes|common mistakes)\b/i,
    over: ['friends', 'cost', 'coming-back'],
    answer: ({ places, view }) => ({
      said: because(
        words(
          `The chapters show where ${places.length > 1 ? 'each of your places' : view.name} falls short of what you asked, with the figure behind it. No record counts regrets. Agree beforehand what you would do if one of you finds no work or no friends, if a parent at home falls ill, or if money comes later than planned.`,
        ),
        'specific-questions',
      ),
      lacks: 'why people leave again',
      whom: 'the people of two households like yours who moved there, one that stayed and one that came back',
      put: 'What did nobody tell you, what cost more in money or nerves than you thought, which of you found it hardest, and at what point did you think of going back?',
    }),
  },
  {
    id: 'lead-time',
    about:
      /\b(?:how (?:long|much time|many months|early|far in advance)\b[^?]{0,40}\b(?:to prepare|prepare|planning|to plan|start(?:ing)? (?:to )?(?:prepar|plan)\w*|the (?:whole )?(?:move|process)|until we can (?:move|leave|go)|(?:does|will) (?:it|the (?:whole )?(?:move|process)) take)|when (?:should|do|must) (?:we|I) (?:start|begin|book|apply|give notice|cancel)|(?:good|right|best|bad) (?:time|month|season) (?:of (?:the )?year )?to (?:move|go|relocate)|where do (?:we|I) (?:start|begin)|what (?:is|are) the (?:first|next) steps?|(?:moving|relocation) (?:checklist|timeline))\b/i,
    not: /\b(?:feels?|visas?|permits?|citizenship|passports?|mortgage|bank|universit\w+|schools?|courses?|degree|licen[cs]e|language|study|pension|flights?)\b/i,
    over: ['jobs', 'moving', 'cost'],
    answer: ({ view }) => ({
      said: because(
        words(
          `${hasRoadmap(view) ? 'Your roadmap sets the steps out month by month, back from the date you gave or from the day you begin, and names what must not be left late: papers that take longest come first.' : 'Begin with the papers that take longest, and count back from the day you mean to move.'} Give notice to employer, landlord and school only once the permit, or the right to live there, is in hand.`,
        ),
        'relocation-timeline',
      ),
      lacks: 'how long an office takes this month',
      whom: 'the embassy of each country for the waiting time of today, and three removal firms for the weeks before they are free',
      put: 'How long is it from the full file to the answer this month, when is the next appointment to be had, and what may be handed in beforehand?',
    }),
  },
  {
    id: 'leaving-list',
    about:
      /\b(?:(?:cancel|end|terminate|give up) (?:our |my |all |the )?(?:contracts?|subscriptions?|memberships?)|de-?regist\w+|sign off at|abmeld\w+|what (?:should|do|must|shall) (?:we|I) (?:bring|take|pack|leave behind|sell|keep)|what to (?:bring|pack|take|leave))\b/i,
    not: /\b(?:insurance|school|visa interview|embassy|appointment|hospital|pets?|dogs?|cats?|medicines?)\b/i,
    over: ['moving', 'cost', 'own-home'],
    answer: ({ view }) => ({
      said: because(
        words(
          'Bring papers before things: every certificate in the original, school reports, a doctor’s file, letters on years without a claim, and a list of passwords and numbers. Bring little that is heavy, cheap or made for another voltage. Go through a year of bank statements for every contract that runs, and end each in writing, with proof of the move where it gives you a right to leave early. Keep one bank account, one card and one telephone number at home for the first year.',
        ),
        'current-location',
      ),
      lacks: 'notice periods of your contracts, and what home asks of those who leave',
      whom: `the registration office ${view.home ? `of your town in ${view.homeName}` : 'of your town'} and each company, in writing`,
      put: 'From which day does my move end this contract or this duty, which proof do you want, what falls due on leaving, and what can I not get back later?',
    }),
  },
];
