import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** Voting at home from abroad; a foreigner's vote there belongs to politics. */
export const VOTING_FROM_ABROAD: Topic = {
  id: 'voting-from-abroad',
  about: anyOf([
    /\bvot(?:e|ing)\b[^?]{0,50}\b(?:from|after|once|when|while) (?!which|what)(?:I |we |abroad|there|overseas|[a-z]{4,})/i,
    /\b(?:absentee|postal|overseas) (?:ballots?|vot\w+)\b/i,
    /\bvot(?:e|ing) (?:from (?:abroad|there|overseas)|(?:back )?(?:at )?home)\b/i,
    /\b(?:still|keep|go on|continue) (?:to )?vot(?:e|ing)\b|\bvot(?:e|ing) (?:still|any ?more|at all)\b/i,
    /\b(?:lose|losing|keep) (?:my |our |the )?(?:right to )?vot(?:e|ing)\b|\bstill (?:be )?(?:able|allowed) to vote\b/i,
    /\bhow (?:do|can|will|would) (?:I|we) vote\b(?! (?:there|in local))/i,
  ]),
  over: ['rights', 'politics'],
  answer: () => ({
    lacks: 'who may vote at home from abroad, for how long, and by which day a ballot has to be back',
    whom: 'the election office of the place where you were last registered, and your embassy',
    put: 'May I vote from abroad and for how many years, how do I register, and how does a ballot reach me and come back in time?',
  }),
};
