import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../../cities/best.ts';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers;
const regions = (line: string) => read(line).map(({ region }) => region);

describe('a region that is refused', () => {
  it.each([
    ['no Quebec', ['in CAN Quebec']],
    ['no quebec pls', ['in CAN Quebec']],
    ['no Florida', ['in USA Florida']],
    ['Not Northern Ireland', ['in GBR Northern Ireland']],
    ['Canada but not Québec', ['in CAN Quebec']],
    ['not California or Texas', ['in USA California', 'in USA Texas']],
    ['anywhere in Spain except Catalonia', ['in ESP Catalonia']],
  ])('is read of "%s"', (line, found) => {
    expect(regions(line)).toEqual(found);
  });

  it.each(['nothing too hot except Dubai', 'no hot summers except Andalusia', 'no USA except Hawaii'])(
    'is none that a refusal spares: "%s"',
    (line) => {
      expect(regions(line).filter(Boolean)).toEqual([]);
    },
  );

  it('comes with a reason that is told as unread', () => {
    expect(read('burkini ban at the pool, so no Québec!')).toMatchObject([
      { region: 'in CAN Quebec', unread: ['burkini ban at the pool'] },
    ]);
    expect(read('no Québec (law 21)')).toMatchObject([{ region: 'in CAN Quebec', unread: ['law 21'] }]);
    expect(read('not Florida because my ex lives there')).toMatchObject([{ region: 'in USA Florida' }]);
  });

  it.each([
    'no rivers',
    'not Berlin',
    'maybe no Quebec',
    'Texas, Florida',
    'no Georgia',
    'no winters like in Quebec',
  ])('is none in "%s"', (line) => {
    expect(regions(line).filter((one) => one !== undefined)).toEqual([]);
  });

  it('keeps its towns from those recommended, and leaves the country', () => {
    const townsOf = (line: string) => {
      const { situation, gates } = standing(
        engineOf(atlas),
        profilePreferences(atlas, answersOf({ 'deal-breakers': line, 'languages-spoken': ['fr', 'en'] })),
      );
      const country = atlas.indexOf('CAN');
      const gate = gates.find(({ id }) => id.startsWith('deal-breaker:outside-region'));
      const towns = bestCities(situation, country).map(({ cityId }) => atlas.cities.byId(cityId)?.region);
      return { towns, status: gate?.check(country).status };
    };
    const { towns, status } = townsOf('no Quebec');
    expect(towns.length).toBeGreaterThan(0);
    expect(towns).not.toContain('Quebec');
    expect(status).toBe('met');
  });
});

describe('a region that is excepted from its country', () => {
  const read = (line: string) => readDealBreakers(atlas, line);

  it.each([
    'US, except Hawaii',
    'The US except California and Hawaii',
    'no US except Hawaii',
    'Canada except Quebec',
  ])('may be all that is left of it, and is refused by nobody: “%s”', (line) =>
    expect(read(line)).toMatchObject({ dealBreakers: [{ id: null }], excluded: [] }),
  );

  it.each(['Anywhere in Canada, except Quebec', 'Canada but not Quebec', 'all of Canada except Quebec'])(
    'is refused where the rest is welcome: “%s”',
    (line) =>
      expect(read(line)).toMatchObject({ dealBreakers: [{ label: 'no town in Quebec' }], excluded: [] }),
  );
});
