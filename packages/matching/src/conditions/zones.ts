import type { Iso3 } from '@global-fit/atlas/model';

/** A clock that a line names in place of a town. */
export interface Zone {
  /** In hours ahead of universal time, by standard time. */
  readonly clock: number;
  /** As it may stand in a label. */
  readonly said: string;
}

/** Clocks whose letters or names mean one thing wherever somebody lives. */
const ANYWHERE: readonly (readonly [words: RegExp, zone: Zone])[] = [
  [/\bcentral european (?:summer )?time\b|\bcest?\b|\bcet\b/, { clock: 1, said: 'Central European Time' }],
  [/\beastern european (?:summer )?time\b|\beest\b|\beet\b/, { clock: 2, said: 'Eastern European Time' }],
];

/** Clocks that Americans call by one word, as that word means another elsewhere. */
const IN_AMERICA: readonly (readonly [words: RegExp, zone: Zone])[] = [
  [/\b(?:e[sd]?t|(?:us )?eastern)\b(?! (?:europe\w*|countries))/, { clock: -5, said: 'US Eastern Time' }],
  [
    /\b(?:c[sd]?t|(?:us )?central)\b(?! (?:europe\w*|america\w*|asia\w*|africa\w*))/,
    { clock: -6, said: 'US Central Time' },
  ],
  [/\b(?:m[sd]t|(?:us )?mountain)\b(?! (?:towns?|views?|areas?))/, { clock: -7, said: 'US Mountain Time' }],
  [/\b(?:p[sd]?t|(?:us )?pacific)\b(?! (?:ocean|islands?|coast))/, { clock: -8, said: 'US Pacific Time' }],
];
const AMERICAN: ReadonlySet<Iso3 | null> = new Set(['USA', 'CAN']);

const UNIVERSAL = /\b(?:utc|gmt)\b(?:\s?([+−-])\s?(\d{1,2}))?/;

/** The clock that a line in lower case names by its zone; null where it names none. */
export function zoneIn(plain: string, home: Iso3 | null): Zone | null {
  const named = [...ANYWHERE, ...(AMERICAN.has(home) ? IN_AMERICA : [])].find(([words]) => words.test(plain));
  if (named) return named[1];
  const [universal, sign = '+', hours = '0'] = UNIVERSAL.exec(plain) ?? [];
  if (!universal) return null;
  const clock = Number(hours) * (sign === '+' ? 1 : -1);
  return { clock, said: clock === 0 ? 'universal time' : `UTC${sign === '+' ? '+' : '−'}${Math.abs(clock)}` };
}
