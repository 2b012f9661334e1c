import { afterEach, expect, it, vi } from 'vitest';
import { hearTabs, tellTabs } from './tabs.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells those that listen, until they stop', async () => {
  const heard: string[] = [];
  const stop = hearTabs('news', (message) => heard.push(message));
  const stopOther = hearTabs('other news', (message) => heard.push(message));
  tellTabs('news', 'first');
  await expect.poll(() => heard).toEqual(['first']);
  stop();
  tellTabs('news', 'second');
  await new Promise((done) => setTimeout(done, 20));
  expect(heard).toEqual(['first']);
  stopOther();
});

function refuse(): never {
  throw new DOMException('Access is denied.', 'SecurityError');
}

it.each([
  ['refuses', refuse],
  ['does not know', undefined],
])('does nothing in a browser that %s channels', (_how, found) => {
  vi.stubGlobal('BroadcastChannel', found);
  const heard = vi.fn();
  const stop = hearTabs('news', heard);
  expect(() => tellTabs('news', 'first')).not.toThrow();
  expect(stop).not.toThrow();
  expect(heard).not.toHaveBeenCalled();
});
