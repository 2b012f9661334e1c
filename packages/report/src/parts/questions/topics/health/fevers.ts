import type { Topic } from '../../topic.ts';

/** Illnesses that insects and water carry. */
export const FEVERS: Topic = {
  id: 'fevers',
  about:
    /\b(?:malaria|dengue|zika|chikungunya|yellow fever|bilharzia|schistosomiasis|leishmania\w*|chagas|sleeping sickness|tick[- ]borne|lyme|typhoid|cholera|rabies risk|tropical (?:diseases?|illness(?:es)?|fevers?))\b/i,
  not: /\b(?:dogs?|cats?|pets?|cards?|certificates?|shots?|I have|I had|my (?:chronic )?(?:malaria|lyme|chagas))\b/i,
  over: ['healthcare', 'illness', 'safety', 'wildlife', 'vaccination-law', 'environment', 'outdoors'],
  answer: () => ({
    lacks: 'which illnesses insects and water carry in a district, and in which months',
    whom: 'a clinic for travel medicine at home, some weeks before the journey, and the health service of the district',
    put: 'Which of these illnesses are caught in this town and on journeys from it, in which months, what protects a child and a pregnant woman, which vaccinations and tablets are advised for somebody who stays for years, and which fever means the hospital on the same day?',
  }),
};
