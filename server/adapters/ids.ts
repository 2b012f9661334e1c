import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Makes UUIDv7 identifiers, which sort by the time of creation. */
export interface Ids {
  next(): string;
}

/** Each byte as two hexadecimal digits; a look-up is faster than formatting. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Random bytes that are fetched at a time: eight for an id. */
const CHANCE_BYTES = 1024;

const hex = (byte: number): string => HEX[byte & 0xff] as string;

/**
 * UUIDv7 (RFC 9562, §5.7): 48 bits of milliseconds, a 12-bit counter that keeps ids of one millisecond in order, 62
 * random bits. When the counter overflows or the clock goes back, the timestamp keeps its value or moves on by one.
 */
export function uuidv7(clock: Clock, random: Random): Ids {
  let lastTime = 0;
  let timeText = '';
  let counter = 0;
  /** Fetched for many ids at once, since a list of its own for each takes as long as writing the id. */
  let chances: Uint8Array = new Uint8Array(0);
  let used = 0;
  function chance(): number {
    if (used === chances.length) {
      chances = random.bytes(CHANCE_BYTES);
      used = 0;
    }
    used += 1;
    return chances[used - 1] as number;
  }
  function moveTo(time: number): void {
    lastTime = time;
    counter = 0;
    const digits = time.toString(16).padStart(12, '0');
    timeText = `${digits.slice(0, 8)}-${digits.slice(8)}`;
  }
  moveTo(0);
  return {
    next() {
      const now = clock.now().getTime();
      if (now > lastTime) moveTo(now);
      else if (counter < 0xfff) counter += 1;
      else moveTo(lastTime + 1);
      const clockPart = `${timeText}-${hex(0x70 | (counter >> 8))}${hex(counter)}`;
      const variant = hex(0x80 | (chance() & 0x3f));
      const tail =
        hex(chance()) + hex(chance()) + hex(chance()) + hex(chance()) + hex(chance()) + hex(chance());
      return `${clockPart}-${variant}${hex(chance())}-${tail}`;
    },
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row; PostgreSQL raises an error for anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
