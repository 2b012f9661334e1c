import type { ForeignBuyers, HomeAccess } from '@global-fit/atlas/law/foreignBuyers';
import { capitalised } from './english.ts';
import { given, type Said, words } from './said.ts';

/** Words of a condition that still fit into one sentence with what it limits. */
const MOST = 24;

const BUYS: Readonly<Record<HomeAccess, (who: string) => string>> = {
  open: (who) => `may be bought by ${who}`,
  limited: (who) => `may be bought by ${who} within limits`,
  permission: (who) => `may be bought by ${who} only with permission`,
  closed: (who) => `is closed to ${who}`,
};

/** "a house may be bought by foreigners only with permission, and a flat may be bought by them: … (text of 2025)". */
export function foreignBuyersSaid({ iso3, house, flat, condition, from }: ForeignBuyers): Said {
  const law =
    house === flat
      ? `a house or a flat ${BUYS[house]('foreigners')}`
      : `a house ${BUYS[house]('foreigners')}, and a flat ${BUYS[flat]('them')}`;
  const [first = ''] = condition.split(/(?<=\.) /);
  const rest = first.split(' ').length > MOST ? `. ${capitalised(condition)}` : `: ${condition}`;
  return given(words(`${law}${rest} (text of ${from.asOf?.slice(0, 4)})`), `foreignbuyers:${iso3}`);
}
