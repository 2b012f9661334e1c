import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { profileSummary } from '../../parts/summary/profileSummary.ts';
import { visitVisas } from '../../parts/timeline/visits.ts';
import { answered } from '../../testing/answered.ts';
import { viewsOf } from '../../testing/views.ts';
import { documentVisits } from './refugeeDocument.ts';
import { bestEntry } from './shortStay.ts';

const HOLDER = {
  'full-name': 'Omar',
  age: 33,
  citizenship: ['SYR'],
  'current-location': place('Leipzig', 'Germany', 'de'),
  'unique-family-situation': 'I travel on a German travel document for refugees.',
};
const PLACES = ['LUX', 'CHE', 'IRL', 'AUS'];
const seen = (household: object, iso3s: readonly string[]) =>
  viewsOf(
    answersOf(household as never),
    iso3s.flatMap((iso3) => realAtlas().country(iso3) ?? []),
  );
const views = seen(HOLDER, PLACES);

describe('somebody with a refugee travel document', () => {
  it('visits the states of the visa regulation freely, with a note that no record covers others', () => {
    const said = documentVisits(views)?.text;
    expect(said).toContain('you visit Luxembourg and Switzerland without a visa, for up to 90 days');
    expect(said).toContain('what Ireland and Australia ask');
    expect(visitVisas(views)?.text).toContain('what Ireland and Australia ask');
    expect(visitVisas(views.slice(0, 2))).toBeNull();
  });

  it('reads nothing that depends on the passport of a nationality', () => {
    expect(views.map((view) => bestEntry(view))).toEqual(PLACES.map(() => null));
  });

  it('does not visit by that law where another state issued the document', () => {
    const elsewhere = {
      ...HOLDER,
      'current-location': place('Istanbul', 'Turkey', 'tr'),
      'unique-family-situation': 'I travel on a Turkish travel document for refugees.',
    };
    expect(documentVisits(seen(elsewhere, ['LUX']))?.text).toMatch(
      /^Our records do not say what Luxembourg asks/,
    );
  });

  it('appears in the summary as a citizen without a passport, without the reason', () => {
    const [view] = views;
    const text = view ? JSON.stringify(profileSummary(view.atlas, view.profile, [], 'silver').blocks[0]) : '';
    expect(text).toContain(
      'the citizenship of Syria and a travel document of Germany in place of a passport',
    );
    expect(text).not.toContain('refugee');
  });

  it('gets answers from the regulation and the Convention', () => {
    const { 'refugee-document': visa } = answered(
      HOLDER,
      ['LUX'],
      'Do I need a visa with my German travel document for refugees?',
    );
    expect(visa?.said?.text).toContain('without a visa');
    expect(visa?.said?.text).toContain('Convention on refugees of 1951');
    const { protection } = answered(
      HOLDER,
      ['LUX'],
      'What happens to my refugee status when I move, can I come back?',
    );
    expect(protection?.said?.text).toContain('lets its holder back in');
  });
});
