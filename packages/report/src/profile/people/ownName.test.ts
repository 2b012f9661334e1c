import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import { inputFor, reportFor } from '../../testing/reports.ts';
import { printedName } from './ownName.ts';

it('gives a name typed in small letters its capitals', () => {
  expect(printedName('mohammed al-sayed')).toBe('Mohammed al-Sayed');
  expect(printedName('anna-lena de la cruz')).toBe('Anna-Lena de la Cruz');
  expect(printedName('de groot')).toBe('De Groot');
  expect(printedName('siân o’brien')).toBe('Siân O’brien');
  expect(printedName('x')).toBe('X');
});

it('keeps the spelling of a name that has a capital, and of scripts without them', () => {
  expect(printedName('Ludwig van der Rohe')).toBe('Ludwig van der Rohe');
  expect(printedName('McArthur')).toBe('McArthur');
  expect(printedName('łukasz Żółć')).toBe('Łukasz Żółć');
  expect(printedName('李伟')).toBe('李伟');
});

it('loses nobody the first passage of the summary for a small letter', () => {
  const answers = { ...BRITISH_NOMAD.answers, 'full-name': { value: 'sam reed' } };
  const input = inputFor(BRITISH_NOMAD, { answers });
  const document = reportFor(BRITISH_NOMAD, input);
  expect(document.title).toMatch(/^Sam Reed’s/);
  expect(reviewReport(document, realAtlas(), answers)).toEqual([]);
});
