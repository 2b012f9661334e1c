import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

describe('the dress of a faith', () => {
  const said = (iso3s: readonly string[], question: string) =>
    answered(FAMILY, iso3s, question)['dress']?.said?.text ?? null;

  it('is told by the law of each place, and by that of employers in the European Union', () => {
    const text = said(['FRA', 'GBR'], 'Can I wear my hijab at work in a hospital?');
    expect(text).toMatch(/^France: whoever works for the state, a municipality, a public hospital/);
    expect(text).toContain('The United Kingdom: a dress code that puts a faith at a disadvantage');
    expect(text).toContain('In France a private employer may forbid every visible sign of belief');
  });

  it('leaves employers out of a question on the street, where the face has a law of its own', () => {
    expect(said(['FRA', 'GBR'], 'Am I allowed to wear a niqab in the street?')).toMatch(
      /^France: the law forbids covering the face: [^.]+\(text of 2021\)\.$/,
    );
  });

  it('names the places whose law is on no record', () => {
    const { dress } = answered(FAMILY, ['PRT', 'GBR'], 'May my son wear a turban at school?');
    expect(dress?.lacks).toBe('the law on dress in Portugal, and what one employer or school asks');
    expect(said(['PRT'], 'May my son wear a turban at school?')).toMatch(/^Freedom of religion/);
  });
});
