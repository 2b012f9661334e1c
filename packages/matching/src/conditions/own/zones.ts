import type { Iso3 } from '@global-fit/atlas/model';

/** A clock that a line names in place of a town. */
export interface Zone {
  /** In hours ahead of universal time, by standard time. */
  readonly clock: number;
  /** As it may stand in a label. */
  readonly said: string;
}

type Named = readonly (readonly [words: RegExp, zone: Zone])[];

/** Clocks whose letters or names mean one thing wherever somebody lives; letters that are a word or two clocks are none. */
const ANYWHERE: Named = [
  [/\bcentral european (?:summer )?time\b|\bces?t\b/, { clock: 1, said: 'Central European Time' }],
  [/\beastern european (?:summer )?time\b|\bees?t\b/, { clock: 2, said: 'Eastern European Time' }],
  [/\bnewfoundland (?:standard |daylight )?time\b/, { clock: -3.5, said: 'Newfoundland Time' }],
  [/\bmoscow time\b|\bmsk\b/, { clock: 3, said: 'Moscow Time' }],
  [/\bindian? (?:standard )?time\b/, { clock: 5.5, said: 'India Standard Time' }],
  [/\bsingapore time\b|\bsgt\b/, { clock: 8, said: 'Singapore Time' }],
  [/\bjapan (?:standard )?time\b|\bjst\b/, { clock: 9, said: 'Japan Standard Time' }],
  [/\bac[sd]t\b/, { clock: 9.5, said: 'Australian Central Time' }],
  [/\bae[sd]t\b/, { clock: 10, said: 'Australian Eastern Time' }],
  [/\bnz[sd]t\b/, { clock: 12, said: 'New Zealand Time' }],
];

/** "US Eastern Time", from anywhere; of Americans the bare word or letters, which mean another clock elsewhere. */
const AMERICAN: readonly (readonly [name: string, letters: string, zone: Zone])[] = [
  ['eastern', 'e[sd]?t', { clock: -5, said: 'US Eastern Time' }],
  ['central', 'c[sd]?t', { clock: -6, said: 'US Central Time' }],
  ['mountain', 'm[sd]t', { clock: -7, said: 'US Mountain Time' }],
  ['pacific', 'p[sd]?t', { clock: -8, said: 'US Pacific Time' }],
];
/** A bare word is a clock where nothing follows of which it is the adjective: "to Central", but not "to central London". */
const NOUN = String.raw`(?= (?:standard |daylight )?(?:time|zone|clock)|\s*(?:$|[^\w\s-])| (?:or|and|if|since|because)\b)`;
const ABROAD: Named = AMERICAN.map(([name, , zone]) => [
  new RegExp(String.raw`\b(?:us|american) ${name}\b`),
  zone,
]);
const AT_HOME: Named = AMERICAN.map(([name, letters, zone]) => [
  new RegExp(String.raw`\b${name}\b${NOUN}|\b${letters}\b`),
  zone,
]);
const WHERE_BARE: ReadonlySet<Iso3 | null> = new Set(['USA', 'CAN']);

/** "I work for a US company on EST hours": letters beside it are those of an American clock. */
const OF_AMERICANS =
  /\b(?:usa?|u\.s\.|american) (?:based )?(?:compan(?:y|ies)|clients?|employers?|team|jobs?|firm|office|hours|boss|customers)\b/;

/** "UTC+8", "GMT -3:30", "UTC+0545", "utc 5.75". */
const UNIVERSAL =
  /\b(?:utc|gmt)\b(?:\s?([+−–-])\s?(\d{1,2})(?:[:h]?([0-5]\d)(?!\d)|[.,](\d{1,2}))?(?![\d:]))?/;

/** "UTC+5:45" of 5.75. */
function universalSaid(clock: number): string {
  if (clock === 0) return 'universal time';
  const minutes = Math.round(Math.abs(clock) * 60);
  const rest = minutes % 60;
  const past = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${clock > 0 ? '+' : '−'}${Math.floor(minutes / 60)}${past}`;
}

/** The clock that a line in lower case names by its zone; null where it names none. */
export function zoneIn(plain: string, home: Iso3 | null): Zone | null {
  const american = WHERE_BARE.has(home) || OF_AMERICANS.test(plain);
  const known = [...ANYWHERE, ...ABROAD, ...(american ? AT_HOME : [])];
  const named = known.find(([words]) => words.test(plain));
  if (named) return named[1];
  const [universal, sign = '+', hours = '0', minutes = '0', decimals = '0'] = UNIVERSAL.exec(plain) ?? [];
  if (!universal) return null;
  const ahead = Number(hours) + Number(minutes) / 60 + Number(`0.${decimals}`);
  const clock = sign === '+' || ahead === 0 ? ahead : -ahead;
  return { clock, said: universalSaid(clock) };
}
