import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
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

describe('a present status with its end', () => {
  it('puts the move before it, where the answer and the steps leave time', () => {
    expect(moveOf('My residence permit expires in January 2028.')).toBe('2028-01');
  });

  it('keeps the likeliest month where none before it is possible', () => {
    expect(moveOf('My residence permit expires in March 2027.')).toBe(moveOf(''));
    expect(moveOf('')).toBe('2028-05');
  });
});

describe('a stated month for the move', () => {
  it('is the plan’s month, within the ticked time', () => {
    expect(moveOf('I want to move in March 2028.')).toBe('2028-03');
    expect(moveOf('Our move is planned for summer 2028')).toMatch(/^2028-0[678]$/);
    expect(moveOf('I mean to leave in July 2031.')).toBe(moveOf(''));
  });

  it('is mentioned where it lies outside the ticked time, in whichever field it was written', () => {
    const titlesOf = (beside: WrittenAnswers) =>
      timeline(
        viewsOf(
          answersOf({ citizenship: ['IRN'], 'relocation-timeline': '1-2-years', ...beside }),
          realAtlas().countries.filter(({ iso3 }) => iso3 === 'DEU'),
        ),
      )
        .flatMap(({ tasks }) => tasks)
        .flatMap(({ title, detail }) => (title === 'Two dates for one move' ? [detail] : []));
    expect(titlesOf({ 'deal-breakers': 'We want to move in July 2031.' })).toEqual([
      expect.stringMatching(/^You wrote that you mean to move in July 2031, which is outside the time/),
    ]);
    expect(titlesOf({ 'deal-breakers': 'We want to move in March 2028.' })).toEqual([]);
  });

  it('has a later plan explained where the steps take longer', () => {
    const answers = {
      ...answersOf({ citizenship: ['IRN'], 'work-arrangement': 'local-job', 'visa-preference': ['work'] }),
      ...answersOf({
        'relocation-timeline': '0-6-months',
        'additional-comments': 'I want to move in December 2026.',
      }),
    };
    const views = viewsOf(
      answers,
      realAtlas().countries.filter(({ iso3 }) => iso3 === 'DEU'),
    );
    const [first] = timeline(views).flatMap(({ tasks }) => tasks);
    expect(first?.detail).toMatch(/^You wrote that you mean to move by December 2026\./);
  });
});
