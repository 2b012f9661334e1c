import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, wish } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../testing/answered.ts';
import type { PlaceView } from '../../../place/view.ts';
import { viewsOf } from '../../../testing/views.ts';
import { readQuestion } from '../asked.ts';

const HOUSEHOLD = answersOf({
  citizenship: ['UKR'],
  'current-location': place('Wrocław', 'Poland', 'pl'),
});
const PLACES = realAtlas().countries.filter(({ iso3 }) => ['CZE', 'SVN', 'HRV'].includes(iso3));
const places = viewsOf(HOUSEHOLD, PLACES);

const asked = (question: string): readonly string[] =>
  (readQuestion(question, places)?.views ?? []).map(({ iso3 }) => iso3);
const beyond = (question: string): readonly string[] => asked(question).slice(0, -3);

describe('the countries that a question concerns', () => {
  it.each([
    ['Can I move my protection from Poland to Germany or Ireland, or do I lose it?', 'DEU', 'IRL'],
    ['How are dividends taxed in Cyprus and Malta?', 'CYP', 'MLT'],
    ['Does Malta accept a Russian citizen on the nomad permit?', 'MLT'],
    ['What does the Maltese nomad permit ask for?', 'MLT'],
    ['Does Austria tax my pension from Germany?', 'AUT'],
    ['Can I work as a nurse in the UK or in Turkey?', 'GBR', 'TUR'],
    ['What does a flat cost in Korea?', 'KOR'],
    ['Is there conscription in North Korea?', 'PRK'],
    ['How long until I am registered as nurse in Ireland and what will it cost all in all?', 'IRL'],
    ['Can my wife get registered as a midwife in Malta?', 'MLT'],
    ['I am registered as a nurse in Ireland: may I work there?'],
    ['Does America tax what I earn?', 'USA'],
    ['Is it wetter in Wales?', 'GBR'],
    ['Who gets a visa for DR Congo?', 'COD'],
    ['May anybody live in Vatican City?', 'VAT'],
    ['Do I pay Indian tax on it when I have never lived in India?', 'IND'],
    ['Is it warmer in New England, or in Latin America?'],
    ['Is New South Wales or New Mexico warmer?'],
    ['How does the new Ireland system work?', 'IRL'],
    ['Does the new UK rule let us in?', 'GBR'],
    ['Who gets a visa for the Democratic Republic of Congo?', 'COD'],
    ['Who gets a visa for the Congo?', 'COG'],
    ['Is life in Antigua in Guatemala cheap?', 'GTM'],
    ['Is Trinidad in Cuba safe?', 'CUB'],
    ['Is Trinidad safe?', 'TTO'],
    ['Is there a Prince of Wales school?'],
    ['Is the Bank of England pension taxed?'],
    ['Is there a St. Vincent hospital?'],
    ['Is there a St. Vincent’s hospital?'],
    ['How are England’s schools?', 'GBR'],
    ['Are England private schools expensive?', 'GBR'],
    ['Are Wales hospitals free?', 'GBR'],
    ['Do Antigua schools teach in English?', 'ATG'],
    ['Are Trinidad, Cuba or Jamaica safe?', 'TTO', 'CUB', 'JAM'],
    ['In Wales, Uruguay and Cuba, who is insured?', 'GBR', 'URY', 'CUB'],
    ['Is my UK pension taxed there?'],
    ['Can I keep my USA bank account?'],
    ['Can I leave the UAE without a debt check?'],
  ])('are the named ones, before the report’s places: “%s”', (question, ...named) => {
    expect(beyond(question)).toEqual(named);
  });

  it.each([
    ['Which of Cyprus, France, Canada or Panama gives us a passport first?', 'CYP', 'FRA', 'CAN', 'PAN'],
    ['Is Malta or Czechia cheaper?', 'MLT', 'CZE'],
  ])('are no others where it compares several by name: “%s”', (question, ...named) => {
    expect(asked(question)).toEqual(named);
  });

  it('are described by the town that suits the household, and not by the largest', () => {
    const warm = answersOf({
      citizenship: ['NLD'],
      'current-location': place('Zwolle', 'Netherlands', 'nl'),
      'climate-preference': wish(4, 5),
      'location-type': ['coast', 'small-town'],
    });
    const [italy] = readQuestion('Is it warm in Italy in January?', viewsOf(warm, PLACES))?.views ?? [];
    expect(italy?.iso3).toBe('ITA');
    const [largest] = realAtlas().cities.of('ITA');
    expect(italy?.cities.map(({ name }) => name)).not.toEqual([largest?.name]);
    expect(italy?.cities[0]?.temperatureC?.[0]).toBeGreaterThan(largest?.temperatureC?.[0] ?? 99);
  });

  it('leave out countries where somebody only has an account or an employer', () => {
    expect(beyond('Does the $70k in a Dubai account count?')).toEqual([]);
    expect(beyond('Can I open a Dubai bank account?')).toEqual(['ARE']);
  });

  it('begin with a place that is named', () => {
    expect(asked('Is life cheaper in Slovenia?')[0]).toBe('SVN');
  });

  it.each([
    'Is my pension in Germany paid there?',
    'May I keep my flat in Spain?',
    'I worked for ten years in Norway: does that count?',
    'Is there a treaty with France?',
    'Do years in Poland count?',
    'May a citizen of Ukraine buy land?',
    'Can I work as an English teacher with a German degree?',
  ])('do not include somebody’s origin or possessions: “%s”', (question) => {
    expect(beyond(question)).toEqual([]);
  });

  it('are the customer’s own list where it refers to that, or asks which of several', () => {
    const own = viewsOf(
      answersOf({ citizenship: ['NLD'], 'specific-countries': ['SVN', 'AUT', 'NOR'] }),
      PLACES,
    );
    const read = (question: string) => readQuestion(question, own);
    const iso3 = (views: readonly PlaceView[] = []) => views.map((view) => view.iso3);
    const all = ['SVN', 'AUT', 'NOR', 'CZE', 'HRV'];
    const mine = read('Which of my 3 countries gives citizenship fastest?');
    expect([iso3(mine?.named), iso3(mine?.views).toSorted()]).toEqual([all.slice(0, 3), all.toSorted()]);
    const which = read('Which country gives citizenship fastest?');
    expect([iso3(which?.named), iso3(which?.views).toSorted()]).toEqual([[], all.toSorted()]);
    expect(iso3(read('Is Croatia or Austria cheaper?')?.views)).not.toContain('NOR');
    for (const question of [
      'How long does citizenship take?',
      'Which of the visas takes longest?',
      'Which one of our dogs may come?',
    ])
      expect(iso3(read(question)?.views)).not.toContain('AUT');
    expect(iso3(read('What are our options for schools?')?.named)).toEqual([]);
    expect(iso3(read('Which of our three options is cheapest?')?.named)).toEqual(all.slice(0, 3));
    expect(iso3(read('Which of them is cheapest?')?.views).toSorted()).toEqual(all.toSorted());
  });

  it('are answered for by our records', () => {
    const { protection } = answered(
      { citizenship: ['UKR'], 'current-location': place('Wrocław', 'Poland', 'pl') },
      ['CZE', 'CHE'],
      'Can I move my temporary protection to Germany or Ireland?',
    );
    expect(protection?.said?.text).toContain('binds Germany, Ireland and Czechia, not Switzerland');
    const { tax } = answered(FAMILY, ['NOR'], 'How are dividends taxed in Cyprus?');
    expect(tax?.said?.text).toMatch(/in Cyprus/);
  });
});

describe('a region that a question names', () => {
  const EGYPTIAN = answersOf({
    citizenship: ['EGY'],
    'current-location': place('Alexandria', 'Egypt', 'eg'),
    'specific-countries': ['ARE', 'DEU'],
    'extended-family-location': ['EGY', 'SAU'],
  });
  const there = viewsOf(EGYPTIAN, PLACES);
  const first = (question: string) => (readQuestion(question, there)?.named ?? []).map(({ iso3 }) => iso3);

  it.each([
    ['Is Gulf better for saving and can we ever get the passport there?', 'ARE', 'SAU'],
    ['Could we get citizenship in the GCC?', 'ARE', 'SAU'],
    ['Is Scandinavia too dark in winter?', 'DNK', 'NOR', 'SWE'],
    ['Is the DACH region friendlier?', 'DEU'],
  ])(
    'stands for those of its countries on the customer’s mind, or else for all: “%s”',
    (question, ...named) => {
      expect(first(question)).toEqual(named);
    },
  );

  it.each([
    'Is life on the Gulf coast cheaper?',
    'I worked in the Gulf for ten years: does that count?',
    'Is Europe better for saving?',
    'Is there Levant food?',
  ])('is not recognised in “%s”', (question) => {
    expect(first(question)).toEqual([]);
  });
});
