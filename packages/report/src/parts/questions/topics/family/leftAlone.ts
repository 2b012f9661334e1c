import type { Topic } from '../../topic.ts';

/** What happens to a surviving spouse there: pension, estate and the right to stay. */
export const LEFT_ALONE: Topic = {
  id: 'left-alone',
  about:
    /\bwhat (?:happens|becomes|would happen|will happen|about)(?: (?:to|of) (?:us|me|her|him))? (?:when|if|once|after|should) (?:one of us|(?:my )?(?:husband|wife|partner|spouse)|I|he|she) (?:dies?|passes|is gone)\b|\b(?:one|which(?:ever)?) of us (?:who |that )?(?:is |gets |will be )?(?:left (?:alone|behind|over)|remains|survives|outlives)\b|\b(?:is|am|be|gets?) left (?:alone|behind) (?:there|abroad|in (?:another|a foreign|that|the new) country)\b|\bwhoever (?:of us )?(?:survives|outlives|is left)\b/i,
  not: /\b(?:child(?:ren)?|sons?|daughters?|dogs?|cats?|pets?)\b/i,
  over: ['friends', 'safety', 'housing', 'inheritance'],
  answer: () => ({
    said: null,
    lacks:
      'what of a pension goes on to the one who is left, which law parts the estate, and whether the right to stay outlives the one whom it rests on',
    whom: 'the office or company that pays each pension, a notary for the estate, and the immigration office where one of you stays by the right of the other',
    put: 'If one of us dies there, what of this pension goes on to the other, from which day and on which papers, which law parts what we own in both countries, and may the one who is left stay?',
  }),
};
