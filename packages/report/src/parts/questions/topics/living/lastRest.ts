import type { Topic } from '../../topic.ts';

/** What happens after a death there, apart from inheritance. */
export const LAST_REST: Topic = {
  id: 'last-rest',
  about:
    /\b(?:ashes|urns?|funerals?|burials?|buried|cremat\w+|graves?|cemeter(?:y|ies)|(?:my|the|a|our) (?:body|remains))\b/i,
  over: ['inheritance', 'religion', 'flights', 'moving', 'cost', 'healthcare'],
  answer: ({ view }) => ({
    said: null,
    lacks: 'what a funeral costs, and with which papers ashes or a body travel',
    whom: `the consulate of ${view.home ? view.homeName : 'your own country'} there, which knows what is asked when one of its people dies, and an undertaker in the city who sends abroad`,
    put: 'Which papers do ashes or a body need on the way home, who may order it and pay for it, what does it cost, and can it be settled in advance?',
  }),
};
