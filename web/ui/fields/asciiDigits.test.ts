import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it('converts the digits of other scripts to 0-9', () => {
  for (const digits of ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '०१२३४५६७८९', '๐๑๒๓๔๕๖๗๘๙'])
    expect(asciiDigits(digits)).toBe('0123456789');
});

it('converts separators between digits, and changes nothing else', () => {
  expect(asciiDigits('١٬٢٣٤٫٥')).toBe('1234.5');
  expect(asciiDigits('−１，２００．５')).toBe('-1200.5');
  expect(asciiDigits('34 years, 1e3')).toBe('34 years, 1e3');
});
