import { anyOf } from '@global-fit/matching/anyOf';
import { hazardsOf } from '../../../../place/surroundings/hazards.ts';
import { list } from '../../../../prose/english.ts';
import { because, flow, given, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** The future climate of a place. */
export const CLIMATE_AHEAD: Topic = {
  id: 'climate-ahead',
  about: anyOf([
    /\b(?:climate (?:change|crisis|emergency|breakdown|catastrophe|risks?|resilien\w+|proof|safe|refuge|haven|models?|projections?|forecasts?)|global warming|(?:rising )?sea[- ]levels?|sea (?:is )?rising|desertification)\b/i,
    /\b(?:unliv(?:e)?able|uninhabitable|inhabitable|under ?water|too hot to live|run(?:s|ning)? out of water|water (?:shortages?|scarcity|stress|rationing))\b/i,
    /\b(?:hot(?:ter)?|heat|dr(?:y|ier)|warm(?:er|ing)?|climate|weather)\b[^?]{0,40}\b(?:in (?:\w+|\d+) years|by 20[3-9]\d|in (?:the )?future|when (?:I|we) (?:am|are) (?:old|eighty|ninety|[789]\d))\b/i,
  ]),
  not: /\b(?:industry|sector|jobs?|scien\w+|degrees?|studies|policy|activis\w+)\b/i,
  over: ['weather', 'disaster', 'environment', 'safety'],
  answer: ({ views }) => {
    const hazards = eachPlace(views, (view) => {
      const { names, facts } = hazardsOf(view);
      return names.length > 0 ? given(words(list(names)), ...facts) : null;
    });
    return {
      said: flow(
        because(
          words('We hold the climate of past decades and no forecast, so we promise nothing about it.'),
          'specific-questions',
        ),
        hazards && say`What our record of natural hazards names today, of the whole country: ${hazards}.`,
      ),
      lacks: 'how heat, rain, water and the sea will change there',
      figures: ['summer_daily_high', 'rainfall_annual'],
      whom: 'the national weather service, which publishes how its regions are reckoned to change, the water company, and the insurer of the house',
      put: 'By the middle of the century, how many days above 35°C and how many hot nights do you reckon with in this municipality, is there water enough in a dry year, does this address lie in a zone of flood, sea or fire, and will it be insured in ten years?',
    };
  },
};
