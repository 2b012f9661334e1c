import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();
const [nomad] = PERSONAS.filter(({ id }) => id === 'british-nomad');

function placesOf(change: Readonly<Record<string, Written>>) {
  if (!nomad) throw new Error('no persona');
  const answers = { ...nomad.answers, ...answersOf(change) };
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
  return reportFor({ ...nomad, answers }, { answers, ranking, tier: 'bronze' }).places;
}

const textOf = ({
  whyItFits,
  whatWillBeHard,
  strongestPointAgainst,
}: ReturnType<typeof placesOf>[number]): string =>
  [...whyItFits, ...whatWillBeHard, ...(strongestPointAgainst ? [strongestPointAgainst] : [])]
    .map(({ text }) => text)
    .join('\n');

describe('the way in', () => {
  it.each(PERSONAS)('is given for every place in a report without a chapter on law: $title', (persona) => {
    for (const place of reportFor(persona, { tier: 'bronze' }).places) {
      const text = textOf(place);
      const told =
        /Your way in: /.test(text) ||
        /way in|asks for|employer|look for work|chooses among those who apply|our records hold no route/i.test(
          text,
        );
      expect(told, place.country).toBe(true);
      expect(text, place.country).not.toMatch(/right to live there counts? in favour/);
    }
  });

  let ways = 0;

  it.each(PERSONAS)('that counts against a place is not given in its favour too: $title', (persona) => {
    const twice = reportFor(persona, { tier: 'bronze' }).places.flatMap((place) => {
      const hard = place.whatWillBeHard.map(({ text }) => text.toLowerCase()).join(' ');
      const told = place.whyItFits.flatMap(({ text }) => [
        ...text.matchAll(/Your way in: (.+? asks for .+?)[.;]/g),
      ]);
      ways += told.length;
      return told.filter(([, way = '']) => hard.includes(way.toLowerCase())).map(([way]) => way);
    });
    expect(twice).toEqual([]);
  });

  it('occurs among the personas', () => {
    expect(ways).toBeGreaterThan(0);
  });

  it('is given with its sum and length', () => {
    const places = placesOf({ 'ancestry-claim': 'no' });
    expect(
      places.some((place) => /Your way in: .*US\$[\d,]+ a month.* is first granted for/s.test(textOf(place))),
    ).toBe(true);
  });

  it('mentions a ticked visa out of reach, with its sum', () => {
    const told = placesOf({
      'ancestry-claim': 'no',
      'visa-preference': ['digital-nomad', 'work'],
      'expected-annual-income': 'under-30k',
    }).map(textOf);
    for (const text of told)
      if (/Remote-work route, which you ticked/.test(text))
        expect(text).toMatch(/which you ticked: the .* asks for (?:an income of )?about US\$[\d,]+ a month/);
    const all = told.join('\n');
    expect(all).not.toMatch(/which you ticked, goes by/);
  });

  it('names the claim without which another way remains, where nothing earlier has', () => {
    for (const place of placesOf({ 'ancestry-claim': 'yes', 'ancestry-countries': ['ITA'] }))
      for (const { text } of place.whyItFits) expect(text).not.toMatch(/^Without it\b/);
  });

  it('names what ancestry may open besides', () => {
    for (const place of placesOf({ 'ancestry-claim': 'yes', 'ancestry-countries': ['BGR'] })) {
      const union = atlas.movement.mayMoveFreely('BGR', place.iso3);
      if (union?.grade === 'settle') expect(textOf(place), place.country).toMatch(/citizenship of Bulgaria/);
    }
  });

  it('is called by its name where no sentence before has it', () => {
    const nurse = answersOf({
      age: 33,
      citizenship: ['COL'],
      'relocation-duration': 'permanent',
      'education-level': 'bachelor',
      'career-field': 'healthcare',
      'years-in-field': 10,
      'special-skills': 'Registered nurse in paediatrics',
      'work-arrangement': 'local-job',
      'languages-spoken': ['es', 'en'],
      'visa-preference': ['work', 'permanent-residency'],
    });
    const ranking = rankCountries(atlas, profilePreferences(atlas, nurse), { study: ['AUS'] });
    const more = { answers: nurse, ranking, additionalCountries: 1, chosenCountryCodes: ['AUS'] };
    const told = nomad ? reportFor({ ...nomad, answers: nurse }, { ...more, tier: 'bronze' }).places : [];
    const hard = told.find(({ iso3 }) => iso3 === 'AUS')?.whatWillBeHard.map(({ text }) => text) ?? [];
    expect(hard.filter((text) => text.includes('is for the occupations on its list'))).toEqual([
      expect.stringMatching(
        /^The Skilled Independent visa \(Subclass 189\) is for the occupations on its list/,
      ),
    ]);
  });
});
