import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#features/drafts/storage.ts';
import { memoryStorage } from '#features/drafts/testing/memoryStorage.ts';
import { forgetKept, isKeptByOther, keepForm, readKept } from './keptForm.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const waiting = { answered_at: null, expires_at: '2026-03-20T00:00:00Z' };
const sam = { name: 'Sam', answers: { safety: { value: 5 } }, sent: [], pageId: 'page' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

const stored = () => localStorage.getItem(storageKeys.secondAdult);

it('returns the input for the same link only, and does not store the link', () => {
  expect(keepForm('the private link', waiting, sam, NOW)).toBe(true);
  expect(readKept('the private link')).toMatchObject(sam);
  expect(readKept('another link')).toBeNull();
  expect(stored()).not.toContain('the private link');
});

it('deletes the input of one link without touching that of another', () => {
  keepForm('one', waiting, sam, NOW);
  keepForm('two', waiting, { ...sam, name: 'Alex' }, NOW);
  forgetKept('one', NOW);
  expect(readKept('one')).toBeNull();
  expect(readKept('two')?.name).toBe('Alex');
  forgetKept('two', NOW);
  expect(stored()).toBeNull();
});

it('deletes the input of an expired link', () => {
  keepForm('old', { ...waiting, expires_at: '2026-03-01T13:00:00Z' }, sam, NOW);
  forgetKept('another', NOW + 2 * HOUR);
  expect(stored()).toBeNull();
});

it('keeps the input as long as a link lives, on a device whose clock is a year ahead', () => {
  const ahead = NOW + 365 * DAY;
  keepForm('link', waiting, sam, ahead);
  forgetKept('another', ahead + DAY);
  expect(readKept('link')).toMatchObject(sam);
  keepForm('another', waiting, sam, ahead + DAY);
  expect(readKept('link')).toMatchObject(sam);
  forgetKept('another', ahead + 31 * DAY);
  expect(stored()).toBeNull();
});

it('tells whether another page has stored the input', () => {
  expect(isKeptByOther('link', 'page')).toBe(false);
  keepForm('link', waiting, sam, NOW);
  expect(isKeptByOther('link', 'page')).toBe(false);
  expect(isKeptByOther('link', 'another page')).toBe(true);
});

it('reads what the release before stored', () => {
  keepForm('link', waiting, sam, NOW);
  const { sent: _sent, pageId: _pageId, ...before } = readKept('link') ?? {};
  const [mark = ''] = Object.keys(JSON.parse(stored() ?? '{}'));
  localStorage.setItem(storageKeys.secondAdult, JSON.stringify({ [mark]: before }));
  expect(readKept('link')).toMatchObject({ name: 'Sam', answers: sam.answers, sent: [] });
});

it('ignores stored data of another form', () => {
  localStorage.setItem(storageKeys.secondAdult, '{"a":3,"b":{"name":"Sam"}}');
  expect(readKept('link')).toBeNull();
  keepForm('link', waiting, sam, NOW);
  expect(Object.keys(JSON.parse(stored() ?? '{}'))).toHaveLength(1);
});
