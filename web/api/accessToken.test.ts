import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from './accessToken.ts';

const store = new Map<string, string>();
const refuse = (): never => {
  throw new DOMException('No room is left.', 'QuotaExceededError');
};

const stubStorage = (change: Partial<Storage> = {}): void => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
    ...change,
  });
};

beforeEach(() => {
  store.clear();
  stubStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  accessToken.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the access token', () => {
  it('is stored where there is room', () => {
    accessToken.write('new');
    expect(store.get('access_token')).toBe('new');
    expect(accessToken.isKept()).toBe(true);
  });

  it('lasts as long as the page where storage is full, and replaces the token stored before', () => {
    store.set('access_token', 'of somebody before');
    stubStorage({ setItem: refuse });
    accessToken.write('new');
    expect(accessToken.read()).toBe('new');
    expect(accessToken.isKept()).toBe(false);
    expect(store.size).toBe(0);
  });

  it('is cleared, and listeners are told, even where storage is refused', () => {
    stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    const cleared = vi.fn();
    const stop = accessToken.onCleared(cleared);
    accessToken.write('new');
    accessToken.clear();
    stop();
    expect(cleared).toHaveBeenCalledOnce();
    expect(accessToken.read()).toBeNull();
    expect(accessToken.isKept()).toBe(true);
  });

  it('is stored again once there is room', () => {
    stubStorage({ setItem: refuse });
    accessToken.write('first');
    stubStorage();
    accessToken.write('second');
    expect(accessToken.isKept()).toBe(true);
    expect(accessToken.read()).toBe('second');
  });
});
