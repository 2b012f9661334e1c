import { expect, test } from 'vitest';
import { usedStyles } from './usedStyles.ts';

/** What remains of a sheet for a page with one element of these classes. */
const left = (sheet: string, classes = 'a', more = ''): string =>
  usedStyles(sheet)(`<p class="${classes}"${more}></p>`);

test('keeps the rules of classes used in the page, in their order', () => {
  expect(left('.a{top:0}.b{top:1px}p{top:2px}.c{top:3px}', 'c a')).toBe('.a{top:0}p{top:2px}.c{top:3px}');
});

test('keeps only those selectors of a list that can match', () => {
  expect(left('.a,.b,p{top:0}')).toBe('.a,p{top:0}');
});

test('drops conditions without rules, but keeps layers, because their order matters', () => {
  expect(left('@layer x{@supports (top:0){.b{top:0}}}@media print{.b{top:0}}@layer y;p{top:0}')).toBe(
    '@layer x{}@layer y;p{top:0}',
  );
});

test('drops custom properties that neither styles nor page use', () => {
  const sheet =
    ':root{--one:1px;--two:var(--three);--three:0}@property --one{syntax:"*"}@property --two{syntax:"*"}.a{top:var(--one)}';
  expect(left(sheet)).toBe(':root{--one:1px}@property --one{syntax:"*"}.a{top:var(--one)}');
  expect(left(sheet, 'b', ' style="top:var(--two)"')).toBe(
    ':root{--two:var(--three);--three:0}@property --two{syntax:"*"}',
  );
});

test('drops keyframes that no animation uses', () => {
  const frames = '@keyframes spin{to{rotate:360deg}}@keyframes pulse{50%{opacity:.5}}';
  expect(left(`:root{--animate-spin:spin 1s}.a{animation:var(--animate-spin)}${frames}`)).toBe(
    ':root{--animate-spin:spin 1s}.a{animation:var(--animate-spin)}@keyframes spin{to{rotate:360deg}}',
  );
});

test('keeps typefaces and rules that apply to every element', () => {
  const sheet = '@font-face{font-family:F}*,:before{top:0}@media print{.no-print{top:0}}';
  expect(left(sheet, 'no-print')).toBe(sheet);
});
