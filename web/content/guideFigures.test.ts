import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Iso3 } from '@global-fit/atlas/model';
import { capitalised } from '@global-fit/atlas/letters';
import { NUMBER_WORDS } from '@global-fit/atlas/number';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';

const atlas = realAtlas();
const all: readonly Iso3[] = atlas.countries.map(({ iso3 }) => iso3);
const count = (holds: (iso3: Iso3) => unknown): number => all.filter((iso3) => holds(iso3)).length;
const guide = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, `../../content/guides/${name}.md`), 'utf8');

/** Values of an indicator in ascending order. */
const figures = (id: string): number[] =>
  all
    .flatMap((iso3) => {
      const value = atlas.fact(iso3, id)?.value;
      return typeof value === 'number' ? [value] : [];
    })
    .sort((a, b) => a - b);
const middle = (values: readonly number[]): number => values[values.length >> 1] as number;

const dual = (answer: string): number =>
  count((iso3) => atlas.fact(iso3, 'dual_citizenship')?.value === answer);
const agreementsOf = (party: Iso3): number =>
  count((iso3) => atlas.socialSecurity(iso3, party).some((row) => row.iso3 === iso3 && row.party === party));
const apostille = (status: string): number =>
  count((iso3) => atlas.treaties(iso3)?.apostille?.status === status);
const rule = (iso3: Iso3) => atlas.pets(iso3)?.importRule ?? null;
const lead = (from: number, to: number): number =>
  count((iso3) => (rule(iso3)?.leadDays ?? -1) >= from && (rule(iso3)?.leadDays ?? -1) <= to);
const returnIn = (month: number): number =>
  count((iso3) => atlas.schoolYear(iso3)?.longBreakReturn === month);

/** "April 2024" for "2024-04" or a day in it. */
const monthOf = (day = ''): string =>
  new Date(`${day.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

describe('the figures in the guides agree with our tables', () => {
  it('in the basics', () => {
    const text = guide('basics_of_moving_abroad');
    const descents = all.flatMap((iso3) => atlas.routes.open(iso3, 'citizenship-by-descent'));
    expect(text).toContain(
      `In our records ${descents.filter(({ shown }) => shown).length} routes by descent`,
    );
    expect(text).toContain(
      `${dual('yes')} countries allow dual citizenship, ${dual('no')} do not and ${dual('limited')} do so with limits`,
    );
    expect(text).toContain(
      `name ${agreementsOf('USA')} agreements of the United States, ${agreementsOf('CAN')} of Canada, ${agreementsOf('AUS')} of Australia and ${agreementsOf('GBR')} of the United Kingdom`,
    );
    expect(text).toContain(
      `${apostille('y')} of the countries in our records were members on 30 June 2026, and ${NUMBER_WORDS[apostille('pending')]} more was about to join`,
    );
  });

  it('in health insurance', () => {
    const text = guide('health_insurance_guide_for_expats');
    const own = figures('out_of_pocket_health');
    expect(text).toContain(
      `In the ${own.length} countries for which we hold it, the middle one stands at about ${Math.round(middle(own))} per cent. In ${own.filter((share) => share < 15).length} countries it is under 15 per cent; in ${own.filter((share) => share > 50).length} it is more than half`,
    );
    const services = figures('uhc_index');
    expect(text).toContain(
      `the middle of ${services.length} countries stood at ${middle(services)}, and the highest, Canada, at ${services.at(-1)}`,
    );
    const spending = figures('health_spending_per_capita');
    expect(text).toContain('Spending there was about 12,400 dollars a person in 2022');
    expect(Math.round((spending.at(-1) as number) / 100)).toBe(124);
    expect(text).toContain(`against about ${Math.round(middle(spending) / 10) * 10} in the middle one`);
    const australian = count((iso3) => atlas.healthEntry(iso3)?.australiaReciprocal);
    expect(text).toContain(`Australia lists ${NUMBER_WORDS[australian]} countries`);
    const risk = count((iso3) => atlas.healthEntry(iso3)?.yellowFever?.risk);
    const certificate = count((iso3) => atlas.healthEntry(iso3)?.yellowFeverCertificate);
    expect(text).toContain(
      `${risk} countries in our tables carry a risk of infection in all or part of their land, and ${certificate} ask every traveller`,
    );
  });

  it('in pets', () => {
    const text = guide('pet_relocation_guide');
    const listed = (entry: string): number => count((iso3) => atlas.pets(iso3)?.euList?.entry === entry);
    const group = (number: number): number =>
      count((iso3) => atlas.pets(iso3)?.australiaGroup?.group === number);
    expect(text).toContain(`our tables find ${listed('annex I')} countries in the first part of the list`);
    expect(text).toContain(`and ${listed('annex II')} in the second`);
    expect(text).toContain(
      `${listed('unlisted')} of our ${all.length} countries are neither listed nor members`,
    );
    expect(text).toContain(
      `${count((iso3) => atlas.pets(iso3)?.usHighRisk?.listed)} of the countries in our tables were on the list`,
    );
    expect(group(1)).toBe(1);
    expect(text).toContain(`${group(2)} island states and territories are in the second, and ${group(3)}`);
    const rules = count(rule);
    expect(text).toContain(
      `Of the ${rules} countries whose rules we hold, ${count((iso3) => rule(iso3)?.microchip)} name the chip`,
    );
    const test = count((iso3) => rule(iso3)?.titreTest);
    expect(text).toContain(`${capitalised(NUMBER_WORDS[test] ?? '')} of the rules we hold name the test`);
    expect(text).toContain(`${count((iso3) => rule(iso3)?.permit)} of the ${rules} ask for it`);
    const quarantine = count((iso3) => rule(iso3)?.quarantine);
    expect(text).toContain(
      `${capitalised(NUMBER_WORDS[quarantine] ?? '')} of the countries in our tables name it`,
    );
    const breeds = count((iso3) => atlas.pets(iso3)?.breeds);
    expect(text).toContain(`by breed or build; our records hold ${NUMBER_WORDS[breeds]} such laws`);
    const worms = atlas.countries.filter(({ iso3 }) => rule(iso3)?.tapewormTreatment).map(({ iso3 }) => iso3);
    expect(worms.toSorted()).toEqual(['FIN', 'GBR', 'IRL', 'MLT', 'NOR']);
    const cites = count((iso3) => atlas.treaties(iso3)?.cites);
    expect(text).toContain(`${cites} of our ${all.length} countries are members`);
    const dates = all.flatMap((iso3) => rule(iso3)?.from.asOf ?? []).toSorted();
    expect(text).toContain(`stood between ${monthOf(dates[0])} and ${monthOf(dates.at(-1))}, of high to low`);
    expect(text).toContain(`| about three weeks | ${lead(1, 24)} |`);
    expect(text).toContain(`| about a month | ${lead(25, 40)} |`);
    expect(text).toContain(`| about two months | ${lead(41, 75)} |`);
    expect(text).toContain(`| about four months | ${lead(76, 130)},`);
    expect(text).toContain(`| five to six months | ${lead(131, 190)} |`);
    expect(text).toContain(`${capitalised(NUMBER_WORDS[lead(0, 0)] ?? '')} of the ${rules}, among them`);
    expect(all.filter((iso3) => rule(iso3) && rule(iso3)?.leadDays === null)).toEqual(['ISL']);
  });

  it('in school', () => {
    const records = count((iso3) => atlas.schoolYear(iso3));
    const text = guide('talking_to_youngsters_guide');
    expect(text).toContain(
      `In ${returnIn(9)} of the ${records} countries for which we hold a record, pupils came back from the long break in September; in ${returnIn(8)} it was August, in ${returnIn(2)} February, and in ${returnIn(1)}, half of them south of the equator, January`,
    );
    expect(text).toContain(`2020 and 2021, for ${records} countries`);
  });
});
