import { isAtHome } from '../../../../place/atHome.ts';
import { because, flow, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';
import { visitSaid } from './visitSaid.ts';

const TRIES = String.raw`(?:try|trying|test|testing)`;

/** Living somewhere on trial before moving for good. */
export const TRIAL_STAY: Topic = {
  id: 'trial-stay',
  about: new RegExp(
    [
      String.raw`\btrial (?:stays?|runs?|moves?|years?|months?|visits?|periods?)\b|\b(?:scouting|exploratory|fact[- ]finding|reconnaissance|recce|look-?see) (?:trips?|visits?|journeys?)\b|\bdry run\b`,
      String.raw`\b${TRIES} (?:it|this|that|life|living|the (?:place|country|town|city)|each (?:place|country|town)|\p{Lu}\p{L}+)(?: \w+)?(?: out)?(?: there| here)? (?:first|for (?:an? |one |\w+ )?(?:few |couple of )?(?:weeks?|months?|years?|winter|summer)|before)\b`,
      String.raw`\b(?:visit|go|come|stay|see) (?:it |them |there |the \w+ |\p{Lu}\p{L}+ )?(?:for a (?:few )?(?:weeks?|months?|while) )?(?:first )?before (?:we |I )?(?:decid\w+|commit\w*|mov\w+|choos\w+)\b`,
      String.raw`\b(?:test|scouting|exploratory|reconnaissance|fact-finding|look[- ]and[- ]see) (?:stays?|visits?|trips?|runs?|periods?|months?|years?)\b`,
      String.raw`\b(?:visit|stay there|go there|spend (?:some|a few|two|three|six|several) (?:weeks?|months?))\b[^?]{0,40}\b(?:first|before (?:we|I|moving|deciding|committing|selling|the move))\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:(?:job|employ\w*|contract|probation|clinical|drug|free) ?trials?|trial period (?:at|in) (?:work|the job|the company)|subscription|medicine|school first)\b/i,
  over: [
    'visa',
    'permit-length',
    'visa-free',
    'part-year',
    'coming-back',
    'cost',
    'enough',
    'housing',
    'own-home',
  ],
  answer: ({ views }) => {
    const stays = eachPlace(
      views.filter((view) => !isAtHome(view)),
      visitSaid,
    );
    return {
      said: flow(
        because(
          words(
            'Yes, if you can: a trial stay costs little compared with a move that has to be undone. Go in the season that you like least, live in an ordinary flat in the quarter you have in mind, and do what you would do in a normal week there: the way to work or school at eight in the morning, the shops, a doctor, an office. Give up neither home nor school place nor insurance until you are back.',
          ),
          'specific-questions',
        ),
        stays && say`By our records you may stay ${stays}.`,
      ),
      lacks:
        'whether such a stay may be followed by an application on the spot, and whether a child may go to school meanwhile',
      whom: 'the embassy of each country, in writing, and the insurer at home for cover while you are away',
      put: '↗May I come for this long to try it, ↗work for my employer from there meanwhile or not, ↗apply for a permit without leaving, and from which day on would I count as resident for tax?',
    };
  },
};
