import { anyOf } from '@global-fit/matching/anyOf';
import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** Population density. */
export const DENSITY: Topic = {
  id: 'density',
  about: anyOf([
    /\b(?:population densit\w+|densit(?:y|ies) of (?:the )?(?:population|people))/i,
    /\b(?:people|inhabitants|persons|residents|souls) (?:live )?(?:per|to (?:a|the|each)|for each|on (?:a|each)|a|\/) ?(?:square|sq\.?|km²|km2)/i,
    /\b(?:(?:densely|thinly|sparsely) (?:populated|settled|peopled)|over-?populated)/i,
    /\b(?:over-?crowded|crowded|over-?tourism|touristy|full of tourists)\b/i,
    /\b(?:per square kilomet(?:er|re)|per km²|how (?:crowded|empty|full of people) is)/i,
  ]),
  not: /\b(?:price|rent|cost|buses|trains|beach(?:es)?|surf\w*|waves|slopes|euros?|dollars?)\b/i,
  over: ['housing', 'cost', 'outdoors', 'friends'],
  answer: ({ views }) => {
    const people = figures(views, 'population_density');
    return {
      said:
        people &&
        say`People per square kilometre, for the whole country: ${people}. A single region may be far emptier or fuller.`,
      lacks: 'how many people live on a square kilometre in a single municipality',
      whom: 'the statistical office of each country, which publishes it by municipality',
      put: 'How many people live on a square kilometre in this municipality and its neighbours, and how has that changed in ten years?',
    };
  },
};
