import type { Topic } from '../../topic.ts';

/** Circumcision of a boy, by faith or for health. */
export const CIRCUMCISION: Topic = {
  id: 'circumcision',
  about: /\b(?:circumcis\w+|brit milah|bris\b|mohels?|khitan|sunnat\b|tuli\b)/i,
  not: /\b(?:female|FGM|girls?|daughters?)\b/i,
  over: ['healthcare', 'religion', 'birth', 'insurance', 'cost'],
  answer: () => ({
    lacks: 'the law on the circumcision of boys, who performs it, and what it costs',
    whom: 'a children’s clinic in the city, and a house of worship of the families who have it done there',
    put: 'May a boy be circumcised here without a medical reason, until which age and by whom (a doctor alone?), who has to consent, where is it done, and what does it cost if no insurance pays?',
  }),
};
