import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { OwnMoney } from './currencies.ts';

/** The currencies used where the customer lives, and a converter to US dollars. */
export const ownMoney = (atlas: Atlas, home: Iso3 | null): OwnMoney => ({
  currencies: home === null ? [] : (atlas.country(home)?.currencies ?? []),
  toUsd: atlas.toUsd,
});
