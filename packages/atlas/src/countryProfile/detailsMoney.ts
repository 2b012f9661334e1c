import { formatMoney } from '../format.ts';
import { paragraph, type Teller } from './teller.ts';
import { isNone, joined } from './words.ts';

/** "grew by 2.1%" or "shrank by 1.0%". */
const change = (text: string, grew: string, shrank: string): string =>
  text.startsWith('\u2212') ? `${shrank} by ${text.slice(1)}` : `${grew} by ${text}`;

export function economy(t: Teller): string | null {
  const year = t.fact('gdp_growth')?.year;
  return paragraph(
    t.tell(['gdp_per_capita_usd'], (gdp) =>
      t.pick('gdp', [
        `Output per person is ${gdp}${t.against('gdp_per_capita_usd')}.`,
        `The economy produces ${gdp} per person${t.against('gdp_per_capita_usd')}.`,
      ]),
    ),
    t.tell(['gdp_growth'], (growth) => `In ${year} the economy ${change(growth, 'grew', 'shrank')}.`),
    t.tell(
      ['services_share_gdp', 'industry_share_gdp', 'agriculture_share_gdp'],
      (services, industry, farming) =>
        `Services make up ${services} of output, industry ${industry} and farming, forestry and fishing ${farming}.`,
    ),
    t.tell(['gdp_growth_forecast_2026'], (growth) =>
      growth.startsWith('\u2212')
        ? `For 2026 the IMF expects the economy to shrink by ${growth.slice(1)}.`
        : `For 2026 the IMF expects growth of ${growth}.`,
    ),
  );
}

/** The country whose prices are the base of all price levels. */
const MEASURE = 'USA';

export function costOfLiving(t: Teller): string | null {
  const capital = t.country.capital;
  return paragraph(
    t.tell(
      ['price_level_vs_us'],
      (level) => `Prices overall stand at ${level}${t.against('price_level_vs_us')}.`,
    ),
    // These are all 100 in the base country itself.
    t.iso3 === MEASURE
      ? null
      : t.tell(
          ['price_level_food', 'price_level_restaurants', 'price_level_transport'],
          (food, eating, transport) =>
            `By kind, with the United States as 100: food ${bare(food)}, restaurants and hotels ${bare(eating)}, transport ${bare(transport)}.`,
        ),
    t.tell(
      ['rent_capital_1bed_eur'],
      (rent) =>
        `A good one-bedroom flat in the parts of ${capital} that international staff choose rents for about ${rent}.`,
    ),
    t.tell(['inflation_rate'], (rate) => `Consumer prices last ${change(rate, 'rose', 'fell')} over a year.`),
  );
}

const bare = (level: string): string => level.replace(' (US = 100)', '');

export function work(t: Teller): string | null {
  return paragraph(
    t.tell(
      ['unemployment_rate'],
      (rate) => `Unemployment stands at ${rate}${t.against('unemployment_rate')}.`,
    ),
    wage(t),
    t.tell(['weekly_working_hours'], (hours) => `People in work put in ${hours} a week on average.`),
    t.tell(['paid_annual_leave_days'], (days) =>
      isNone(days)
        ? 'The law gives employees no paid leave.'
        : `The law gives employees ${days} of paid leave a year.`,
    ),
    minimumWage(t),
  );
}

function wage(t: Teller): string | null {
  const wage = t.atlas.wage(t.iso3, 'total');
  if (wage?.monthlyUsd == null || wage.unreliable || !wage.from.shown) return null;
  t.use(wage.from);
  return `Average pay was ${formatMoney(wage.monthlyUsd)} a month in ${wage.year}.`;
}

function minimumWage(t: Teller): string | null {
  const wage = t.atlas.minimumWage(t.iso3);
  if (!wage?.from.shown) return null;
  t.use(wage.from);
  const usd =
    wage.monthlyUsd === null || wage.currency === 'USD' ? '' : ` (about ${formatMoney(wage.monthlyUsd)})`;
  const note = wage.note && !/^\d+$/.test(wage.note) ? ` (${wage.note})` : '';
  return `The minimum wage was ${formatMoney(wage.monthlyLocal, wage.currency)}${usd} a month in ${wage.year}${note}.`;
}

/** Tax rates and regimes for newcomers, for orientation. */
export function taxes(t: Teller): string | null {
  const facts = t.atlas.taxFacts(t.iso3);
  const shown = facts?.from.shown ? facts : null;
  if (shown) t.use(shown.from);
  const regimes = t.atlas.specialRegimes(t.iso3).filter((regime) => regime.from.shown);
  for (const regime of regimes) t.use(regime.from);
  const told = paragraph(
    shown?.topIncomeTax == null ? null : `The top rate of national income tax is ${shown.topIncomeTax}%.`,
    shown?.vat == null ? null : `The standard sales tax is ${shown.vat}%.`,
    t.tell(
      ['deductions_pct_60k_usd'],
      (share) =>
        `On a gross pay of US$\u00a060,000 a single person without children gives up an estimated ${share} in income tax and employee contributions.`,
    ),
    shown?.residencyDays == null
      ? shown?.residentByHome
        ? 'Whoever makes a home there is resident for tax from that day.'
        : null
      : `A stay of ${shown.residencyDays} days in a year ordinarily makes a person resident for tax.`,
    regimes.length === 0
      ? null
      : `Newcomers may qualify for a regime of their own: ${joined(regimes.map((regime) => regime.name))}.`,
  );
  return told === null ? null : `${told} This is orientation, not tax advice.`;
}
