import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { timeline } from './timeline.ts';

/** The month of the move in the plan of somebody who looks for work in Germany. */
function moveOf(remark: string): string | undefined {
  const answers = answersOf({
    age: 30,
    citizenship: ['IRN'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work'],
    'relocation-timeline': '1-2-years',
    'additional-comments': remark,
  });
  const views = viewsOf(
    answers,
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'DEU'),
  );
  return timeline(views)
    .flatMap(({ tasks }) => tasks)
    .find(({ title }) => /^(?:Moving|The move|Move)/.test(title))
    ?.due?.slice(0, 7);
}

describe('a present status that was told with its end', () => {
  it('draws the move before it, where the answer and the steps leave the time', () => {
    expect(moveOf('My residence permit expires in January 2028.')).toBe('2028-01');
  });

  it('leaves the likeliest month where none before it is allowed', () => {
    expect(moveOf('My residence permit expires in March 2027.')).toBe(moveOf(''));
    expect(moveOf('')).toBe('2028-05');
  });
});
