import type { RentedHome } from '../../model/household.ts';
import type { DealBreakerRule } from '../dealBreakerRule.ts';
import { euroLimit } from '../own/moneyLimit.ts';

const HOMES: Readonly<Record<RentedHome, string>> = {
  oneBed: ' for one bedroom',
  twoBed: ' for two bedrooms',
  room: ' for a room',
  other: '',
};

/** A rent by its word, or a home with what it costs in a month: "a room more than 400 euros a month". */
const RENT =
  /\brents?\b|\b(?:rooms?|flats?|apartments?|studios?|(?:one|two|[12])[- ]bed(?:room)?s?|dorm(?:itor(?:y|ies))?s?)\b(?=.*(?:\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b|\bpcm\b|\b(?:a|per|each|every) (?:week|fortnight)\b|\/ ?w(?:eek|k)\b|\bpw\b))/;

const rentRule = (id: string, home: RentedHome): DealBreakerRule => ({
  id,
  label: 'no high rent',
  sense: 'bad',
  words: RENT,
  read: { record: 'rent' },
  kind: 'most',
  soft: 0,
  hard: 0,
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
