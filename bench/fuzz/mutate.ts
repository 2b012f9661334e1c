import { nasty, nastyText } from './nasty.ts';
import type { Chance } from '../chance.ts';

type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** All objects and lists in a value, itself first. */
function holders(value: unknown): Holder[] {
  const found: Holder[] = [];
  const left: unknown[] = [value];
  while (left.length > 0 && found.length < 500) {
    const next = left.pop();
    if (!isHolder(next)) continue;
    found.push(next);
    left.push(...Object.values(next));
  }
  return found;
}

/** A copy of a value with one to three faults: parts replaced, missing, duplicated, moved, added or renamed. */
export function mutated(value: unknown, chance: Chance): unknown {
  if (!isHolder(value) || chance.often(0.05)) return nasty(chance);
  const copy = structuredClone(value);
  for (let left = 1 + chance.below(3); left > 0; left -= 1) spoil(chance.pick(holders(copy)), chance);
  return copy;
}

function spoil(holder: Holder, chance: Chance): void {
  const target = holder as Record<string, unknown>;
  const keys = Object.keys(target);
  const key = keys.length > 0 ? chance.pick(keys) : '0';
  switch (chance.below(6)) {
    case 0:
      delete target[key];
      break;
    case 1:
      set(target, nastyText(chance).slice(0, 60), nasty(chance));
      break;
    case 2:
      set(target, key, [target[key], target[key]]);
      break;
    case 3:
      if (keys.length > 1) set(target, key, structuredClone(target[chance.pick(keys)]));
      break;
    default:
      set(target, key, nasty(chance));
  }
}

/** Sets an own property even for `__proto__`, as JSON.parse does. */
function set(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Truncates, flips, duplicates or inserts bytes. */
export function mangledBytes(bytes: Buffer, chance: Chance): Buffer {
  const at = chance.below(bytes.length + 1);
  switch (chance.below(4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
        bytes.subarray(at),
      ]);
    case 2:
      return Buffer.concat([bytes, bytes]);
    default: {
      const copy = Buffer.from(bytes);
      if (copy.length > 0) copy[chance.below(copy.length)] = chance.below(256);
      return copy;
    }
  }
}
