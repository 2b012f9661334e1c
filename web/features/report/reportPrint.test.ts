import { readFileSync } from 'node:fs';
import postcss, { type AtRule } from 'postcss';
import { expect, it } from 'vitest';

const sheet = postcss.parse(readFileSync(new URL('./report.css', import.meta.url), 'utf8'));
const table = readFileSync(new URL('./DataTable.tsx', import.meta.url), 'utf8');

/** Selectors of the rules that set a property, inside a condition. */
function setting(condition: string, property: string): string[] {
  const found: string[] = [];
  sheet.walkAtRules((at: AtRule) => {
    if (`${at.name} ${at.params}` !== condition) return;
    at.walkDecls(property, ({ parent }) => {
      if (parent?.type === 'rule') found.push(parent.selector);
    });
  });
  return found;
}

it('keeps a short table and its title on one sheet, also where a browser breaks after titles', () => {
  expect(table).toContain('report-titled');
  expect(setting('media print', 'break-inside').join()).toContain('.report-titled');
});

it('gives headings room for what follows in Firefox alone', () => {
  expect(setting('supports (-moz-appearance: none)', 'margin-bottom')).toHaveLength(1);
});
