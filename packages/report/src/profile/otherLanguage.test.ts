import { describe, expect, it } from 'vitest';
import { ASKED } from '../testing/questions.ts';
import { isInOtherLanguage } from './otherLanguage.ts';

describe('a text in another language', () => {
  it.each([
    'Interdiction du foulard à l’école ou au travail',
    'Plus de 4 heures de vol de Casablanca',
    'Dans quels pays ma femme peut-elle travailler avec son foulard ?',
    'Et si on garde nos droits à la retraite en France',
    'Kein Land ohne gute Ärzte und ohne Meer',
    'No quiero inviernos con mucha nieve en la ciudad',
    'tiene que hablar español',
    'Nessun paese con inverni freddi e senza il mare',
    'Inga mörka vintrar och inte för långt till Sverige',
    'Нет зимы ниже нуля',
    '寒い冬は無理です',
  ])('is recognised: "%s"', (text) => {
    expect(isInOtherLanguage(text)).toBe(true);
  });

  it.each([
    'No place like Rio de Janeiro or Santiago de Chile',
    'Las Palmas de Gran Canaria',
    'More than 4 hours of flight from Casablanca',
    'A la carte medicine and en suite bathrooms',
    'Do I need a carte de séjour?',
    'No mosque in the city',
    'Can I get the Kindergeld und Pflegegeld there?',
    'Le Havre',
    'LPDP gives about 1,300 euro per month in Netherlands.',
  ])('is not assumed for foreign names or single words: "%s"', (text) => {
    expect(isInOtherLanguage(text)).toBe(false);
  });

  it('is not assumed for any question that people ask in English', () => {
    const foreign = ASKED.map(([question]) => question).filter(isInOtherLanguage);
    expect(foreign).toEqual([
      'Dans quels pays ma femme peut-elle travailler avec son foulard, aussi à l’école ou dans une crèche ?',
    ]);
  });
});
