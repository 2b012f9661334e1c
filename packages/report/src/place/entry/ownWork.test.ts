import { describe, expect, it } from 'vitest';
import { firstStep } from '../../parts/closing/firstStep.ts';
import { workTasks } from '../../parts/timeline/tasks/workTasks.ts';
import { structure } from '../../sections/career/setup.ts';
import { viewFor } from '../../testing/lawHouseholds.ts';
import { workAgainstPermit, workShutOut } from './ownWork.ts';

/** A teacher with a pension and savings who goes on teaching a few pupils online. */
const TEACHER = {
  citizenship: ['GBR'],
  age: 54,
  'retirement-timeline': 'less-than-5',
  'retirement-income-phase': 'private-pension',
  'work-arrangement': 'freelance',
  'remote-work-legal-structure': 'contractor',
  'liquid-assets-available': '100k-250k',
  'expected-annual-income': '30k-50k',
  'income-sources': ['retirement-pension', 'remote-work'],
  'monthly-budget': 2600,
  'visa-preference': ['retirement', 'digital-nomad'],
};

describe('work brought along to a permit that allows none', () => {
  it('is told as what speaks against the place, with the permit made for it', () => {
    const said = workAgainstPermit(viewFor('ESP', TEACHER));
    expect(said?.text).toMatch(
      /allows no work, not even remotely, and you mean to go on with your freelance work\. The permit for such work is the Digital Nomad Visa .* asks for US\$\d/,
    );
    expect(said?.answers).toContain('work-arrangement');
  });

  it.each(['business-owner', 'remote-employee', 'freelance'])(
    'is told of no permit for a new business there: %s',
    (work) => {
      for (const iso3 of ['ESP', 'ITA', 'FRA', 'PRT']) {
        const view = viewFor(iso3, {
          ...TEACHER,
          'work-arrangement': work,
          'visa-preference': ['retirement', 'entrepreneur'],
        });
        const text = workAgainstPermit(view)?.text ?? '';
        expect(text).not.toMatch(/Cuenta Propia|Autonomo|Talent|Entrepreneur/i);
        if (text) expect(text).toMatch(/Nomad|Ask first which permit goes with that/i);
      }
      expect(
        workAgainstPermit(
          viewFor('ESP', { ...TEACHER, 'work-arrangement': work, 'visa-preference': ['retirement'] }),
        )?.text ?? '',
      ).toMatch(work === 'business-owner' ? /Ask first which permit goes with that/ : /Nomad/);
    },
  );

  it('is prepared for only once that is settled', () => {
    const view = viewFor('ESP', TEACHER);
    expect(structure(view)?.said.text).not.toMatch(/you would register/);
    const tasks = workTasks(view, [], null).map(({ title }) => title);
    expect(tasks).toEqual(['The work, or this permit']);
    expect(firstStep(view.profile, view).text).toMatch(/may go on with the Non-Lucrative Visa/);
  });

  it('does not concern who brings none, nor who needs no permit', () => {
    const retired = {
      ...TEACHER,
      'work-arrangement': 'not-working',
      'income-sources': ['retirement-pension'],
    };
    expect(workShutOut(viewFor('ESP', retired))).toBeNull();
    const irish = viewFor('ESP', { ...TEACHER, citizenship: ['GBR', 'IRL'] });
    expect(workAgainstPermit(irish)).toBeNull();
    expect(workTasks(irish, [], null).map(({ title }) => title)).toContain('Clients on paper');
  });
});
