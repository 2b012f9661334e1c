import { afterEach, expect, it, vi } from 'vitest';
import { keepPromoDismissed, wasPromoDismissed } from './dismissedPromo.ts';

afterEach(() => vi.unstubAllGlobals());

it('stores that the promotion was dismissed', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  expect(wasPromoDismissed()).toBe(false);
  keepPromoDismissed();
  expect(wasPromoDismissed()).toBe(true);
});

it('works where the browser refuses storage', () => {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(keepPromoDismissed).not.toThrow();
  expect(wasPromoDismissed()).toBe(false);
});
