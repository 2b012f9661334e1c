import { describe, expect, it } from 'vitest';
import { SCRIPT_NAMES, scriptOf } from './scripts.ts';

describe('the script of a language', () => {
  it.each([
    ['en', 'Latn'],
    ['el', 'Grek'],
    ['sr', 'Cyrl'],
    ['sr-Latn', 'Latn'],
    ['uz', 'Latn'],
    ['uz-Cyrl', 'Cyrl'],
    ['zh', 'Hani'],
    ['zh_Hant', 'Hani'],
    ['ms-Arab', 'Arab'],
    ['vi', 'Latn'],
  ])('follows from its code: %s', (code, script) => {
    expect(scriptOf(code)).toBe(script);
  });

  it('agrees with the runtime’s own data', () => {
    const codes =
      'am ar be bg bn de dv dz el fa he hi hy ja ka kk km ko ky lo mk mn my ne pa ps ru si ta tg th ti tr uk ur';
    for (const code of codes.split(' '))
      expect(scriptOf(code), code).toBe(new Intl.Locale(code).maximize().script);
  });

  it('has a name for every script', () => {
    expect(Object.values(SCRIPT_NAMES).every((name) => name !== '')).toBe(true);
  });
});
