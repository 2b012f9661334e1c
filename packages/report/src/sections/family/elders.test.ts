import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { relativeTasks } from '../../parts/timeline/tasks/householdTasks.ts';
import type { PlaceView } from '../../place/view.ts';
import { viewsOf } from '../../testing/views.ts';
import { dependants } from '../legal/household/family.ts';
import { movementLead } from '../legal/lead.ts';
import { elders } from './elders.ts';
import { guests } from './visits.ts';
import { coupleLead } from './couple.ts';
import { composeSection } from '../compose.ts';
import { FAMILY as FAMILY_CHAPTER } from './plan.ts';

const FAMILY: Readonly<Record<string, Written>> = {
  citizenship: ['DEU'],
  'current-location': place('Kassel', 'Germany', 'de'),
  'work-arrangement': 'local-job',
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 2,
  'family-member-1-name': 'Uwe',
  'family-member-1-relationship': 'spouse',
  'family-member-2-relationship': 'parent',
  'family-member-2-family-member-age': 84,
  'eldercare-considerations': 'moving-with-us',
  'couple-lifestyle-priorities': ['both-careers'],
};
const NORDIC = ['NOR', 'DNK', 'SWE'];

function views(codes: readonly string[], more: Readonly<Record<string, Written>> = {}): readonly PlaceView[] {
  return viewsOf(
    answersOf({ ...FAMILY, ...more }),
    codes.flatMap((code) => realAtlas().country(code) ?? []),
  );
}

/** All that is told of family and law in these places. */
function told(all: readonly PlaceView[]): string {
  return all
    .flatMap((view) => [
      dependants(view)?.said.text,
      elders(view)?.said.text,
      coupleLead(view)?.said.text,
      ...relativeTasks(view, [], null).map(({ title, said }) => `${title}: ${said.text}`),
    ])
    .join('\n');
}

describe('a parent who follows to a country with a law on it', () => {
  it('is described by that law, and not as missing from our records', () => {
    const own = { citizenship: ['IND'], 'eldercare-considerations': 'joining-later' };
    const [there, silent] = views(['AUS', 'JPN'], own).map((view) => elders(view)?.said.text ?? '');
    expect(there).toMatch(/Australia has a law on record: .*Subclass 143/);
    expect(there).not.toMatch(/records do not say/);
    expect(silent).toMatch(/records do not say whether Japan does/);
  });
});

describe('a parent who comes along to a country with a law on parents', () => {
  const own = {
    citizenship: ['IND'],
    'current-location': place('Dubai', 'United Arab Emirates', 'ae'),
  };

  it('is described by it in each place, however often the topic appeared, and not as covered by few routes', () => {
    const all = views(['NOR', 'DNK', 'JPN', 'DEU', 'PRT'], own);
    const said = all.map((view) => ({
      family: JSON.stringify(composeSection(view, FAMILY_CHAPTER)),
      law: dependants(view)?.said.text ?? '',
    }));
    for (const { family, law } of said.slice(3)) {
      expect(family).toContain('has a law on record');
      expect(law).toMatch(/See Family for/);
      expect(law).not.toMatch(/few routes/);
    }
    expect(said[0]?.law).toMatch(/few routes/);
  });
});

describe('a parent who comes along', () => {
  it('has the right under free movement with a law on families, and needs no permit', () => {
    const text = told(views(NORDIC));
    expect(text).toContain(
      'A parent or grandparent, yours or your spouse’s, who depends on you has that right',
    );
    expect(text).not.toMatch(/few routes|say yes twice|question of permit|Permit and cover/);
    expect(text).not.toMatch(/whether Uwe may work/);
    for (const kind of ['moving-with-us', 'joining-later'])
      expect(told(views(NORDIC, { 'eldercare-considerations': kind }))).not.toMatch(
        /admits parents|let. residents bring/,
      );
  });

  it('is a question of permit for students, and where the customer enters by permit', () => {
    expect(told(views(['CAN']))).toMatch(/covered by few routes[^]*question of permit and insurance/);
    expect(told(views(NORDIC, { 'work-arrangement': 'study' }))).not.toContain('has that right');
  });

  it('is one of several where several come along, and none of them is a guest', () => {
    const two = {
      'number-of-family-members': 4,
      'family-member-3-relationship': 'parent',
      'family-member-3-family-member-age': 82,
      'family-member-4-name': 'Jonas',
      'family-member-4-relationship': 'child',
      'family-member-4-family-member-age': 8,
    };
    const all = views(['CAN', 'AUS', ...NORDIC], two);
    const text = told(all);
    expect(text).toContain('Moving your older relatives to Canada');
    expect(text).toContain(
      'Permit and cover for your older relatives: Written answers on residence and insurance for each of them',
    );
    expect(text).not.toMatch(/\b(?:an older relative|the relative who|for a parent) /);
    for (const view of all) expect(guests(view)?.said.text ?? '').not.toMatch(/grandparents/i);
  });

  it('is asked who would care for them only where the answers tell of such a need', () => {
    expect(told(views(['ESP']))).not.toMatch(/care home|care for them/);
    expect(told(views(['ESP'], { 'family-member-2-special-needs': 'Walks with a frame' }))).toContain(
      'see on the spot who would care for them',
    );
  });
});

describe('registration under free movement', () => {
  it('is never claimed to be required, since no record says so', () => {
    const all = views([...NORDIC, 'IRL', 'ISL']);
    const leads = all.map((view) => movementLead(view)?.said.text ?? '').join('\n');
    expect(leads).not.toMatch(/Registration is asked|What remains is registration/);
    expect(leads.match(/not in our records/g)).toHaveLength(1);
  });
});

describe('an aunt who comes along', () => {
  const text = (relationship: string) =>
    told(views(NORDIC, { 'family-member-2-relationship': relationship }));

  it('has no right of a parent, but is told what a state may do for her', () => {
    const aunt = text('other-relative');
    expect(aunt).not.toMatch(/parents? who depends? on you may|that a parent depends|has the same right/);
    expect(aunt).toContain('Norway may let them in as dependants of yours');
    expect(aunt).toContain('is not your parent');
    expect(text('parent')).toContain('A parent who depends on you may come to Norway');
  });
});
