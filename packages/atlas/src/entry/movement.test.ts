import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';
import { tinyAtlas } from '../testing/tinyAtlas.ts';

describe('free movement', () => {
  const { movement } = tinyAtlas();

  it('lists the strongest agreement first', () => {
    expect(movement.movements('AAA', 'BBB').map((one) => one.bloc)).toEqual(['FULL', 'VISIT']);
    expect(movement.mayMoveFreely('AAA', 'BBB')).toMatchObject({ bloc: 'FULL', grade: 'settle' });
  });

  it('links members only with the host of an agreement that has one', () => {
    expect(movement.mayMoveFreely('BBB', 'DDD')?.bloc).toBe('HOST');
    expect(movement.mayMoveFreely('DDD', 'CCC')?.bloc).toBe('HOST');
    expect(movement.mayMoveFreely('BBB', 'CCC')).toBeNull();
  });

  it('has no agreement of a country with itself', () => {
    expect(movement.movements('AAA', 'AAA')).toEqual([]);
  });

  it.each([
    ['PRT', 'CHE', 'EU_EEA_CH'],
    ['IRL', 'GBR', 'CTA'],
    ['NZL', 'AUS', 'TTTA'],
    ['FSM', 'USA', 'COFA'],
  ])('lets %s settle in %s under %s', (passport, destination, bloc) => {
    expect(realAtlas().movement.mayMoveFreely(passport, destination)?.bloc).toBe(bloc);
  });

  it('names the law that covers the family only where it binds both countries', () => {
    const law = (passport: string, destination: string) =>
      realAtlas().movement.mayMoveFreely(passport, destination)?.family ?? null;
    for (const [passport, destination] of [
      ['ITA', 'ESP'],
      ['NOR', 'PRT'],
    ] as const)
      expect(law(passport, destination)).toMatch(/Directive 2004\/38/);
    for (const [passport, destination] of [
      ['CHE', 'PRT'],
      ['PRT', 'CHE'],
    ] as const)
      expect(law(passport, destination)).toMatch(/Agreement of 1999/);
    expect(law('CHE', 'NOR')).toBeNull();
    expect(law('IRL', 'GBR')).toBeNull();
  });

  it.each([
    ['PRT', 'GBR'],
    ['JAM', 'BRB'],
    ['KEN', 'UGA'],
    ['NGA', 'GHA'],
    ['USA', 'CAN'],
    ['ARG', 'BRA'],
    ['COL', 'PER'],
  ])('does not let %s settle in %s by right', (passport, destination) => {
    expect(realAtlas().movement.mayMoveFreely(passport, destination)).toBeNull();
  });
});
