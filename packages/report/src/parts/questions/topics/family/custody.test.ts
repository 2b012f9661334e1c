import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const FATHER = {
  citizenship: ['COL'],
  'current-location': place('Cali', 'Colombia', 'co'),
  'relationship-status': 'divorced',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 8,
};
const ask = (more: object, iso3s: readonly string[]): string =>
  answered({ ...FATHER, ...more }, iso3s, 'Can I take my kids if their mother does not sign?').custody?.said
    ?.text ?? '';

describe('a child whose other parent does not consent', () => {
  it('needs a court, and the convention is named where home and a place are parties', () => {
    const said = ask({}, ['ESP', 'VNM']);
    expect(said).toMatch(/^Plan no move with your child, and no visit abroad, without/);
    expect(said).toContain('Colombia and Spain are on our list of its parties');
    expect(ask({}, ['VNM'])).not.toContain('Hague');
    expect(ask({ 'current-location': place('Hanoi', 'Vietnam', 'vn') }, ['ESP'])).not.toContain('Hague');
  });

  it.each([
    'Do I need his dads permission to take him?',
    "Do I need his dad's permission to take him?",
    'is my sons father’s signature needed to leave',
  ])('is heard as it is typed: %s', (question) => {
    expect(answered(FATHER, ['ESP'], question).custody?.said?.text).toMatch(/^Plan no move with your child/);
  });

  it.each([
    'Ellies dad Ryan and I were never married, court order from 2022',
    'Ellie’s father, Ryan, sees her every second weekend',
    'her dad Ryan lives in Ottawa',
    'My ex Ryan would have to agree',
  ])('is asked about by the name of the other parent: %s', (told) => {
    const ellie = { ...FATHER, 'relationship-status': 'single', 'family-member-1-name': 'Ellie' };
    const said = (question: string) =>
      answered({ ...ellie, 'unique-family-situation': told }, ['ESP'], question).custody?.said?.text;
    expect(said('What exactly does Ryan have to sign, and what happens if he says no?')).toMatch(
      /^Plan no move with your child/,
    );
    expect(said('What exactly does Robert have to sign?')).toBeUndefined();
  });

  it('is no issue for people who decide alone, but for people who only hope to', () => {
    const told = (text: string) => ask({ 'unique-family-situation': text }, ['ESP']);
    expect(told('I have sole custody by a court order of 2021.')).not.toContain('Plan no move');
    expect(told('Sole custody is in dispute, next hearing 14 april 2027.')).toContain('Plan no move');
  });
});

it('the other parent is known by name beside a child who is named', () => {
  const told = answered(
    {
      ...FATHER,
      'family-member-1-name': 'Elsa',
      'family-member-1-special-needs': 'Dyslexia',
      'unique-family-situation': 'Shared custody with her mother Karin, week on week off.',
    },
    ['ESP'],
    'Does Karin have to sign something so that Elsa can change schools?',
  );
  expect(Object.keys(told)).toEqual(['custody']);
});
