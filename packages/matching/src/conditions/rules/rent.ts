import type { RentedHome } from '../../model/household.ts';
import { type DealBreakerRule, rule } from '../dealBreakerRule.ts';
import { euroLimit } from '../ownLimit.ts';

const HOMES: Readonly<Record<RentedHome, string>> = {
  oneBed: ' for one bedroom',
  twoBed: ' for two bedrooms',
  other: '',
};

const rentRule = (id: string, home: RentedHome): DealBreakerRule => ({
  ...rule(id, 'no high rent', 'bad', /\brents?\b/, { record: 'rent' }, 'most', 0, 0),
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
  rentRule('rent-other', 'other'),
];
