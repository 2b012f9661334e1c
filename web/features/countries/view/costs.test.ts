import { expect, it } from 'vitest';
import { costPhrase, costRows, thousandOfHome } from './costs.ts';

const level = (id: string, value: number) => ({
  id,
  label: id,
  level: value,
  year: 2024,
  source: 'World Bank',
});
const [all, food] = costRows([level('all', 56), level('food', 102)], [level('all', 80)]);

it('compares two countries, and leaves unknown what one lacks', () => {
  expect(all).toMatchObject({ here: 56, there: 80 });
  expect(food).toMatchObject({ here: 102, there: null });
});

it('says by how much prices differ', () => {
  expect(costPhrase(all!, 'Germany')).toBe('30% less than in Germany');
  expect(costPhrase({ ...all!, there: 40 }, 'Peru')).toBe('40% more than in Peru');
  expect(costPhrase({ ...all!, there: 55.5 }, 'Peru')).toBe('about the same as in Peru');
  expect(costPhrase(food!, 'Germany')).toBeNull();
});

it('converts a thousand spent at home', () => {
  expect(thousandOfHome(all!)).toBe(700);
  expect(thousandOfHome(food!)).toBeNull();
});
