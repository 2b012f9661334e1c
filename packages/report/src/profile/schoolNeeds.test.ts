import { describe, expect, it } from 'vitest';
import { isGivenAtSchool, schoolNeeds } from './schoolNeeds.ts';

describe('needs of a child at school', () => {
  it.each([
    'Type 1 diabetes, insulin pump',
    'asthma',
    'Asthma, carries an inhaler',
    'nut allergy',
    'epilepsy, levetiracetam',
    'daily medication',
    'sickle cell trait (AS), sees a paediatrician every 3 months',
    'heart murmur, yearly check-up',
  ])('mean a care plan for an illness, a medicine or a device: %s', (line) => {
    expect(schoolNeeds(line)).toEqual({ care: true, lessons: false });
  });

  it.each(['dyslexia', 'speaks in short sentences', 'uses a wheelchair', 'needs a school aide'])(
    'mean help with lessons for everything else: %s',
    (line) => {
      expect(schoolNeeds(line)).toEqual({ care: false, lessons: true });
    },
  );

  it.each(['ADHD, methylphenidate', 'autism', 'Diabetes and dyslexia'])('may mean both: %s', (line) => {
    expect(schoolNeeds(line)).toEqual({ care: true, lessons: true });
  });

  it('do not ask a school to give or monitor what only concerns lessons', () => {
    const lines = ['autism, needs a quiet room', 'Autism, risperidone at noon', 'asthma'];
    expect(lines.map(isGivenAtSchool)).toEqual([false, true, true]);
  });
});
