import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#features/drafts/storage.ts';
import { memoryStorage } from '#features/drafts/testing/memoryStorage.ts';
import { forgetKept, keepForm, readKept } from './keptForm.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const waiting = { answered_at: null, expires_at: '2026-04-01T00:00:00Z' };
const sam = { name: 'Sam', answers: { safety: { value: 5 } } };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

const stored = () => localStorage.getItem(storageKeys.secondAdult);

it('gives back what was set, by the same link only, and holds no link', () => {
  expect(keepForm('the private link', waiting, sam, NOW)).toBe(true);
  expect(readKept('the private link', waiting, NOW + HOUR)).toEqual(sam);
  expect(readKept('another link', waiting, NOW + HOUR)).toBeNull();
  expect(stored()).not.toContain('the private link');
});

it('leaves nothing in the browser once it is forgotten, and another link’s answers where they are', () => {
  keepForm('one', waiting, sam, NOW);
  keepForm('two', waiting, { ...sam, name: 'Alex' }, NOW);
  forgetKept('one', NOW);
  expect(readKept('one', waiting, NOW)).toBeNull();
  expect(readKept('two', waiting, NOW)?.name).toBe('Alex');
  forgetKept('two', NOW);
  expect(stored()).toBeNull();
});

it('forgets what belongs to a link that has run out', () => {
  keepForm('old', { ...waiting, expires_at: '2026-03-01T13:00:00Z' }, sam, NOW);
  expect(readKept('old', waiting, NOW + 2 * HOUR)).toBeNull();
  forgetKept('another', NOW + 2 * HOUR);
  expect(stored()).toBeNull();
});

it('stands back behind answers sent from elsewhere later, not behind those it was begun from', () => {
  const sentAt = (hours: number) => ({
    ...waiting,
    answered_at: new Date(NOW + hours * HOUR).toISOString(),
  });
  keepForm('link', waiting, sam, NOW);
  expect(readKept('link', sentAt(1), NOW + 2 * HOUR)).toBeNull();
  // The answer to a sending was lost, and more was typed since.
  expect(readKept('link', sentAt(-1), NOW + 2 * HOUR)).toEqual(sam);
  // A clock that is behind the server's.
  keepForm('link', sentAt(1), sam, NOW);
  expect(readKept('link', sentAt(1), NOW + 2 * HOUR)).toEqual(sam);
});

it('reads nothing from what is no form', () => {
  localStorage.setItem(storageKeys.secondAdult, '{"a":3,"b":{"name":"Sam"}}');
  expect(readKept('link', waiting, NOW)).toBeNull();
  keepForm('link', waiting, sam, NOW);
  expect(Object.keys(JSON.parse(stored() ?? '{}'))).toHaveLength(1);
});
