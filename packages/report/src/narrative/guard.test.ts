import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../testing/reports.ts';
import { objectionsTo } from './guard.ts';
import { worldNames } from './nameMarks.ts';
import { rewritablePassages } from './passages.ts';

const names = worldNames(realAtlas());
const OWN =
  'Rent in Lisbon starts at about €1,100 a month for one bedroom, and the D8 visa asks for an income of €3,480. It is not cheap, but prices are a fifth lower than in Spain.';

const objections = (rewritten: string, own = OWN) => objectionsTo(own, rewritten, names);

describe('objectionsTo', () => {
  it('accepts a faithful rewording', () => {
    expect(objections(OWN)).toEqual([]);
    expect(
      objections(
        'In Lisbon a one bedroom flat starts at about €1,100 a month, while the D8 visa asks for an income of €3,480. This is not cheap, though prices stay a fifth lower than in Spain.',
      ),
    ).toEqual([]);
  });

  it.each([
    ['a changed figure', OWN.replace('1,100', '1,200'), 'figures'],
    ['a figure more', OWN.replace('It is', 'Over 12 months it is'), 'figures'],
    ['a figure less', OWN.replace('about €1,100', 'a fair sum'), 'figures'],
    ['another currency', OWN.replace('€1,100', '$1,100'), 'figures'],
    ['another unit', OWN.replace('€3,480', '€3,480 million'), 'figures'],
    [
      'figures changed places',
      OWN.replace('1,100', 'X').replace('3,480', '1,100').replace('X', '3,480'),
      'figures',
    ],
    ['a quantity in words', OWN.replace('a fifth', 'half'), 'figures'],
    ['another country', OWN.replace('Spain', 'France'), 'names'],
    ['a country more', OWN.replace('not cheap', 'not cheap, as in Italy'), 'names'],
    ['a country at the beginning', `${OWN} Germany is near.`, 'names'],
    ['another city', OWN.replace('Lisbon', 'Porto'), 'names'],
    ['another visa', OWN.replace('D8', 'D7'), 'names'],
    ['a name lost', OWN.replace(' than in Spain', ' than next door'), 'names'],
    ['a "not" lost', OWN.replace('not cheap', 'cheap'), 'sense'],
    ['less turned into more', OWN.replace('lower', 'higher'), 'sense'],
    ['a reservation lost', OWN.replace('about ', ''), 'sense'],
    ['a duty made up', OWN.replace('asks for', 'must have'), 'sense'],
    ['markdown', `**${OWN}**`, 'form'],
    ['a list', OWN.replace('. It', '.\n- It'), 'form'],
    ['a link', OWN.replace('D8 visa', 'D8 visa (see visa.example.com)'), 'form'],
    ['an emoji', OWN.replace('cheap', 'cheap 🙂'), 'form'],
    ['an exclamation', OWN.replace('Spain.', 'Spain!'), 'form'],
    ['quotation marks round it', `"${OWN}"`, 'form'],
    ['nothing', '', 'form'],
    ['half a sentence', OWN.slice(0, 120), 'form'],
    ['a first person', OWN.replace('Rent', 'I find that rent'), 'tone'],
    ['the machine speaking', `Sure: ${OWN}`, 'tone'],
    ['a promise', OWN.replace('starts', 'always starts'), 'tone'],
    ['a brochure', OWN.replace('Rent in', 'Rent in vibrant'), 'tone'],
    [
      'far too long',
      `${OWN} ${'It is worth a look at the quarter before you sign. '.repeat(8)}`.trim(),
      'length',
    ],
    ['far too short', 'Rent is €1,100.', 'length'],
    [
      'another language',
      'Die Miete in Lisbon beginnt bei €1,100 und das Visum D8 ist mit einem Einkommen von €3,480 verbunden. Es ist nicht billig und die Preise sind niedriger als in Spain.',
      'language',
    ],
    ['another script', OWN.replace('cheap', 'дешево'), 'language'],
  ])('objects to %s', (_what, rewritten, objection) => {
    expect(objections(rewritten)).toContain(objection);
  });

  it('objects when figures of two places are exchanged', () => {
    const own = 'Spain has 5 storks on each roof, while Portugal has 7 storks on each roof.';
    expect(
      objections('Portugal has 5 storks on each roof, while Spain has 7 storks on each roof.', own),
    ).toContain('names');
    expect(objections('On each roof Spain has 5 storks, while Portugal has 7 storks there.', own)).toEqual(
      [],
    );
  });

  // Twelve whole reports, read twice.
  it('accepts every passage of every persona unchanged, and none with another country in it', () => {
    for (const persona of PERSONAS) {
      const document = reportFor(persona);
      for (const { text } of rewritablePassages(document, persona.answers)) {
        expect(objections(text, text), text).toEqual([]);
        for (const { country } of document.places)
          if (text.includes(country))
            expect(objections(text.replaceAll(country, 'Uruguay'), text), text).toContain('names');
      }
    }
  }, 30_000);
});
