import type { RentedHome } from '../../model/household.ts';
import { atMost, type DealBreakerRule } from '../dealBreakerRule.ts';
import { euroLimit } from '../own/moneyLimit.ts';

const HOMES: Readonly<Record<RentedHome, string>> = {
  oneBed: ' for one bedroom',
  twoBed: ' for two bedrooms',
  room: ' for a room',
  other: '',
};

/** A room of a hotel or a flat rate is no home. */
const A_HOME =
  '(?<!\\b(?:hotel|class|school|operating|emergency|meeting)[- ])\\b(?:rooms?|flats?|apartments?|studios?|(?:one|two|[12])[- ]bed(?:room)?s?|dorm(?:itor(?:y|ies))?s?)\\b(?! (?:rates?|land|tax\\w*|fees?|insurance|screens?|white|blocks?|buildings?)\\b)';
const A_TIME =
  '(?:\\b(?:a|per|each|every) month\\b|\\bmonthly\\b|\\/ ?mo(?:nth)?\\b|\\bpcm\\b|\\b(?:a|per|each|every) (?:week|fortnight)\\b|\\/ ?w(?:eek|k)\\b|\\bpw\\b)';
/** A limit of three or four digits that ends the line: no home is bought for it. Behind "with" or "of" it counts things. */
const A_MONTHS_SUM =
  '(?<!\\b(?:with|of|built|size|capacity) )\\b(?:under|below|over|above|(?:less|more) than|max\\w*|at most|up to) (?:of )?[$€£]?(?:\\d[., ]?)?\\d{3}(?: ?(?:[$€£]|usd|eur|gbp|dollars|euros?|pounds))?[.!]*$|\\bfor [$€£]?(?:\\d[., ]?)?\\d{3} ?(?:[$€£]|usd|eur|gbp|dollars|euros?|pounds)? max\\w*[.!]*$';
/** A rent by its word, or a home with what it costs in a month: "a room more than 400 euros a month". */
const RENT = new RegExp(`\\brents?\\b|${A_HOME}(?=.*(?:${A_TIME}|${A_MONTHS_SUM}))`);

const rentRule = (id: string, home: RentedHome): DealBreakerRule => ({
  id,
  label: 'no high rent',
  words: RENT,
  read: { record: 'rent' },
  ...atMost(0, 0),
  home,
  own: {
    find: euroLimit,
    label: (said) => `no rent above ${said}${HOMES[home]}`,
    near: 0,
    required: true,
  },
});

/** Rents that a line names, by the home they are for; `rentGate` holds them against surveys. */
export const RENT_RULES: readonly DealBreakerRule[] = [
  rentRule('rent', 'oneBed'),
  rentRule('rent-2bed', 'twoBed'),
  rentRule('rent-room', 'room'),
  rentRule('rent-other', 'other'),
];
