import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, type Persona, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();

/** So few countries keep all of these that others have to fill in. */
const HARD = [
  'Winters colder than 12 °C\nSummers above 27 °C\nMore than 2 hours of flight from home',
  'No path to citizenship within 4 years\nSummers above 26 °C\nMore than 1 million people in a city',
];

function hard({ answers, ...persona }: Persona, lines: string) {
  const strict = { ...answers, ...answersOf({ 'deal-breakers': lines }) };
  const ranking = rankCountries(atlas, profilePreferences(atlas, strict));
  return { ranking, answers: strict, document: reportFor({ ...persona, answers: strict }, { ranking }) };
}

const CASES = PERSONAS.flatMap((persona) => HARD.map((lines) => ({ persona, lines, title: persona.title })));

describe('places added although they fail a condition', () => {
  let met = 0;
  it.each(CASES)(
    'are no second choice, are in no plan, and have towns by the customer’s wishes: $title',
    (one) => {
      const { answers, ranking, document } = hard(one.persona, one.lines);
      const ranked = document.places.filter(({ rankBand }) => rankBand !== null);
      expect(ranked).toHaveLength(Math.min(3, ranking.matches.length));
      if (ranking.matches.length === 0 || ranking.matches.length > 2) return;
      met += 1;
      const glance = document.atAGlance.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
      expect(glance[0]).toMatch(
        ranking.matches.length === 1 ? /^Only .* passes every condition\. / : / pass every condition\. /,
      );
      expect(document.title).toMatch(
        /: (?:one place to live, and two that come|two places to live, and one that comes) nearest$/,
      );
      expect(glance[0]).toMatch(/would bring countries back|two let go together would|three or more/);
      expect(reviewReport(document, atlas, answers)).toEqual([]);
      const failing = document.places.filter(({ rankBand }) => rankBand === null);
      expect(failing.length).toBe(3 - ranking.matches.length);
      const steps = document.nextSteps.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
      const plan = document.timeline.flatMap(({ tasks }) => tasks.map(({ title }) => title)).join('\n');
      for (const place of failing) {
        expect(steps.join('\n')).not.toMatch(new RegExp(`(?:Keep|touch with|Hold on to) ${place.country}`));
        const compared = ranking.excluded.find(({ iso3 }) => iso3 === place.iso3)?.studied?.cities ?? [];
        expect(compared.length).toBeGreaterThan(0);
        expect(place.cities.map(({ id }) => id)).toEqual(compared.slice(0, 3).map(({ cityId }) => cityId));
        for (const city of place.cities) {
          expect(plan).not.toMatch(new RegExp(`\\bSee .*${city.name}`));
          if (place.cities.length > 1) expect(city.score).not.toBe(place.score);
        }
      }
    },
  );

  it('are marked as no recommendation where no country passes', () => {
    const none = [
      'No winters below 15 °C',
      'Must be an EU country',
      'No earthquakes',
      'Nothing more than 2 hours of flight from Durban',
    ];
    const { ranking, document } = hard(PERSONAS[0] as Persona, none.join('\n'));
    expect(ranking.matches).toEqual([]);
    expect(document.title).toMatch(/: 3 places that come nearest$/);
    const [first] = document.atAGlance.blocks;
    expect(first).toMatchObject({ text: expect.stringContaining('nothing here is a recommendation') });
    expect(JSON.stringify(document.atAGlance)).not.toContain('world-map');
  });

  it('occur among the personas', () => expect(met).toBeGreaterThan(2));
});

describe('places added where no country passes', () => {
  const placesFor = (named: readonly string[]) => {
    const answers = answersOf({
      citizenship: ['JPN'],
      'current-location': place('Osaka', 'Japan', 'jp'),
      'relocation-scope': 'international',
      'languages-spoken': ['ja'],
      'language-preference': 'must-speak',
      'specific-countries': [...named],
      'monthly-budget': 2200,
    });
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no personas');
    const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
    expect(ranking.matches).toEqual([]);
    const { places, atAGlance } = reportFor({ ...persona, answers }, { ranking });
    const [first] = atAGlance.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
    return { told: first ?? '', failing: places.filter(({ interval }) => interval === null) };
  };

  it('are those that the customer named, where these fail no more than the others', () => {
    const named = ['THA', 'MYS', 'PHL'];
    const { told, failing } = placesFor(named);
    expect(new Set(failing.map(({ iso3 }) => iso3))).toEqual(new Set(named));
    expect(told).toContain('countries that you named come first');
  });

  it('score best where the customer named none', () => {
    const { told, failing } = placesFor([]);
    expect(failing).toHaveLength(3);
    expect(told).toContain('of those that do score best');
  });
});
