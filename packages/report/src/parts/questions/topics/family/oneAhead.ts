import { anyOf } from '@global-fit/matching/anyOf';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** One of the household going first, the others later. */
export const ONE_AHEAD: Topic = {
  id: 'one-ahead',
  about: anyOf([
    /\b(?:should|shall|can|could|may|would|better|wise|want to|plan to|is it ok(?:ay)?)\b[^?]{0,40}\b(?:go|move|leave|fly|travel|start) (?:there |over |out )?(?:first|ahead|in advance)\b(?![^?]{0,20}\b(?:steps?|class)\b)/i,
    /\b(?:I|he|she|one of us|my (?:husband|wife|partner)) (?:goes?|moves?|leaves?) (?:there |over |out )?(?:first|ahead)\b/i,
    /\b(?:fetch|send for|follow(?:s|ed)? by) (?:him|her|them|the (?:family|children|kids|others))\b[^?]{0,25}\b(?:later|in (?:the )?(?:spring|summer|autumn|winter)|after|once)\b/i,
  ]),
  not: /\b(?:which (?:country|place|town)|visit first|dies?|pets?|dogs?|cats?)\b/i,
  over: [
    'weather',
    'guests',
    'children-visa',
    'partner-visa',
    'steps',
    'visa',
    'schools',
    'school-year',
    'flights',
  ],
  answer: () => ({
    said: words(
      'The one who goes ahead finds a home, an account and a school in peace, and learns within some months whether the plan works, before you give up a home or a child leaves a class. The drawbacks are two rents, and permits: some are decided for all at once and others in a set order, so let the order of the papers decide the order of the journeys. A child who flies later with one parent, or alone, carries the written consent of the other.',
    ),
    lacks:
      'whether the permits of those who follow are decided together with the first, and how long they take',
    whom: 'the embassy of each country, before the first of you books a flight, and the school for the last day on which a class may be joined',
    put: 'May one of us go first on this permit, until when may the others apply as family and from where, does it cost or take more than together, and from which day does my stay there count?',
  }),
};
