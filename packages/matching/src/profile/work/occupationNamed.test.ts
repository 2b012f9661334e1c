import { describe, expect, it } from 'vitest';
import { occupationNamed } from './occupationNamed.ts';

describe('an occupation that a text names', () => {
  it.each([
    ['What does an anaesthetist earn?', 'professionals'],
    ['How much does a nursing assistant make?', 'service_sales'],
    ['What do dental hygienists earn?', 'technicians'],
    ['Is a plumber paid well?', 'craft_trades'],
    ['What is the wage of a lorry driver?', 'machine_operators'],
    ['What does a ski instructor earn?', 'technicians'],
    ['What do cleaners earn?', 'elementary'],
    ['What would a receptionist be paid?', 'clerical'],
    ['Does a software developer earn more?', 'professionals'],
    ['What would I be paid?', null],
  ])('is counted in its group: “%s”', (text, group) => {
    expect(occupationNamed(text)).toBe(group);
  });
});
