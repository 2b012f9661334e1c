import { afterEach, expect, it, vi } from 'vitest';
import { takeTurns } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

it('does one job after the other, and counts those left', async () => {
  const turns = takeTurns();
  const did: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  turns.add(async () => {
    await gate;
    did.push('first');
  });
  turns.add(async () => void did.push('second'));
  expect(turns.left()).toBe(2);
  open();
  await vi.waitFor(() => expect(turns.left()).toBe(0));
  expect(did).toEqual(['first', 'second']);
});

it('continues after a failed job', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const turns = takeTurns();
  const refused = new Error('too many calls');
  const did: string[] = [];
  turns.add(() => Promise.reject(refused));
  turns.add(async () => void did.push('next'));
  await vi.waitFor(() => expect(turns.left()).toBe(0));
  expect(did).toEqual(['next']);
  expect(told).toHaveBeenCalledWith(refused);
});
