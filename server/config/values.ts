/** Parsers of single environment values: each returns a typed value, or a sentence saying what the value must be. */
import { isIP } from 'node:net';
import { z } from 'zod';

/** A schema whose only message is `must`: "PORT" + " " + "must be a whole number between 1 and 65535". */
function reading<Value>(must: string, read: (text: string) => Value | undefined) {
  return z.string().transform((text, context): Value => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: must });
    return z.NEVER;
  });
}

export const wholeNumber = (min: number, max: number) =>
  reading(`must be a whole number between ${min} and ${max}`, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  });

export const word = <Word extends string>(words: readonly Word[]) =>
  reading(`must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`, (text) =>
    words.find((candidate) => candidate === text),
  );

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];

export const flag = reading('must be 1 or 0', (text) =>
  YES.includes(text.toLowerCase()) ? true : NO.includes(text.toLowerCase()) ? false : undefined,
);

export const text = reading('must not be blank', (value) => value || undefined);

export const startingWith = (...prefixes: readonly string[]) =>
  reading(`must start with ${prefixes.join(' or ')}`, (value) =>
    prefixes.some((prefix) => value.startsWith(prefix) && value.length > prefix.length) ? value : undefined,
  );

export const url = (...protocols: readonly string[]) =>
  reading(`must be a URL that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`, (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    return parsed && parsed.hostname && protocols.includes(parsed.protocol.slice(0, -1)) ? value : undefined;
  });

/** The sender of messages: an address, or a name with an address. */
export const sender = reading(
  'must be an address, or a name and an address, such as Global Fit <reports@example.org>',
  (value) => (/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value) ? value : undefined),
);

/** A literal percent sign is written "%25" in a URL. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An S3-compatible bucket with its keys, which no message quotes. */
export const objectStore = reading(
  'must have the form https://KEY:SECRET@endpoint/bucket?region=REGION',
  (value) => {
    if (!URL.canParse(value)) return undefined;
    const { protocol, hostname, username, password, pathname } = new URL(value.replace(/^s3:/, 'https:'));
    const whole = hostname && username && password && pathname.replaceAll('/', '');
    return whole && /^https?:$/.test(protocol) && isEncoded(username + password) ? value : undefined;
  },
);

/** Scheme, host and port without a trailing slash. */
export const origin = reading(
  'must be an http or https origin without a path, such as https://example.org',
  (value) => {
    if (!URL.canParse(value)) return undefined;
    const parsed = new URL(value);
    const bare = parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username;
    return bare && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined;
  },
);

const KEY_LENGTH = 32;

export const secretList = reading(
  `must be one or more keys of at least ${KEY_LENGTH} characters, separated by commas`,
  (value): readonly [string, ...string[]] | undefined => {
    const [first, ...rest] = value.split(',').map((key) => key.trim());
    return first && [first, ...rest].every((key) => key.length >= KEY_LENGTH) ? [first, ...rest] : undefined;
  },
);

export const secret = reading(`must be at least ${KEY_LENGTH} characters without a space`, (value) =>
  value.length >= KEY_LENGTH && !/\s/.test(value) ? value : undefined,
);

function isAddressOrRange(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** `false`, a number of proxies, or the proxies' addresses and ranges. */
export const proxies = reading(
  'must be off, a number of proxies, or their addresses separated by commas',
  (value): false | number | readonly string[] | undefined => {
    if (NO.includes(value.toLowerCase())) return false;
    if (/^\d+$/.test(value)) return Number(value) <= 10 ? Number(value) : undefined;
    const parts = value.split(',').map((part) => part.trim());
    return parts.every(isAddressOrRange) ? parts : undefined;
  },
);

/** A number of uses in a number of seconds; null for no limit. */
export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

export const rateLimit = reading(
  'must be off, or a count and a number of seconds such as 10/60',
  (value): { readonly limit: RateLimit | null } | undefined => {
    if (value.toLowerCase() === 'off') return { limit: null };
    const [, count = '', seconds = ''] = /^(\d{1,7})\/(\d{1,6})$/.exec(value) ?? [];
    return Number(count) > 0 && Number(seconds) > 0
      ? { limit: { count: Number(count), seconds: Number(seconds) } }
      : undefined;
  },
);
