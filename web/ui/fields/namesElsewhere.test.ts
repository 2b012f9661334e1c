import { expect, it, vi } from 'vitest';
import { namesElsewhere } from './namesElsewhere.ts';

it('knows a country by its own name and in the languages of the browser', () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
  expect(namesElsewhere('ESP')).toEqual(['España', 'Spanien', 'Spain']);
  expect(namesElsewhere('JPN')).toContain('日本');
  expect(namesElsewhere('BRA')).toContain('Brasil');
});

it('knows nothing of what is no country', () => {
  expect(namesElsewhere('portuguese')).toEqual([]);
});

it('passes over what a browser calls a language and is none', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'fr'] });
  expect(namesElsewhere('DEU')).toEqual(['Deutschland', 'Allemagne']);
});
