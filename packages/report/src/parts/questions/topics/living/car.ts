import { anyOf } from '@global-fit/matching/anyOf';
import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

export const CAR: readonly Topic[] = [
  {
    id: 'car-cost',
    about: anyOf([
      /\b(?:how (?:much|expensive|dear)|prices?|costs?|expensive|cheap\w*|buy(?:ing)?|lease|leasing|sell(?:ing)?|run(?:ning)?)\b[^?]{0,40}\b(?:cars?|vehicles?|petrol|gas(?:oline)?|diesel|fuel)\b(?! (?:insurance|bills?|heating|allowance))/i,
      /\b(?:cars?|petrol|gasoline|gas|diesel|fuel) (?:prices?|costs?|taxe?s?|expensive|cheap)\b/i,
      /\bneed (?:two|both|second) cars?|\b(?:one|two|both|second) cars?\b|\b(?:electric (?:cars?|vehicles?)|EVs?|charging (?:stations?|points?))\b/i,
    ]),
    not: /\b(?:import\w*|ship\w*|bring\w*|(?:car|vehicle) (?:industry|factory|jobs?)|insurance|licen[cs]e|rental business|winter fuel|heat\w*|electricity|wheelchair|adapted)\b/i,
    over: ['cost', 'transport', 'moving', 'energy-bills', 'loans'],
    answer: ({ views }) => {
      const level = figures(views, 'price_level_transport');
      return {
        said:
          level &&
          say`Prices of transport as a whole, cars, fuel, repairs and tickets together, with the United States as 100: ${level}.`,
        lacks:
          'prices of cars and fuel, their taxes and tolls, and whether a given address can be lived in without one',
        whom: 'a dealer there for the same model, the office that registers cars, and a neighbour of the address',
        put: 'What does this model cost new and five years old, with registration, the tax of a year, inspection and insurance, what is a litre this month, and which of your ways could you not do without it?',
      };
    },
  },
  {
    id: 'traffic',
    about:
      /\b(?:traffic (?:jams?|bad|congestion|like)|(?:bad|heavy|crazy|terrible) traffic|is (?:the )?traffic|congestion|rush hours?|commut(?:e|es|ing)(?! (?:from|to) (?:another|my) country)|how do (?:people|locals) drive|dangerous (?:roads?|drivers?|driving))\b/i,
    not: /\b(?:cross-border|frontier|tax\w*|left|right[- ]hand|visas?)\b/i,
    over: ['transport', 'safety', 'jobs'],
    answer: () => ({
      lacks: 'jams and ways to work by town',
      figures: ['road_deaths', 'rail_density'],
      whom: 'somebody who goes that way every day, and a route planner set to a weekday at eight in the morning',
      put: 'How long does the way from this address to work and to school take at eight in the morning and at six in the evening, by car and without one, and what does parking cost at the other end?',
    }),
  },
];
