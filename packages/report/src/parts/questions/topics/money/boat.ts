import type { Topic } from '../../topic.ts';

const BOAT = String.raw`(?:boats?|yachts?|sailboats?|catamarans?)`;

/** A boat that comes along: berth, flag, and licence. */
export const BOAT_KEPT: Topic = {
  id: 'boat',
  about: new RegExp(
    String.raw`\b(?:berths?|moorings?)\b|\b(?:keep|register|re-?register|regist\w+|flag|insure|moor|berth|winter|haul out)\b[^?]{0,30}\b${BOAT}\b|\b${BOAT}\b[^?]{0,40}\b(?:berths?|moor\w*|marinas?|register\w*|registration|flag|licen[cs]e)\b|\b(?:SKS|SBF(?:[- ]See)?|SRC|RYA|Day Skipper|Yachtmaster|skipper['’]?s? (?:licen[cs]e|ticket|certificate)|boat(?:ing)? licen[cs]e|ICC)\b`,
    'i',
  ),
  not: /\b(?:birth|sleeper|train) berths?\b|\bferr(?:y|ies)\b/i,
  over: ['tax', 'moving', 'degree', 'outdoors', 'cost'],
  answer: () => ({
    said: null,
    lacks:
      'what a berth costs, the registers and duties of boats, and which certificates of skippers are accepted',
    whom: 'two marinas in writing for the price, the maritime authority for flag and certificate, and the customs office for VAT',
    put: 'What does a berth of this length cost for the whole year and for the winter alone, and how long is the list? May the boat stay under its flag once I live here, which proof that VAT was paid do you want, and is my certificate accepted for it?',
  }),
};
