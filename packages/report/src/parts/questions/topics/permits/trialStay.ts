import { isAtHome } from '../../../../place/atHome.ts';
import { flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { visitDaysSaid } from './visitDays.ts';

/** A stay on trial before the move. */
export const TRIAL_STAY: Topic = {
  id: 'trial-stay',
  about:
    /\b(?:trial|test|scouting|exploratory|reconnaissance|fact-finding|look[- ]and[- ]see) (?:stays?|visits?|trips?|runs?|periods?|months?|years?)\b|\b(?:try (?:it|them|this|living there|the (?:place|country|city))(?: out)?|visit|stay there|go there|spend (?:some|a few|two|three|six|several) (?:weeks?|months?))\b[^?]{0,40}\b(?:first|before (?:we|I|moving|deciding|committing|selling|the move))\b/i,
  over: ['visa', 'part-year', 'housing'],
  answer: ({ views }) => ({
    said: flow(
      words(
        'We would: two or three weeks in a rented flat, in the month that you expect to like least and with the errands of an ordinary week, tell you what no figure does.',
      ),
      visitDaysSaid(views.filter((view) => !isAtHome(view))),
    ),
    lacks:
      'flats to let by the month, and whether a visit may be used to look at schools, homes or employers',
    whom: 'two households like yours who live there, the school or employer that you would meet, and the embassy of each country where a visa is needed for a visit',
    put: 'In which month should we come to see the place at its worst, where can a family rent for three weeks, and what would you have looked at before you decided?',
  }),
};
