import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Makes identifiers: UUIDv7, so that they sort by the time they were made. */
export interface Ids {
  next(): string;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** Two bytes as one number. */
const pair = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/**
 * UUIDv7 (RFC 9562, §5.7): 48 bits of milliseconds, a 12-bit counter that keeps ids of one millisecond in order,
 * 62 bits of chance. When the counter runs over, or the clock steps back, the time part is kept or moved on by one.
 */
export function uuidv7(clock: Clock, random: Random): Ids {
  let lastTime = 0;
  let counter = 0;
  return {
    next() {
      const now = clock.now().getTime();
      if (now > lastTime) {
        lastTime = now;
        counter = 0;
      } else {
        counter += 1;
        if (counter > 0xfff) {
          lastTime += 1;
          counter = 0;
        }
      }
      const chance = random.bytes(8);
      const time = hex(lastTime, 12);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${hex(0x8000 | (pair(chance, 0) & 0x3fff), 4)}-${hex(pair(chance, 2), 4)}${hex(pair(chance, 4), 4)}${hex(pair(chance, 6), 4)}`;
    },
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row; PostgreSQL refuses anything else with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
