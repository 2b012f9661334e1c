import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { taxTasks } from '../../parts/timeline/tasks/taxTasks.ts';
import { pensionerCare, pensionerCareInBrief } from './pensionerCare.ts';

function viewFor(member: Readonly<Record<string, unknown>>, own: Readonly<Record<string, unknown>> = {}) {
  const answers = answersOf({
    age: 44,
    citizenship: ['DEU'],
    'current-location': place('Stuttgart', 'Germany', 'de'),
    'work-arrangement': 'local-job',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    ...member,
    ...own,
  });
  return placeView('NOR', answers);
}

const MOTHER = {
  'family-member-1-name': 'Renate',
  'family-member-1-relationship': 'parent',
  'family-member-1-occupation': 'retired',
};

describe('who pays for the care of pensioners', () => {
  it('is described for a parent with a pension who moves along, without the name', () => {
    const said = pensionerCare(viewFor(MOTHER));
    expect(said?.text).toMatch(/^As long as Germany alone pays your parent a statutory pension/);
    expect(said?.text).not.toContain('Renate');
    expect(said?.answers).toContain('family-member-1-occupation');
    expect(said?.facts).toEqual(['rule:s1-pension-state-pays']);
  });

  it('is not described for a partner who retired early on other means', () => {
    const partner = { ...MOTHER, 'family-member-1-relationship': 'spouse' };
    const aged = (age: number, income: string) =>
      pensionerCare(
        viewFor({ ...partner, 'family-member-1-family-member-age': age }, { 'income-sources': [income] }),
      );
    expect(aged(52, 'investments')).toBeNull();
    expect(aged(52, 'retirement-pension')?.text).toContain('pays your partner a statutory pension');
    expect(aged(70, 'investments')?.text).toContain('pays your partner a statutory pension');
  });

  it('depends on age where no occupation is given', () => {
    const { 'family-member-1-occupation': _, ...rest } = MOTHER;
    const aged = (age: number) =>
      pensionerCare(viewFor({ ...rest, 'family-member-1-family-member-age': age }));
    expect(aged(79)?.answers).toContain('family-member-1-family-member-age');
    expect(aged(58)).toBeNull();
  });

  it('includes the parent beside a customer who draws one too', () => {
    const own = { age: 68, 'work-arrangement': 'not-working', 'retirement-timeline': 'already-retired' };
    expect(pensionerCare(viewFor(MOTHER, own))?.text).toMatch(
      /pays you a .* The same holds for your parent\.$/,
    );
  });

  it('begins with the pension, and names what is needed until then', () => {
    const early = { age: 59, 'work-arrangement': 'not-working', 'retirement-timeline': 'already-retired' };
    const bridge = viewFor({}, { ...early, 'retirement-income-phase': 'bridge' });
    const said = pensionerCare(bridge);
    expect(said?.text).toMatch(/Norway.* from the day on which it alone pays you .* not before it begins/);
    expect(said?.text).not.toContain('As long as');
    const company = viewFor({}, { ...early, 'retirement-income-phase': 'private-pension' });
    expect(pensionerCare(company)?.text).toContain('not before it begins');
    const paid = viewFor({}, { ...early, 'retirement-income-phase': 'state-pension' });
    expect(pensionerCare(paid)?.text).toMatch(/^As long as/);
    const payer = (view: typeof paid) => taxTasks(view, [], 12).map(({ title }) => title);
    expect(payer(bridge)).not.toContain('The pension abroad');
    expect(payer(paid)).toContain('The pension abroad');
  });

  it('counts a British State Pension as drawn in the year in which its age rises, where it is said to be paid', () => {
    const at = (age: number, phase: string) =>
      pensionerCare(
        placeView(
          'ESP',
          answersOf({
            age,
            citizenship: ['GBR'],
            'current-location': place('Leeds', 'United Kingdom', 'gb'),
            'work-arrangement': 'not-working',
            'retirement-timeline': 'already-retired',
            'retirement-income-phase': phase,
            'income-sources': ['retirement-pension'],
          }),
        ),
      )?.text;
    expect(at(66, 'state-pension')).toMatch(/^For those who draw its State Pension/);
    expect(at(66, 'private-pension')).toMatch(/from your State Pension on, not before/);
    expect(at(60, 'state-pension')).toMatch(/from your State Pension on, not before/);
  });

  it('is described for the person a question names, and for nobody without a pension', () => {
    const view = viewFor(MOTHER);
    const [mother] = view.profile.movers.members;
    expect(pensionerCareInBrief([view], mother, 'Renate')?.text).toMatch(/the care of Renate in Norway/);
    expect(pensionerCareInBrief([view])).toBeNull();
  });
});
