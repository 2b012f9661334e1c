import { describe, expect, it } from 'vitest';
import { classesIn, medicinesTyped, takenNow } from './namedMedicines.ts';

describe('a list of medicines as people write it', () => {
  const typed = (text: string) => medicinesTyped(takenNow(text), ['Tyler', 'Keiko']);

  it.each<[string, readonly string[] | null]>([
    [
      'edoxaban (Lixiana) 60mg, bisoprolol 2.5mg; wife: nothing, only sleeping pill sometimes (etizolam)',
      ['edoxaban', 'bisoprolol', 'etizolam'],
    ],
    [
      'Tyler: Adderall XR 20 mg, tried Ritalin before and it did ok. Me: sertraline 100, gabapentin 300 x3',
      ['Adderall XR', 'sertraline', 'gabapentin'],
    ],
    ['metformin, none', ['metformin']],
    ['I used to take warfarin, now apixaban', ['apixaban']],
  ])('contains what is taken now, and not what is denied: %s', (text, names) => {
    expect(typed(text)).toEqual(names);
  });
});

describe('medicines that are said not to be taken', () => {
  it.each([
    'I have diabetes type 2 (no insulin), eye check every 6 months.',
    'Diabetes type 2, not yet on insulin',
    'He does not use insulin, only metformin',
    'type 2 without insulin',
  ])('bring none of their consequences: “%s”', (text) => {
    expect([...classesIn(text)]).toEqual([]);
  });

  it.each([
    'She cannot be without insulin.',
    'Insulin, no other medicine',
    'no sugar, but insulin twice a day',
  ])('are not confused with those that are: “%s”', (text) => {
    expect([...classesIn(text)]).toContain('insulin');
  });
});
