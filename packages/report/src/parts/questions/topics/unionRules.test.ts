import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../testing/answered.ts';

const POLE = { age: 41, citizenship: ['POL'], 'current-location': place('Radom', 'Poland', 'pl') };
const KENYAN = { age: 31, citizenship: ['KEN'], 'current-location': place('Nairobi', 'Kenya', 'ke') };

describe('professional drivers’ papers', () => {
  const ask = 'Is my Polish code 95 and ADR valid there or must I do it again?';

  it('are valid between states of the Union by its law', () => {
    const { 'driver-papers': answer } = answered(POLE, ['SVN', 'CHE'], ask);
    expect(answer?.said?.text).toMatch(/^A qualification .*, so in Slovenia you need not begin again/);
    expect(answer?.said?.text).toContain('a certificate for dangerous goods of one party holds');
    expect(answer?.whom).toContain('licensing authority');
  });

  it('have no such law outside it', () => {
    expect(answered(KENYAN, ['SVN'], ask)['driver-papers']?.said).toBeNull();
  });
});

describe('maintenance', () => {
  const ask = 'How much alimony can she claim if I earn more abroad?';

  it('has courts and a law between states of the Union', () => {
    const { maintenance } = answered(POLE, ['AUT', 'DNK', 'GBR'], ask);
    expect(maintenance?.said?.text).toMatch(/^Between Poland and Austria maintenance is decided by a court/);
  });

  it('has none on record elsewhere', () => {
    expect(answered(POLE, ['GBR'], ask).maintenance?.said).toBeNull();
  });
});

describe('contributions for an employer in another state of the Union', () => {
  it('are owed where the work is done', () => {
    const { contributions } = answered(
      KENYAN,
      ['MLT', 'GBR'],
      'My employer is a Dutch company, do they have to pay social security there?',
    );
    expect(contributions?.said?.text).toMatch(
      /^An employer in the Netherlands of somebody who lives and works in Malta owes/,
    );
    expect(contributions?.lacks).not.toContain('employer');
  });

  it('stay open for an employer outside it', () => {
    const { contributions } = answered(
      KENYAN,
      ['MLT'],
      'My employer is a Kenyan company, who pays social security there?',
    );
    expect(contributions?.said?.text).toBe('');
  });
});

describe('citizenship through the mother', () => {
  const ask = 'Can I use my British passport right through my mum?';
  const AUSTRALIAN = {
    ...POLE,
    citizenship: ['AUS'],
    'current-location': place('Ballarat', 'Australia', 'au'),
  };

  it('is answered with what people may do who were born while mothers passed none on', () => {
    expect(answered({ ...AUSTRALIAN, age: 71 }, ['ESP'], ask).descent?.said?.text).toMatch(
      /^Before 1983 a British mother could not pass/,
    );
  });

  it('is answered with the law of today for people born later', () => {
    const text = answered({ ...AUSTRALIAN, age: 30 }, ['ESP'], ask).descent?.said?.text;
    expect(text).toMatch(/^Whoever was born abroad in 1983 or later to a parent who was then British/);
    expect(text).not.toContain('mother could not pass');
  });
});

describe('citizenship for oneself and the children', () => {
  it('is answered for both, as children already born', () => {
    const found = answered(
      FAMILY,
      ['ESP'],
      'I am German by birth, can I get Spanish citizenship in 2 years and the kids too?',
    );
    expect(Object.keys(found)).toEqual(['citizenship', 'child-citizenship']);
    expect(found['child-citizenship']?.put).toContain('together with a parent');
  });
});

describe('a question about somebody transgender', () => {
  const ask = 'Can a 15 year old trans boy get care there legally?';

  it('is not answered with the law on couples, and names nobody under discretion', () => {
    expect(answered(FAMILY, ['ESP'], ask)['same-sex']?.said).toBeNull();
    const quiet = answered({ ...FAMILY, 'additional-comments': 'Please be discreet.' }, ['ESP'], ask);
    expect(JSON.stringify(quiet)).not.toMatch(/trans |changed name|marker/);
  });
});

describe('other payments owed or received at home', () => {
  it('are referred to the office there', () => {
    const grant = answered(FAMILY, ['HRV'], 'Can Jonas get BAföG if we live abroad?')['home-grant'];
    expect(grant?.whom).toContain('office in Germany');
    expect(grant?.put).toContain('our child');
  });

  it('are asked about with the child’s permit where the question does', () => {
    const baby = answered(KENYAN, ['MLT'], 'Does the baby need its own visa?')['child-passport'];
    expect(baby?.put).toContain('added to our application');
  });
});
