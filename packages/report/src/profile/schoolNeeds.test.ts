import { describe, expect, it } from 'vitest';
import { schoolNeeds } from './schoolNeeds.ts';

describe('needs of a child at school', () => {
  it.each([
    'Type 1 diabetes, insulin pump',
    'asthma',
    'Asthma, carries an inhaler',
    'nut allergy',
    'epilepsy, levetiracetam',
    'daily medication',
  ])('are a plan of care for an illness, a medicine or a device: %s', (line) => {
    expect(schoolNeeds(line)).toEqual({ care: true, lessons: false });
  });

  it.each(['dyslexia', 'speaks in short sentences', 'uses a wheelchair', 'needs a school aide'])(
    'are help with lessons for all else: %s',
    (line) => {
      expect(schoolNeeds(line)).toEqual({ care: false, lessons: true });
    },
  );

  it.each(['ADHD, methylphenidate', 'autism', 'Diabetes and dyslexia'])('can be both: %s', (line) => {
    expect(schoolNeeds(line)).toEqual({ care: true, lessons: true });
  });
});
