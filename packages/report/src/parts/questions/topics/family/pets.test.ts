import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const RIDER = {
  citizenship: ['IRL'],
  'current-location': place('Cork', 'Ireland', 'ie'),
  'relocating-pets': 'yes',
  'pets-details': ['horse'],
};
const ask = (question: string) => answered(RIDER, ['ESP'], question).pets;

describe('the keep of a horse', () => {
  it('is said to be on no record beside the law on its journey, and put to a stable', () => {
    const both = ask('How do we bring our horse, and what does it cost to keep her?');
    expect(both?.said?.text).toContain('2016/429');
    expect(both?.lacks).toContain('what a stable or a field costs there');
    expect(both?.whom).toContain('livery stables');
    expect(ask('How do we bring our horse?')?.lacks).not.toContain('stable');
  });

  it('is answered alone where nobody asks for the journey', () => {
    expect(ask('What does livery cost for a horse?')?.said).toBeNull();
  });
});

describe('a cat in the cabin', () => {
  const MEXICAN = {
    citizenship: ['MEX'],
    'current-location': place('Guadalajara', 'Mexico', 'mx'),
    'relocating-pets': 'yes',
    'pets-details': ['cat'],
  };

  it('is put to airlines wherever one of the places lies overseas, and to no ferry', () => {
    const cat = answered(MEXICAN, ['ESP', 'CAN'], 'Can my cat travel in the cabin?').pets;
    expect(cat?.said?.text).toMatch(/^Whether an animal travels in the cabin each airline decides/);
    expect(`${cat?.lacks} ${cat?.whom}`).not.toMatch(/ferr/);
  });
});
