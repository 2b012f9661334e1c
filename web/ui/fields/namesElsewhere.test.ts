import { expect, it, vi } from 'vitest';
import { namesElsewhere } from './namesElsewhere.ts';

it('finds a country’s own name and its names in the browser’s languages', () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
  expect(namesElsewhere('ESP')).toEqual(['España', 'Spanien', 'Spain']);
  expect(namesElsewhere('JPN')).toContain('日本');
  expect(namesElsewhere('BRA')).toContain('Brasil');
});

it('finds nothing for other codes', () => {
  expect(namesElsewhere('portuguese')).toEqual([]);
});

it('ignores an invalid language of the browser', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'fr'] });
  expect(namesElsewhere('DEU')).toEqual(['Deutschland', 'Allemagne']);
});
