import { ruleQuantity, shown } from '../../../../figures/quantity.ts';
import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { listNames } from '../../../../prose/english.ts';
import { given, type Said, say } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

const BOAT = String.raw`(?:boats?|yachts?|sailboats?|catamarans?|ketch(?:es)?|sloops?)`;

const RULE = 'boats-into-eu';
/** Words about how long a boat may stay, and under which flag and tax. */
const KEPT_THERE =
  /\b(?:how long|keep|stay|flag\w*|regist\w+|VAT|dut(?:y|ies)|customs|tax(?:es|ed)?|import\w*)\b/i;

/**
 * How long a boat from outside of the European Union may stay in it untaxed, where home is outside of it and a place
 * inside; else null.
 */
function untaxed({ view, views, text }: Asked): Said | null {
  if (!KEPT_THERE.test(text)) return null;
  const { home, atlas } = view;
  const months = ruleQuantity(atlas, RULE);
  const there = views.filter((one) => inUnion(one));
  if (!months || !home || inUnion(view, home.iso3) || there.length === 0) return null;
  const stay = shown(months, (value) => `${value} months`);
  return given(
    say`Into the European Union, and so into ${listNames(there)}, you may bring a private boat without duty and VAT for ${stay} at most while it is registered outside the Union in the name of somebody who lives outside it, and is used by such people; then it has to leave. Once you are resident there you are no longer one of them, so ask before that day for relief as a mover: a boat that you have had and used for six months comes in free of both after twelve months’ residence outside the Union.`,
    `rule:${RULE}`,
  );
}

/** A boat that comes along: berth, flag, and licence. */
export const BOAT_KEPT: Topic = {
  id: 'boat',
  about: new RegExp(
    [
      String.raw`\b(?:berths?|moorings?)\b`,
      String.raw`\b(?:keep|register|re-?register|regist\w+|flag|insure|moor|berth|winter|haul out)\b[^?]{0,30}\b${BOAT}\b`,
      String.raw`\b${BOAT}\b[^?]{0,40}\b(?:berths?|moor\w*|marinas?|register\w*|registration|flag|licen[cs]e|insurance)\b`,
      String.raw`\b(?:SKS|SBF(?:[- ]See)?|SRC|RYA|Day Skipper|Yachtmaster|skipper['’]?s? (?:licen[cs]e|ticket|certificate)|boat(?:ing)? licen[cs]e|ICC)\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:birth|sleeper|train) berths?\b|\bferr(?:y|ies)\b/i,
  over: ['tax', 'moving', 'degree', 'outdoors', 'cost'],
  answer: (asked) => ({
    said: untaxed(asked),
    lacks: `what a berth costs, the registers and duties of boats${untaxed(asked) ? ' beyond what stands here' : ''}, and which certificates of skippers are accepted`,
    whom: 'two marinas in writing for the price, the maritime authority for flag and certificate, and the customs office for VAT',
    put: 'What does a berth of this length cost for the whole year and for the winter alone, and how long is the list? May the boat stay under its flag once I live here, which proof that VAT was paid do you want, and is my certificate accepted for it?',
  }),
};
