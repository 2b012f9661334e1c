import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { CAREER } from './plan.ts';
import { hours } from './hours.ts';
import { otherLead, retiredLead, studentLead } from './leads.ts';
import { composeSection } from '../compose.ts';

function leadFor(age: number, level: string): string {
  const view = placeView(
    'SWE',
    answersOf({ age, citizenship: ['IND'], 'work-arrangement': 'study', 'study-level': level }),
  );
  return studentLead(view)?.said.text ?? '';
}

describe('the outlook on work after a degree', () => {
  it('quotes youth unemployment to students who will still be young', () => {
    expect(leadFor(19, 'bachelor')).toMatch(/aged 15 to 24|\(15-24\)/);
  });

  it.each([
    [26, 'master'],
    [24, 'doctorate'],
  ])('quotes no youth unemployment to students who will be older: %i, %s', (age, level) => {
    const text = leadFor(age, level);
    expect(text).toMatch(/professional work/);
    expect(text).not.toMatch(/15/);
  });
});

describe('students where no pay after the degree is on record', () => {
  it('are not told that they left open what they will do', () => {
    const view = placeView(
      'NZL',
      answersOf({ age: 26, 'work-arrangement': 'study', 'study-level': 'doctorate' }),
    );
    const text = otherLead(view)?.said.text ?? '';
    expect(text).toMatch(/time after your studies|Your fallback would be/);
    expect(text).not.toContain('left open');
  });
});

describe('the key insight for those who study', () => {
  it('gives what a degree adds to pay, without repeating unemployment', () => {
    const view = placeView(
      'SWE',
      answersOf({ age: 26, citizenship: ['IND'], 'work-arrangement': 'study', 'study-level': 'doctorate' }),
    );
    const insight = composeSection(view, CAREER).blocks.find(({ kind }) => kind === 'insight');
    expect(JSON.stringify(insight)).toMatch(/[Pp]rofessional work.*\d+%/);
    expect(JSON.stringify(insight)).not.toMatch(/unemployment|without result/i);
  });
});

describe('a mean week of work', () => {
  const view = placeView(
    'NLD',
    answersOf({ 'work-arrangement': 'local-job', 'work-life-integration': 'balanced' }),
  );

  it('is said to count part-time posts in, once', () => {
    expect(hours(view)?.said.text).toMatch(/part-time posts included/);
    view.ledger.use('hours');
    expect(hours(view)?.said.text).not.toMatch(/part-time/);
  });
});

it('calls the company of people past 65 older than whoever retires early', () => {
  const told = (age: number) =>
    retiredLead(placeView('ESP', answersOf({ age, 'retirement-timeline': 'already-retired' })))?.said.text;
  expect(told(52)).toMatch(/mostly older than you/);
  expect(told(68)).not.toMatch(/older than you/);
});
