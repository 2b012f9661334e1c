import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#features/drafts/testing/memoryStorage.ts';
import { forgetMessage, keepMessage, readMessage } from './keptMessage.ts';

const written = { name: 'Ada', email: 'ada@example.com', message: 'Which permit?' };

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

it('gives back what was written until it is forgotten', () => {
  expect(readMessage()).toEqual({});
  keepMessage(written);
  expect(readMessage()).toEqual(written);
  forgetMessage();
  expect(readMessage()).toEqual({});
});

it('keeps nothing of a form that was emptied', () => {
  keepMessage(written);
  keepMessage({ name: '', email: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('keeps neither the tick nor what only a machine fills in', () => {
  keepMessage(Object.assign({ privacy: true, _gotcha: 'x' }, written));
  expect(readMessage()).toEqual(written);
});

it('takes nothing from what is no message', () => {
  for (const kept of ['null', '3', '{"name":3}', 'no JSON']) {
    sessionStorage.setItem('contact-message', kept);
    expect(readMessage()).toEqual({});
  }
});
