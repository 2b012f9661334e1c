import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT, VETERAN } from '../../../testing/answered.ts';

const ids = (question: string) => Object.keys(answered(FAMILY, ['PRT', 'CAN'], question));

it.each([
  ['Do we get our pension every quarter?', 'quarter'],
  ['Can I get a mortgage and rent out the flat?', 'rent-or-buy'],
  ['What do we do about our mortgage, the fixed rate ends in October?', 'mortgage'],
  ['Could we borrow against our house?', 'mortgage'],
  ['May I work from home?', 'home-from-afar'],
  ['How do I get a room in a student residence before I arrive?', 'home-from-afar'],
  ['Where can I work as a golf instructor?', 'pastime'],
  ['What tax number does my company need?', 'arrival-numbers'],
  ['What are start-up costs of a café?', 'first-months'],
  ['Is there a trial period at work?', 'trial-stay'],
  ['Are dividends in my NISA account taxed?', 'home-plan'],
  ['What does electricity cost?', 'power-supply'],
  ['Are there jobs in climate change research?', 'climate-ahead'],
  ['Can my husband work as an electrician?', 'trades'],
  ['Can I bring my snake?', 'wildlife'],
])('“%s” is none of %s', (question, topic) => {
  expect(ids(question)).not.toContain(topic);
});

it('says that the records end at the town and not the quarter, with the school first for children', () => {
  const asked = (household: object) =>
    answered(household, ['PRT'], 'Which areas of the city are good?')['quarter'];
  expect(asked(FAMILY)?.said?.text).toMatch(/^Our records end at the town.*choose the school first/);
  expect(asked(STUDENT)?.said?.text).not.toMatch(/school/);
});

it('does not take an unrecorded hazard for an absent one', () => {
  const { disaster } = answered(FAMILY, ['PRT', 'CAN'], 'Are there floods?');
  expect(disaster?.said?.text).toMatch(/does not name floods in .*, which does not mean that there are none/);
});

it('calculates the months asked about, and three where no number is given', () => {
  const asked = (question: string) => answered(FAMILY, ['PRT'], question)['first-months']?.said?.text;
  expect(asked('How much cash do we need for the first six months?')).toMatch(
    /^Six months of your household/,
  );
  expect(asked('How much cash do we need to start?')).toMatch(/^Three months of your household/);
});

it('describes the state support of a Riester contract by its holder’s destination', () => {
  const { 'home-plan': found } = answered(FAMILY, ['PRT', 'CAN'], 'What about my Riester contract?');
  expect(found?.said?.text).toMatch(/In Portugal, inside the European Economic Area.*In Canada, outside/);
  const leeds = { ...FAMILY, 'current-location': place('Leeds', 'United Kingdom', 'gb') };
  expect(answered(leeds, ['PRT'], 'What about my Riester contract?')['home-plan']?.said?.text).not.toMatch(
    /Economic Area/,
  );
});

it('describes American rules to Americans only', () => {
  const tricare = (household: object) => answered(household, ['PRT'], 'Can I use Tricare abroad?').benefit;
  expect(tricare(VETERAN)?.said?.text).toMatch(/^TRICARE has plans for those who live outside/);
  expect(tricare(FAMILY)?.said).toBeNull();
  const reports = answered(VETERAN, ['PRT'], 'Do I still have to file US taxes and FBAR?')['us-reports'];
  expect(reports?.said?.text).toMatch(/still file its yearly return.*pass US\$10,000/);
  const taxed = answered(VETERAN, ['PRT'], 'Will my VA disability be taxed?')['benefit-tax'];
  expect(taxed?.said?.text).toMatch(/^The United States does not tax what .*That binds no other state/);
});

it('gives the state that pays for children by European law, without the United Kingdom', () => {
  const asked = (household: object, iso3: string) =>
    answered(household, [iso3], 'Do you get child benefit there?').benefit?.said?.text ?? '';
  expect(asked(FAMILY, 'PRT')).toMatch(/^By European law/);
  expect(asked(FAMILY, 'CAN')).toBe('');
  expect(asked({ ...FAMILY, 'current-location': place('Leeds', 'United Kingdom', 'gb') }, 'PRT')).toBe('');
});

describe('air quality over some months', () => {
  it('is answered with the recorded year, and not with healthcare', () => {
    const ask = (question: string) => answered(FAMILY, ['PRT'], question);
    const air = ask('Which months is the air clean enough for severe asthma?');
    expect(air.environment?.said?.text).toMatch(
      /only a mean for the whole year: fine dust averages .* in Portugal/,
    );
    expect(air.illness).toBeUndefined();
    expect(ask('Is the air clean?').environment?.said).toBeNull();
    expect(ask('Is there smog, and which doctors are there for asthma?').illness).toBeDefined();
  });
});

it('refers a children’s team to clubs, without a number of compatriots', () => {
  const friends = answered(FAMILY, ['ESP'], 'Is there a football club where Jonas can make friends?').friends;
  expect(friends?.said ?? null).toBeNull();
  expect(friends?.lacks).toContain('teams for children');
  expect(answered(FAMILY, ['ESP'], 'Where can we make friends?').friends?.said?.text).toContain('Germany');
});
