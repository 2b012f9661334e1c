import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../testing/reports.ts';
import { placeView } from '../testing/views.ts';
import { childrenLead } from './family/kin.ts';

/** All that a report says in text and plan, for a household with one child of an age. */
const reportWith = (age: number, more: WrittenAnswers = {}) => {
  const child = answersOf({
    'number-of-family-members': 2,
    'family-member-2-name': 'Yusuf',
    'family-member-2-family-member-age': age,
    'family-member-2-relationship': 'child',
    'family-composition-type': 'couple-young-children',
    ...more,
  });
  const persona = { ...INDIAN_NURSE, id: `child-of-${age}`, answers: { ...INDIAN_NURSE.answers, ...child } };
  return reportFor(persona, { tier: 'gold' });
};

const withChild = (age: number) =>
  reportWith(age)
    .places.flatMap(({ sections }) => sections)
    .filter(({ heading }) => ['Housing', 'Safety', 'Family'].includes(heading))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : [])))
    .join('\n');

describe('a baby', () => {
  it('is not sent to school or warned of streets at night, and is not called nought years old', () => {
    const text = withChild(0);
    expect(text).toContain('Yusuf');
    expect(text).not.toMatch(/school gate|a possible school|likely school|Choose the school|way to school/);
    expect(text).not.toMatch(/Neither figure tells Yusuf|calmer for Yusuf/);
    expect(text).not.toContain('Yusuf (0)');
  });

  it('counts as a pupil some years later', () => {
    expect(withChild(8)).toMatch(/school/);
  });
});

describe('a girl of fifteen', () => {
  it('gets no advice meant for small children', () => {
    const { places, timeline, nextSteps } = reportWith(15);
    const text = JSON.stringify([places, timeline, nextSteps]);
    expect(text).not.toMatch(
      /by heart|ride the bus alone|go alone|playground|No journeys without|at home at noon|ice cream|three places/i,
    );
    expect(text).not.toMatch(
      /primary teacher|infants|Child mortality|before primary school|children’s emergency/,
    );
  });
});

describe('lessons at home', () => {
  it('are a question of law in the plan, which then looks for no school', () => {
    const report = reportWith(9, {
      'children-education-preference': 'homeschool',
      'childcare-education-priorities': [],
    });
    const text = JSON.stringify([
      report.timeline,
      report.nextSteps,
      report.places.map((one) => one.sections),
    ]);
    expect(text).toMatch(/Leave to teach at home|What lessons at home ask for|Permission to teach at home/);
    expect(text).not.toMatch(
      /schools? (?:in|near) or near|three schools|First weeks at school|Choose the school|school has said yes|its schools open|school gate/,
    );
  });
});

it('names a child who comes of age before the move beside those who stay children', () => {
  const view = placeView(
    'AUS',
    answersOf({
      citizenship: ['EGY'],
      'relocation-timeline': '1-2-years',
      'relocating-family-members': 'yes',
      'number-of-family-members': 2,
      'family-member-1-name': 'Youssef',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 17,
      'family-member-2-name': 'Nour',
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 9,
    }),
  );
  expect(childrenLead(view)?.said.text).toMatch(/Nour \(9\), and with them Youssef, of age by then\./);
});
