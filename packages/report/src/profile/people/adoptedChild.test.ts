import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import { reportFor } from '../../testing/reports.ts';
import { documentTasks } from '../../parts/timeline/tasks/paperTasks.ts';
import { placeView } from '../../testing/views.ts';
import { adoptedChild } from './adoptedChild.ts';

const viewOf = (text: string, id = 'unique-family-situation') => {
  return placeView(
    'PRT',
    answersOf({
      citizenship: ['BRA'],
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 7,
      [id]: text,
    }),
  );
};

it('appears in the roadmap beside a hoped-for treatment, with figures that its basis supports', () => {
  const answers = {
    ...AMERICAN_FAMILY.answers,
    ...answersOf({
      age: 38,
      'unique-family-situation': 'Our son is adopted by both of us.',
      'medical-conditions': ['pregnancy'],
      'medical-conditions-details': 'IVF for me or my partner',
    }),
  };
  const document = reportFor({ ...AMERICAN_FAMILY, answers });
  expect(reviewReport(document, realAtlas(), answers)).toEqual([]);
  const plan = document.timeline.flatMap(({ tasks }) =>
    tasks.map(({ title, detail }) => `${title}: ${detail}`),
  );
  expect(plan.join('\n')).toMatch(/the adoption order, final and in full/);
  expect(plan.join('\n')).toMatch(/The age up to which they treat: .*you would be \d\d/);
});

describe('an adopted child', () => {
  it.each([
    'Our son is adopted by both of us, both names are on his birth certificate.',
    'We adopted her in 2019',
    'We have two adopted daughters.',
    'The adoption order is from Recife',
  ])('needs the adoption order among the papers: %s', (text) => {
    const view = viewOf(text);
    expect(adoptedChild(view.profile)).toEqual(['unique-family-situation']);
    const [papers] = documentTasks(view, [], 12);
    expect(papers?.said.text).toMatch(/the adoption order, final and in full.*whether the adoption counts/);
  });

  it.each([
    'We want to adopt a second child.',
    'Our dog is adopted, the children love him.',
    'I was adopted and never met my parents.',
    'Portugal adopted a law on children.',
    'How do we adopt a child there?',
  ])('is not read from “%s”', (text) => {
    const view = viewOf(text);
    expect(adoptedChild(view.profile)).toBeNull();
    expect(documentTasks(view, [], 12)[0]?.said.text).not.toMatch(/adoption/);
  });
});
