import { rounded } from '../../figures/format.ts';
import { constant, factQuantity, minus, over, shown, times } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { stillEarnsPension } from '../../place/pension/pension.ts';
import { payBesideHome } from '../../place/money/paySurvey.ts';
import { againstHome, besideHome, figure, standing, valueOf } from '../../place/view.ts';
import { because, given, say, words } from '../../prose/said.ts';
import { atStage } from './atStage.ts';

const PAY_OF_A_DEGREE = ['earnings_professionals_usd', 'earnings_monthly_usd'] as const;

/**
 * Pay and prices together, for those who would earn there and where pay at home comes from the same kind of survey.
 */
export const payInsight: Writer = (view) => {
  const pay = besideHome(view, 'earnings_monthly_usd');
  const price = besideHome(view, 'price_level_vs_us');
  if (!atStage(view, 'employee', 'transfer', 'student', 'open') || !pay || !price || !payBesideHome(view))
    return null;
  // With the same words for both there is no difference to tell.
  if (pay.short.text === price.short.text) return null;
  const gain = pay.ratio / price.ratio;
  const result =
    gain > 1.07 ? 'more than at home' : gain < 0.93 ? 'less than at home' : 'about as much as at home';
  const said = wayOf(view, 'pay-insight', [
    () =>
      say`Average pay in ${view.name} is ${pay.than}, and prices are ${price.short}: as surveyed, mostly before tax, a wage buys ${result}.`,
    () =>
      say`Set average pay, mostly surveyed before tax (${pay.short}), against prices (${price.short}), both compared with ${view.homeName}: in ${view.name} it buys ${result}.`,
    () =>
      say`What a wage buys in ${view.name}, mostly before tax: ${result}, with pay ${pay.short} and prices ${price.short} compared with ${view.homeName}.`,
  ]);
  // Two comparisons with home make the point; later places say something else.
  return passage(
    'pay-insight',
    1 - 0.25 * view.earlier.length,
    said && because(said, 'current-location', ...view.profile.stageIds),
  );
};

/** Percent above the mean below which professional work pays about as much as any other. */
const LEAST_GAIN = 5;

/** What a degree adds to pay there, by one survey, for those who will study for one. */
export const degreePayInsight: Writer = (view) => {
  const { atlas, iso3, name } = view;
  const known = PAY_OF_A_DEGREE.every((id) => figure(view, id) !== null);
  const years = new Set(PAY_OF_A_DEGREE.map((id) => atlas.fact(iso3, id)?.year));
  const [professionals, all] = PAY_OF_A_DEGREE.map((id) => factQuantity(atlas, id, iso3));
  if (!atStage(view, 'student') || !known || years.size > 1 || !professionals || !all) return null;
  const hundred = constant(100, 'a hundred of the average');
  const gain = minus(over(times(professionals, hundred), all), hundred);
  if (gain.value < LEAST_GAIN) return null;
  const percent = shown(gain, (value) => `${rounded(value, 0)}%`);
  const said = wayOf(view, 'degree-pay', [
    () => say`Professional work in ${name} is paid about ${percent} above the average there.`,
    () => say`Professional work adds about ${percent} to the average pay of ${name}.`,
    () => say`In ${name} the pay of professional work lies about ${percent} above that of all work.`,
  ]);
  return passage('degree-pay', 0.6, said && because(said, ...view.profile.stageIds));
};

/** Statutory days of leave for employees there. */
export const leaveInsight: Writer = (view) => {
  const days = figure(view, 'paid_annual_leave_days');
  if (!days || !atStage(view, 'employee', 'transfer', 'open')) return null;
  const home = againstHome(view, 'paid_annual_leave_days');
  const said = wayOf(view, 'leave-days', [
    () => say`The law of ${view.name} gives an employee ${days} of paid leave a year${home}.`,
    () => say`Paid leave in ${view.name} comes to ${days} a year by law${home}.`,
    () => say`By law an employee in ${view.name} has ${days} of paid leave a year${home}.`,
  ]);
  return passage('leave-days', 0.55, said && because(said, ...view.profile.stageIds));
};

/** Taxes and contributions of companies. */
export const businessTaxInsight: Writer = (view) => {
  const rate = figure(view, 'total_tax_rate_business');
  if (!rate || !atStage(view, 'founder', 'owner')) return null;
  const home = againstHome(view, 'total_tax_rate_business');
  const said = wayOf(view, 'business-tax', [
    () =>
      say`Taxes and contributions of a mid-size company in ${view.name} came to ${rate} of its profit when last compared (2017)${home}.`,
    () =>
      say`In ${view.name} a mid-size company paid ${rate} of its profit in taxes and contributions when last compared (2017)${home}.`,
    () =>
      say`Of the profit of a mid-size company, ${view.name} took ${rate} in taxes and contributions when last compared (2017)${home}.`,
  ]);
  return passage('business-tax', 0.58, said && because(said, ...view.profile.stageIds));
};

/** Unemployment, for those who may look for work. */
export const unemploymentInsight: Writer = (view) => {
  const rate = figure(view, 'unemployment_rate');
  if (!rate || atStage(view, 'retired', 'open', 'means')) return null;
  const home = againstHome(view, 'unemployment_rate');
  const said = wayOf(view, 'unemployment', [
    () =>
      say`[Of those who look for work in ${view.name}, ${rate} find none|In ${view.name} ${rate} of those who look for work find none]${home}.`,
    () => say`Unemployment in ${view.name} stands at ${rate}${home}.`,
    () => say`In ${view.name} ${rate} of the labour force look for work without success${home}.`,
  ]);
  return passage('unemployment', 0.45, said && because(said, ...view.profile.stageIds));
};

/** Percent of people from which mobile internet is a dependable second line. */
const EVERYWHERE = 90;

/** What to work with when the fixed line, told at the start of the section, is down. Said of every second place. */
export const lineInsight: Writer = (view) => {
  const reach = valueOf(view, 'coverage_4g');
  const share = figure(view, 'coverage_4g');
  if (reach === null || reach < EVERYWHERE || !share || !atStage(view, 'remote', 'freelance')) return null;
  const home = againstHome(view, 'coverage_4g');
  const said = wayOf(view, 'second-line', [
    () =>
      say`4G reaches ${share} of the people in ${view.name}${home}: the telephone can carry a meeting when the line is down.`,
    () =>
      say`When the line is down in ${view.name}, the telephone takes over: 4G reaches ${share} of the people${home}.`,
    () =>
      say`There is a second way online in ${view.name}: ${share} of the people live within reach of 4G${home}.`,
  ]);
  const weight = view.earlier.length % 2 === 0 ? 0.7 : 0.5;
  return passage('second-line', weight, said && because(said, ...view.profile.stageIds));
};

/** State pension age, for those who live on a pension. The share of older people is mentioned in the lead. */
export const pensionInsight: Writer = (view) => {
  const men = figure(view, 'pension_age_men');
  const women = figure(view, 'pension_age_women');
  if (!atStage(view, 'retired') || !stillEarnsPension(view.profile) || !men || !women) return null;
  const home = againstHome(view, 'pension_age_men');
  const age = men.text === women.text ? men : say`${men} for men and ${women} for women`;
  const basis = given(words(''), ...women.facts);
  const said = wayOf(view, 'pension-age', [
    () => say`The state pension of ${view.name} begins at ${age}${home}.${basis}`,
    () => say`At ${age}${home}, ${view.name} lets its own people stop work with a state pension.${basis}`,
    () => say`Those who have worked in ${view.name} draw its state pension from ${age}${home}.${basis}`,
  ]);
  return passage('pension-age', 0.6, said && because(said, ...view.profile.stageIds));
};

/** Median age, for those who earn no pension rights any more. The share of older people is mentioned in the lead. */
export const neighboursInsight: Writer = (view) => {
  const age = figure(view, 'median_age');
  if (!atStage(view, 'retired') || stillEarnsPension(view.profile) || !age) return null;
  const home = againstHome(view, 'median_age');
  const said = wayOf(view, 'neighbours', [
    () => say`The median age in ${view.name} is ${age}${home}: half of the people are older.`,
    () => say`Half of the people in ${view.name} are older than ${age}${home}.`,
    () =>
      say`In ${view.name} the age that divides the younger half of the people from the older is ${age}${home}.`,
  ]);
  return passage('neighbours', 0.6, said && because(said, ...view.profile.stageIds));
};

/** The share of people past working age. */
export const quietInsight: Writer = (view) => {
  const at = standing(view, 'population_65_plus');
  const share = figure(view, 'population_65_plus');
  if (!at || !share || !atStage(view, 'retired', 'means', 'open')) return null;
  const level =
    at.side === 'high'
      ? 'more than in most countries'
      : at.side === 'low'
        ? 'fewer than in most countries'
        : 'about as in the typical country';
  const home = againstHome(view, 'population_65_plus');
  const said = wayOf(view, 'company', [
    () => say`Of the people in ${view.name}, ${share} are 65 or older, ${level}${home}.${at.mark}`,
    () => say`${view.Name} counts ${share} of its people at 65 or above, ${level}${home}.${at.mark}`,
    () => say`People aged 65 or more make up ${share} of those in ${view.name}, ${level}${home}.${at.mark}`,
  ]);
  return passage('company', 0.5, said && because(said, ...view.profile.stageIds));
};
