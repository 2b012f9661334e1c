import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { FAMILY, VETERAN } from '../../../testing/answered.ts';
import { placeView } from '../../../testing/views.ts';
import { leavingTasks } from './leavingTasks.ts';

const told = (household: object, iso3 = 'PRT'): string =>
  leavingTasks(placeView(iso3, answersOf({ ...household })), [], null)
    .map(({ said }) => said.text)
    .join(' ');

describe('signing off at home', () => {
  it('names the offices of home, the school of children and the home itself', () => {
    const family = told(FAMILY);
    expect(family).toContain('register of residents of Germany');
    expect(family).toMatch(/[Ss]chool or nursery/);
    expect(family).toMatch(/lease, energy and telephone/i);
    expect(told(VETERAN)).not.toMatch(/[Ss]chool/);
    expect(told({ ...VETERAN, 'property-ownership': ['yes-keeping'] })).toMatch(/lender and insurer/i);
    expect(told({ ...VETERAN, 'property-ownership': ['yes-selling'] })).toMatch(/the sale/);
  });

  it('speaks of the vote to citizens alone', () => {
    expect(told(VETERAN)).toMatch(/vote from abroad/);
    expect(told({ ...VETERAN, citizenship: ['IRL'] })).not.toMatch(/vote/);
  });

  it('sends nobody to the offices of a state they fear', () => {
    const fled = {
      ...VETERAN,
      citizenship: ['IRN'],
      'current-location': place('Tehran', 'Iran', 'ir'),
      'missed-information': 'I am persecuted by the government in Iran and would be arrested there.',
    };
    expect(told(fled)).toBe('');
  });
});
