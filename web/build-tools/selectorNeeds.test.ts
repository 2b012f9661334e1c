import { expect, test } from 'vitest';
import { mayMatch } from './selectorNeeds.ts';

const page = {
  classes: new Set(['a', 'w-[min(5rem,18vw)]', '[&>p]:py-1.5', '2xl']),
  elements: new Set(['html', 'p', 'summary']),
  types: new Set(['search']),
};

test.each([
  ['.a:hover', '.b:hover'],
  ['.a[open]>*', '.a .b'],
  ['p>.a', 'hr>.a'],
  ['*', 'abbr:where([title])'],
  ['[hidden]:where(:not([hidden=until-found]))', '.b[hidden]'],
  [':where(.a>:not(:last-child))', ':where(.b>:not(:last-child))'],
  ['.a:is(:where(.a)[open] *)', '.a:is(:where(.b)[open] *)'],
  ['.a:not(.b)', '.b:not(.a)'],
  [':not(:is(.b))', ':is(.b)'],
  [':is(.a,.b) p', ':is(.a,.b) .b'],
  ['.a:where([data-theme=dark],[data-theme=dark] *)', '.b:where([data-theme=dark],[data-theme=dark] *)'],
  ['p:nth-child(2n + 1)', 'li:nth-child(2n + 1)'],
  ['P:before', 'select:is([multiple],[size]) p'],
  ['p::selection', '::placeholder'],
  [':root:has([data-open])', '::-webkit-datetime-edit'],
  ['::-webkit-search-decoration', '::file-selector-button'],
])('%s may match, %s cannot', (may, cannot) => {
  expect(mayMatch(may, page)).toBe(true);
  expect(mayMatch(cannot, page)).toBe(false);
});

test.each([String.raw`.w-\[min\(5rem\,18vw\)\]`, String.raw`.\[\&\>p\]\:py-1\.5>p`, String.raw`.\32 xl`])(
  'recognises the escaped class in %s',
  (selector) => {
    expect(mayMatch(selector, page)).toBe(true);
    expect(mayMatch(selector, { ...page, classes: new Set(['py-1', 'xl']) })).toBe(false);
  },
);

test('keeps selectors for parts of form fields only on pages with such fields', () => {
  expect(mayMatch('::placeholder', { ...page, elements: new Set(['textarea']) })).toBe(true);
  expect(mayMatch('::-webkit-datetime-edit', { ...page, types: new Set(['week']) })).toBe(true);
});
