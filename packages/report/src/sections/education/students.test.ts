import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { EDUCATION } from './plan.ts';
import { studentHope } from './students.ts';

const viewsFor = (hopes: readonly string[]) =>
  viewsOf(
    answersOf({
      age: 22,
      citizenship: ['MAR'],
      'work-arrangement': 'study',
      'study-abroad-motivation': hopes,
    }),
    realAtlas().countries.filter(({ iso3 }) => ['DEU', 'MYS', 'CZE'].includes(iso3)),
  );

it('takes no price level of education for the fees of a student from abroad', () => {
  for (const view of viewsFor(['low-tuition'])) {
    const text = studentHope(view)?.said.text ?? '';
    if (text) expect(text).toMatch(/asks of students from abroad is on no record/);
    expect(text).not.toMatch(/price level/);
    expect(EDUCATION.table(view)).not.toContain('price_level_education');
  }
  expect(viewsFor(['low-tuition']).some((view) => studentHope(view) !== null)).toBe(true);
});

it('still tells what another hope stands on', () => {
  const told = viewsFor(['academic-quality']).map((view) => studentHope(view)?.said.text ?? '');
  expect(told.join(' ')).toMatch(/researchers per head/);
});

it('tells that fees are on no record of the first place alone, and of each later one what is', () => {
  const [first, second] = viewsFor(['low-tuition', 'academic-quality']);
  if (!first || !second) throw new Error('two places are asked of');
  expect(studentHope(first)?.said.text).toMatch(/is on no record/);
  expect(studentHope({ ...second, earlier: [first.country] })?.said.text).toMatch(/researchers per head/);
});
