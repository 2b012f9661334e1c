import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { EDUCATION } from './plan.ts';
import { studentHope } from './students.ts';

const viewsFor = (hopes: readonly string[], more: WrittenAnswers = {}) =>
  viewsOf(
    answersOf({
      age: 22,
      citizenship: ['MAR'],
      'work-arrangement': 'study',
      'study-abroad-motivation': hopes,
      ...more,
    }),
    realAtlas().countries.filter(({ iso3 }) => ['DEU', 'MYS', 'CZE'].includes(iso3)),
  );

it('does not take the price level of education for a foreign student’s fees', () => {
  for (const view of viewsFor(['low-tuition'])) {
    const text = studentHope(view)?.said.text ?? '';
    expect(text).toMatch(
      view.iso3 === 'MYS'
        ? /no record of what \S.* asks of students from abroad/
        : /ask students from abroad for no tuition/,
    );
    expect(text).not.toMatch(/price level/);
    expect(EDUCATION.table(view)).not.toContain('price_level_education');
  }
  expect(viewsFor(['low-tuition']).some((view) => studentHope(view) !== null)).toBe(true);
});

it('still says what another hope depends on', () => {
  const told = viewsFor(['academic-quality']).map((view) => studentHope(view)?.said.text ?? '');
  expect(told.join(' ')).toMatch(/researchers per head/);
});

it('gives fees first, but with the month’s costs where there is a budget and for those who pay as nationals', () => {
  const hopes = ['academic-quality', 'low-tuition'];
  for (const view of viewsFor(hopes)) expect(studentHope(view)?.said.text).toMatch(/You look for low fees/);
  for (const view of viewsFor(hopes, { 'monthly-budget': 1500 }))
    expect(studentHope(view)?.said.text).not.toMatch(/low fees/);
  const [, germany] = viewsFor(hopes, { citizenship: ['ITA'] });
  expect(germany && studentHope(germany)?.said.text).toMatch(/researchers per head/);
});
