import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { legalAction } from '../../../sections/legal/actions.ts';
import { placeView, viewsOf } from '../../../testing/views.ts';
import { documentTasks } from './paperTasks.ts';
import { partnerTasks, visaTasks } from './visaTasks.ts';

const atlas = realAtlas();

function papers(passport: string, iso3: string): string {
  const view = placeView(iso3, answersOf({ citizenship: [passport] }));
  const [task] = documentTasks(view, [], null);
  return task?.said.text ?? '';
}

describe('documents for use abroad', () => {
  it('need no more than an apostille where neither state is known to have objected', () => {
    expect(papers('UKR', 'DEU')).toContain('an apostille from the issuing country is enough');
  });

  it('are never called ready with an apostille where either state has recorded objections', () => {
    for (const passport of atlas.countries)
      for (const iso3 of ['DEU', 'IND'])
        if (
          passport.iso3 !== iso3 &&
          [passport.iso3, iso3].some((one) => atlas.treaties(one)?.apostille?.objections)
        )
          expect(papers(passport.iso3, iso3), `${passport.iso3} ${iso3}`).not.toContain('country is enough');
    expect(papers('IND', 'DEU')).toMatch(
      /objections to India are on record; the page of the embassy of Germany says/,
    );
  });

  it('are legalised by the embassy where the issuing state gives no apostille', () => {
    expect(papers('ARE', 'DEU')).toContain(
      'the United Arab Emirates issues no apostille, so the embassy of Germany',
    );
  });
});

describe('a permit out of reach', () => {
  const pensioner = answersOf({
    age: 63,
    citizenship: ['ARG'],
    'work-arrangement': 'not-working',
    'income-sources': ['retirement-pension'],
    'expected-annual-income': 'under-30k',
    'liquid-assets-available': '10k-25k',
    'visa-preference': ['retirement'],
  });
  const viewOf = (iso3: string) =>
    viewsOf(
      pensioner,
      atlas.countries.filter((country) => country.iso3 === iso3),
    )[0];

  it('is applied for in no step of the plan and no section', () => {
    const italy = viewOf('ITA');
    if (!italy) throw new Error('no view');
    const tasks = visaTasks(italy, [], null);
    expect(tasks.map(({ step }) => step)).not.toContain('apply');
    expect(tasks[0]?.said.text).toMatch(/out of reach. Ask the embassy now what would open it/);
    expect(legalAction(italy)?.said.text).toMatch(/^Do not apply for the Italy Elective Residence/);
  });

  it('is asked about in plan and section where it is just missed', () => {
    const spain = viewOf('ESP');
    if (!spain) throw new Error('no view');
    const tasks = visaTasks(spain, [], null);
    expect(tasks.map(({ step }) => step)).not.toContain('apply');
    expect(tasks[0]?.said.text).toMatch(
      /asks for hardly more than you told us\. Ask the embassy now which income/,
    );
    expect(legalAction(spain)?.said.text).toMatch(/^Ask before you apply for the Non-Lucrative/);
  });

  it('gives way to one that may be reached', () => {
    const portugal = viewOf('PRT');
    expect(portugal && visaTasks(portugal, [], null).map(({ step }) => step)).toContain('apply');
  });
});

describe('a claim by descent', () => {
  const titles = (passport: string, ancestry: string): readonly string[] => {
    const answers = answersOf({
      citizenship: [passport],
      'ancestry-claim': 'yes',
      'ancestry-countries': [ancestry],
    });
    const view = placeView('PRT', answers);
    return visaTasks(view, [], null).map(({ title }) => title);
  };

  it('is examined first where it opens the place, except with a passport that does already', () => {
    expect(titles('USA', 'ITA')).toContain('Check first whether your line counts');
    expect(titles('POL', 'ITA')).not.toContain('Check first whether your line counts');
    expect(titles('POL', 'PRT')).toContain('Check first whether your line counts');
  });
});

describe('a partner’s documents', () => {
  const told = (answers: object): string => {
    const view = placeView(
      'PRT',
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
        ...answers,
      }),
    );
    return partnerTasks(view, [], null)
      .map(({ said }) => said.text)
      .join(' ');
  };

  it('are in the plan where the customer’s passport opens the place to its holder only', () => {
    expect(told({ citizenship: ['POL'] })).toContain('leases and bills in both names');
    expect(told({ citizenship: ['POL'], 'relationship-status': 'married' })).toMatch(
      /the marriage certificate: after arrival a residence card/,
    );
    expect(told({ citizenship: ['PRT'] })).toContain('the family of a citizen');
    expect(told({ citizenship: ['IND'] })).toBe('');
  });
});
