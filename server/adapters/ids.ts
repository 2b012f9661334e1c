import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Makes identifiers: UUIDv7, so that they sort by the time they were made. */
export interface Ids {
  next(): string;
}

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
      const bytes = Buffer.alloc(16);
      bytes.set(random.bytes(8), 8);
      bytes.writeUIntBE(lastTime, 0, 6);
      bytes.writeUInt16BE(0x7000 | counter, 6);
      bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row; PostgreSQL refuses anything else with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
