import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { healthTasks } from '../../parts/timeline/tasks/healthTasks.ts';
import { childToCome } from '../../sections/healthcare/needs.ts';
import { placeView } from '../../testing/views.ts';
import { mayAskForFertilityCare } from './fertilityCare.ts';

const tasksOf = (age: number, text: string, more: Record<string, unknown> = {}) => {
  const view = placeView(
    'ESP',
    answersOf({
      citizenship: ['BRA'],
      age,
      'medical-conditions': ['pregnancy'],
      'medical-conditions-details': text,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Ana',
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': 30,
      ...more,
    }),
  );
  return healthTasks(view, [], 18).find(({ step }) => step === 'fertility')?.said.text;
};

describe('a treatment by which a child is hoped for', () => {
  it.each(['Fertility treatment (IVF with donor sperm)', 'We plan IUI next year', 'We want insemination'])(
    'is compared with limits of age, by the ages at the move: %s',
    (text) => {
      expect(tasksOf(38, text)).toMatch(/up to which age they treat.*you would be 39 and Ana would be 31/);
    },
  );

  it('considers the partner’s age too, and leaves out limits far away', () => {
    const older = { 'family-member-1-family-member-age': 37 };
    expect(tasksOf(30, 'IVF', older)).toMatch(/Ana would be 38/);
    expect(tasksOf(30, 'IVF')).toBeUndefined();
  });

  it.each(['We are trying for a child', 'Month 4, due in April', 'The fertility rate there is low'])(
    'is not read from “%s”',
    (text) => {
      expect(tasksOf(38, text)).toBeUndefined();
    },
  );
});

describe('care of fertility', () => {
  const viewOf = (more: Record<string, unknown>) =>
    placeView(
      'ESP',
      answersOf({
        citizenship: ['KEN'],
        age: 28,
        'relationship-status': 'married',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-name': 'Otieno',
        'family-member-1-relationship': 'spouse',
        'family-member-1-family-member-age': 31,
        'medical-conditions': ['pregnancy'],
        ...more,
      }),
    );
  const of = (more: Record<string, unknown>) => mayAskForFertilityCare(viewOf(more).profile);

  it('is not taken for the wish of a young couple who plan a child', () => {
    expect(of({ 'medical-conditions-details': 'We hope for a first child.' })).toBe(false);
    expect(childToCome(viewOf({}))?.said.text).not.toMatch(/fertility/);
    expect(childToCome(viewOf({ age: 37 }))?.said.text).toMatch(/fertility care/);
  });

  it.each([
    'We hope to have a child with a surrogate.',
    'He is infertile after chemotherapy.',
    'I have endometriosis',
    'Fertility problems for three years',
  ])('is thought of by “%s”', (text) => {
    expect(of({ 'medical-conditions-details': text })).toBe(true);
  });

  it('is thought of where it is told, where an age is near its limits, and for whoever has a child alone', () => {
    expect(of({ 'medical-conditions-details': 'We plan IVF.' })).toBe(true);
    expect(of({ age: 37 })).toBe(true);
    expect(of({ 'unique-family-situation': 'We are two women.' })).toBe(true);
    expect(of({ 'relationship-status': 'single', 'relocating-family-members': 'no' })).toBe(true);
  });
});
