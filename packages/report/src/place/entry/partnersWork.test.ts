import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { EMPLOYEE, REMOTE } from '@global-fit/matching/testing/couple';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { recordById } from '../../figures/records.ts';
import { answered } from '../../testing/answered.ts';
import { placeView } from '../../testing/views.ts';
import { coupleLead } from '../../sections/family/couple.ts';
import { dependants } from '../../sections/legal/household/family.ts';
import { isPartnersWorkOpen } from './family.ts';

const atlas = realAtlas();

const viewIn = (answers: WrittenAnswers, iso3: string) => {
  return placeView(iso3, answersOf(answers));
};
const lawIn = (answers: WrittenAnswers, iso3: string) => dependants(viewIn(answers, iso3))?.said;

describe('the partner’s work under a permit for the other', () => {
  it('is described by the law of the permit, with its limit and source', () => {
    const said = lawIn(EMPLOYEE, 'IRL');
    expect(said?.text).toMatch(/Mina.*\(not self-employed[^)]*\)/);
    const [record] = (said?.facts ?? []).filter((fact) => fact.startsWith('partnerswork:'));
    expect(recordById(atlas, record ?? '')?.from[0]?.source).toMatch(/^Ireland/);
    expect(isPartnersWorkOpen(viewIn(EMPLOYEE, 'IRL'))).toBe(false);
  });

  it('needs a permission of its own or is not allowed, where the law says so', () => {
    expect(lawIn(EMPLOYEE, 'SGP')?.text).toMatch(/permission/);
    expect(lawIn(REMOTE, 'GRC')?.text).toMatch(/may not work|no work|without work/);
  });

  it('is not mentioned where the partner no longer works, nor promised to an unmarried couple', () => {
    const aged = { ...REMOTE, 'family-member-1-family-member-age': 70 };
    expect(lawIn(aged, 'GRC')?.text).not.toMatch(/may not work|no work|without work/);
    expect(lawIn({ ...EMPLOYEE, 'relationship-status': 'partnered' }, 'IRL')?.text).toContain(
      'if Mina counts as family there',
    );
    expect(isPartnersWorkOpen(viewIn({ ...EMPLOYEE, 'relationship-status': 'partnered' }, 'IRL'))).toBe(true);
  });

  it('is a question to ask where no record says', () => {
    const asked = { ...EMPLOYEE, 'couple-lifestyle-priorities': ['partner-work-permit'] };
    expect(lawIn(asked, 'POL')?.text).toMatch(/not on record: ask|nor whether your partner may work/);
  });
});

it('is answered by that law for a couple that asks, together with the job market', () => {
  const lead = (answers: WrittenAnswers, iso3: string, ...wishes: readonly string[]) =>
    coupleLead(viewIn({ ...answers, 'couple-lifestyle-priorities': [...wishes] }, iso3))?.said.text ?? '';
  expect(lead(EMPLOYEE, 'IRL', 'partner-work-permit')).toMatch(/Mina.*(?:find none|without any|found none)/);
  expect(lead(EMPLOYEE, 'SGP', 'partner-work-permit')).toMatch(/permission|permit the work of Mina/);
  expect(lead(REMOTE, 'GRC', 'partner-work-permit', 'both-careers')).toMatch(
    /does not offer|not work|does not let Mina work/,
  );
  expect(lead(EMPLOYEE, 'IRL', 'both-careers')).toMatch(/and Mina may take work.* on the family permit/);
});

it('is described by that law where asked about, and left to ask only for places without a record', () => {
  const asks = (places: readonly string[]) =>
    answered(EMPLOYEE, places, 'Can my wife work in each of these countries?')['partner-work'];
  const told = asks(['IRL', 'SGP', 'POL']);
  expect(told?.said?.text).toMatch(/may work in Ireland \(not self-employed[^)]*\)/);
  expect(told?.said?.text).toMatch(
    /Your wife needs a permission to work, before the first day, in Singapore/,
  );
  expect(told?.lacks).toMatch(/^whether your wife may work in Poland with the permit/);
  expect(asks(['IRL', 'SGP'])?.lacks).toBe('from which day the family permit is given');
});
