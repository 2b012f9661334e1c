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

describe('keeping a horse', () => {
  it('is said to be unrecorded, beside the law on its journey, and referred to a stable', () => {
    const both = ask('How do we bring our horse, and what does it cost to keep her?');
    expect(both?.said?.text).toContain('2016/429');
    expect(both?.lacks).toContain('what a stable or a field costs there');
    expect(both?.whom).toContain('livery stables');
    expect(ask('How do we bring our horse?')?.lacks).not.toContain('stable');
  });

  it('is answered alone where nobody asks about the journey', () => {
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

  it('is referred to airlines wherever a place lies overseas, and not to a ferry', () => {
    const cat = answered(MEXICAN, ['ESP', 'CAN'], 'Can my cat travel in the cabin?').pets;
    expect(cat?.said?.text).toMatch(
      /^Each airline decides for its own flights whether an animal travels in the cabin/,
    );
    expect(`${cat?.lacks} ${cat?.whom}`).not.toMatch(/ferr/);
  });
});

describe('birds', () => {
  const AUSTRALIAN = {
    citizenship: ['AUS'],
    'current-location': place('Geelong', 'Australia', 'au'),
    'relocating-pets': 'yes',
    'pets-details': ['bird'],
  };
  const ask = (iso3s: readonly string[], question = 'Can we bring our galahs, and bring them back later?') =>
    answered(AUSTRALIAN, iso3s, question).pets;

  it('are kept out of New Zealand, leave Australia as pets, and return from New Zealand only', () => {
    const said = ask(['NZL', 'THA'])?.said?.text ?? '';
    expect(said).toMatch(/^New Zealand lets no live birds in/);
    expect(said).toContain('with a limit of 3 animals');
    expect(said).toContain('comes back into Australia from New Zealand alone');
    expect(ask(['NZL', 'THA'])?.lacks).toContain('what Thailand asks of birds');
    expect(ask(['THA'])?.said?.text).not.toContain('New Zealand lets no');
  });

  it('are admitted to Australia only from New Zealand', () => {
    const from = (city: string, country: string, code: string) =>
      answered(
        { ...AUSTRALIAN, 'current-location': place(city, country, code) },
        ['AUS'],
        'Can my parrot come along?',
      ).pets?.said?.text ?? '';
    expect(from('Berlin', 'Germany', 'de')).toContain('so a bird from Germany cannot come');
    expect(from('Auckland', 'New Zealand', 'nz')).not.toContain('cannot come');
  });

  it('are not meant by bird watching or the Canary Islands', () => {
    expect(ask(['NZL'], 'Where is good bird watching?')).toBeUndefined();
    expect(ask(['ESP'], 'Is it cheaper to live in the Canaries?')).toBeUndefined();
  });
});

it('time to allow is told where the record spells out no papers, as in the chapter on the family', () => {
  const british = {
    citizenship: ['GBR'],
    'current-location': place('Barnsley', 'United Kingdom', 'gb'),
    'relocating-pets': 'yes',
    'pets-details': ['dog'],
  };
  const { pets } = answered(british, ['TUR', 'TUN'], 'Can I take my dog?');
  expect(pets?.said?.text).toMatch(
    /papers that the record does not spell out, with at least 120 days of lead in Türkiye/,
  );
  expect(pets?.said?.text).not.toContain('nothing on record');
});

it('a question on a dog of a breed that laws name begins with those laws, whatever words it is asked in', () => {
  const household = {
    citizenship: ['NZL'],
    'current-location': place('Rotorua', 'New Zealand', 'nz'),
    'relocating-pets': 'yes',
    'pets-details': ['dog-restricted-breed'],
    'pets-additional-info': 'staffy cross pitbull, soft as',
  };
  const dog = answered(household, ['AUS', 'DEU'], 'can the dog come').pets;
  expect(dog?.said?.text).toMatch(/^(?:Australia|Germany) lets no /);
  expect(dog?.put).toContain('Is this breed let in');
});
