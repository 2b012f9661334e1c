import { isForPensioners } from '@global-fit/atlas/money/taxes';
import { dollars } from '../../../../figures/format.ts';
import { constant, over, type Quantity, recordQuantity, times } from '../../../../figures/quantity.ts';
import { withHomeMoney } from '../../../../place/money/homeMoney.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { type Said, say } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import { partsOf } from '../../clauses.ts';
import { sumAsked } from '../../named/sum.ts';
import type { Asked } from '../../topic.ts';
import { isClosedToOwn } from '../../../../sections/financial/regime.ts';

/** Pay that somebody takes from their own company. */
export const PAYS_SELF =
  /\bpay(?:ing)? (?:myself|ourselves|me|us)\b|\bsalary (?:to|for) (?:myself|ourselves|me)\b/i;

const NUMBER = String.raw`(?:the |a |an |my |our |her |his |their |that |this )?(?:(?:us)?[$€£]|[A-Z]{3} )?\s?(\d[\d.,]*)`;
/** Words that ask how a sum is taxed: "how much tax on the 3,100", "what is left of €4,000 a month". */
const TAXED = new RegExp(
  String.raw`\b(?:tax\w*|take[ns]?|deduct\w*|withh\w+|left|keep|remains?|stays?)\b[^?]{0,30}\b(?:on|of|off|from) ${NUMBER}`,
  'i',
);
/** A company's revenue is no pay. */
const OF_A_COMPANY = /\b(?:profits?|turnover|revenues?|sales)\b/i;

/**
 * The monthly sum a question wants taxed, in US dollars: income there, not present pay named for comparison. A sum
 * repeated without its period is the earlier one. Null where there is none.
 */
export function taxedSum(asked: Asked): Quantity | null {
  for (const text of partsOf(asked.text)) {
    const [, again] = TAXED.exec(text) ?? [];
    if ((again === undefined && !PAYS_SELF.test(text)) || OF_A_COMPANY.test(text)) continue;
    const here = sumAsked({ ...asked, text });
    if (here) return here;
    const told = again ? asked.text.indexOf(again) : -1;
    const sum = told >= 0 ? sumAsked({ ...asked, text: asked.text.slice(Math.max(0, told - 4)) }) : null;
    if (sum) return sum;
  }
  return null;
}

/** "US$710 (about £540) a month": a monthly sum with home's currency beside it. */
export const monthly = (view: PlaceView, sum: Quantity): Said =>
  say`${withHomeMoney(view, sum, dollars)} a month`;

/** What flat rates on foreign pensions would take of the sum named; null without either. */
export function flatOnPension(asked: Asked): Said | null {
  const sum = taxedSum(asked);
  if (sum === null) return null;
  const taken = eachPlace(
    asked.views.filter((view) => flatRate(view) !== null),
    (view) => {
      const rate = flatRate(view);
      return rate && withHomeMoney(view, times(sum, over(rate, constant(100, 'per cent'))), dollars);
    },
  );
  return (
    taken && say`Of the ${monthly(asked.view, sum)} that you name such a flat rate takes about ${taken}.`
  );
}

function flatRate({ atlas, iso3, profile }: PlaceView): Quantity | null {
  const regimes = atlas.specialRegimes(iso3);
  const n = regimes.findIndex(
    (one) =>
      one.from.shown && isForPensioners(one) && one.kind === 'flat rate' && !isClosedToOwn(profile, one),
  );
  const found = regimes[n];
  return found && found.percent !== null
    ? recordQuantity(found.percent, `regime:${iso3}-${n}`, 'percent')
    : null;
}
