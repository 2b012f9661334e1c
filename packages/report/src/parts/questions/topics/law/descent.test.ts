import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

describe('a question about citizenship by descent', () => {
  it('is answered with the widest recorded law of the ancestors’ country', () => {
    const { descent } = answered(
      FAMILY,
      ['PRT'],
      'How do I get Croatian citizenship through my great-grandfather?',
    );
    expect(descent?.said?.text).toMatch(/an ancestor of any generation, who emigrated before 8 October 1991/);
  });

  it('gives a claim’s cost and time where a record of the same rule has them, and otherwise says that none does', () => {
    const asked = (question: string) => answered(FAMILY, ['PRT'], question).descent;
    const irish = asked('Does my grandmother, who was born in Ireland, give me a passport?');
    expect(irish?.said?.text).toMatch(
      /a parent or a grandparent who was born there, Northern Ireland included.* On record, the application fee is €\d+ and a decision can take up to \d+ days\./,
    );
    expect(irish?.lacks).not.toContain('how long');
    expect(asked('Can I get Croatian citizenship through my great-grandfather?')?.lacks).toContain(
      'how long',
    );
  });

  it('begins with no where the ancestor is further back than the law allows, and otherwise with the law', () => {
    const asked = (question: string, told = {}) =>
      answered({ ...FAMILY, ...told }, ['PRT'], question).descent?.said?.text;
    const beyond =
      /^By our record no: a great-grandparent alone lies further back than the law of Ireland reaches/;
    expect(asked('Can I get an Irish passport through my great-grandfather?')).toMatch(beyond);
    expect(
      asked('Can I claim Irish citizenship through my ancestors?', {
        'ancestry-claim': 'possibly',
        'ancestry-countries': ['IRL'],
        'relocation-inspiration': 'My great-grandfather came from County Mayo in Ireland.',
      }),
    ).toMatch(beyond);
    expect(
      asked('is the jus sanguinis route still open for me after the 2025 law?', {
        'ancestry-claim': 'possibly',
        'ancestry-countries': ['ITA'],
        'unique-family-situation': 'my great-grandmother was born in Treviso in Italy in 1889',
      }),
    ).toMatch(/^By our record no: a great-grandparent alone lies further back than the law of Italy reaches/);
    expect(asked('Does my grandmother, who was born in Ireland, give me a passport?')).not.toMatch(
      /By our record no/,
    );
    expect(asked('Can I get Croatian citizenship through my great-grandfather?')).not.toMatch(
      /By our record no/,
    );
  });

  it('turns on what was in before Italy’s decree where the claim was begun before', () => {
    const question = (begun: string): string =>
      `does the new italian law kill my citizenship? my great grandfather was born in italy, ${begun}`;
    const of = (begun: string) => answered(FAMILY, ['PRT'], question(begun));
    expect(of('carpeta was started in 2024 at the consulate').descent?.said?.text).toMatch(
      /^It turns on what was in before the decree\. .* appointment that the office had given by then; .* Without that, by our record, a great-grandparent alone/,
    );
    expect(of('and I applied on 20 March 2025').descent?.said?.text).toMatch(/^It turns on/);
    for (const late of [
      'I applied in May 2025',
      'I applied on 29 March 2025',
      'and his mother registered in Trieste in 1905',
    ])
      expect(of(late).descent?.said?.text, late).toMatch(/^By our record no: /);
    expect(Object.keys(answered(FAMILY, ['PRT'], 'does the new italian law kill my citizenship'))).toEqual([
      'descent',
    ]);
  });
});
