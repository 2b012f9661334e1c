import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const from = (...where: Parameters<typeof place>) => ({ age: 30, 'current-location': place(...where) });
const CANADA = from('Hamilton', 'Canada', 'ca');
const ask = (question: string, who: object = CANADA) => answered(who, ['PRT', 'MEX'], question).tax;

describe('a question about the end of tax residence', () => {
  it.each([
    'How do I stop being a tax resident of Canada?',
    'Do I stop being a Canadian tax resident if I only go for a year or two, and what of my crypto gains?',
    'When am I no longer resident for tax?',
    'Will I still be a tax resident of Canada if I keep my flat?',
  ])('begins with the test of the present country: “%s”', (question) => {
    const tax = ask(question);
    expect(tax?.said?.text).toMatch(/^Canada counts you as resident for tax from 183 days a year/);
    expect(tax?.whom).toMatch(/^the tax office of Canada/);
    expect(tax?.put).toMatch(/^On which day does my residence for tax end/);
  });

  it('first says that nothing is on record where nothing is', () => {
    expect(ask('How do I stop being a tax resident?', from('Lagos', 'Nigeria', 'ng'))?.said?.text).toMatch(
      /^Our records do not say on which day Nigeria stops counting somebody as a tax resident\./,
    );
  });

  it('is distinguished from other questions about tax', () => {
    for (const other of [
      'From when am I a tax resident there?',
      'Will I be tax resident in Portugal if I stay 100 days?',
      'Do I stay a tax resident of Portugal with 100 days?',
    ])
      expect(ask(other)?.said?.text, other).not.toContain('Days away alone');
  });
});
