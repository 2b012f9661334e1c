import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#features/drafts/testing/memoryStorage.ts';
import { forgetMessage, keepMessage, readMessage } from './keptMessage.ts';

const written = { name: 'Ada', email: 'ada@example.com', message: 'Which permit?' };

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

it('returns what was written until it is deleted', () => {
  expect(readMessage()).toEqual({});
  keepMessage(written);
  expect(readMessage()).toEqual(written);
  forgetMessage();
  expect(readMessage()).toEqual({});
});

it('stores nothing for an emptied form', () => {
  keepMessage(written);
  keepMessage({ name: '', email: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('stores neither the tick nor the hidden field', () => {
  keepMessage(Object.assign({ privacy: true, _gotcha: 'x' }, written));
  expect(readMessage()).toEqual(written);
});

it('ignores stored data of another form', () => {
  for (const kept of ['null', '3', '{"name":3}', 'no JSON']) {
    sessionStorage.setItem('contact-message', kept);
    expect(readMessage()).toEqual({});
  }
});
