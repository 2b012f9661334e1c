import { rounded } from '../../../../figures/format.ts';
import { recordQuantity, shown } from '../../../../figures/quantity.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { flow, type Said, say } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';

const CRYPTO = /\b(?:crypto\w*|bitcoins?|ether(?:eum)?|stable ?coins?|tokens?|NFTs?|staking)\b/i;
const GAINS =
  /\bcapital gains\b|\b(?:trading|investment|stock market) (?:gains|profits)\b|\b(?:gains|profits?) (?:on|from|of) (?:\w+ ){0,2}(?:shares|stocks|securities|funds|ETFs|investments|trading)\b|\b(?:day[- ]?)trad(?:er|ing)\b/i;

/** Buying and selling often enough to be a business. */
const TRADES = /\b(?:day[- ]?)?trad(?:e|es|er|ers|ing)\b/i;

/**
 * What to ask a tax office about capital gains; null for other questions. `told`: whether the answer holds a rate of
 * ours.
 */
export function gainsAsked(
  text: string,
  told: boolean,
): { readonly lacks: string; readonly put: string } | null {
  const crypto = CRYPTO.test(text);
  if (!crypto && !GAINS.test(text)) return null;
  const what = crypto ? 'crypto' : 'shares and other investments';
  const trades = crypto || TRADES.test(text);
  return {
    lacks: `the rates on gains from ${what}${told ? ' beyond what stands here' : ''}${trades ? ', and from when on trading counts as a business' : ''}`,
    put: `How is a gain on ${what} taxed for a resident: at which rate, after which time of holding, does ${trades ? `an exchange of one ${crypto ? 'coin' : 'holding'} for another count, and from which volume on is trading a business with contributions of its own` : 'the value on the day of the move count or the price once paid'}?`,
  };
}

type Rate = 'capitalGains' | 'topIncomeTax';

const rateOf =
  (rate: Rate) =>
  ({ atlas, iso3 }: PlaceView): Said | null => {
    const tax = atlas.taxFacts(iso3);
    const percent = tax?.from.shown ? tax[rate] : null;
    return percent === null
      ? null
      : shown(recordQuantity(percent, `tax:${iso3}`, rate), (value) => `${rounded(value)}%`);
  };

/** What our records hold on capital gains, and the top income tax rate that may apply to trading. */
export function gainsSaid(views: readonly PlaceView[], text: string): Said | null {
  const gains = views.some((view) => rateOf('capitalGains')(view) !== null)
    ? eachPlace(views, rateOf('capitalGains'))
    : null;
  // Whoever sells once is not asked for the rate of a business.
  const top = CRYPTO.test(text) || TRADES.test(text) ? eachPlace(views, rateOf('topIncomeTax')) : null;
  if (!gains && !top) return null;
  return flow(
    gains && say`The headline rate on capital gains, by our records: ${gains}.`,
    top &&
      say`The highest rate of national income tax, under which trading may fall where it counts as a business: ${top}.`,
  );
}
