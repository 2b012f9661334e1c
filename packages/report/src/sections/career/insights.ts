import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, standing, valueOf } from '../../place/view.ts';
import { because, given, say, words } from '../../prose/said.ts';
import { is } from './leads.ts';

/** Pay and prices together, for those who would earn there. */
export const payInsight: Writer = (view) => {
  const pay = besideHome(view, 'earnings_monthly_usd');
  const price = besideHome(view, 'price_level_vs_us');
  if (!is(view, 'employee', 'transfer', 'student') || !pay || !price) return null;
  const gain = pay.ratio / price.ratio;
  const result =
    gain > 1.07
      ? 'better off than at home'
      : gain < 0.93
        ? 'worse off than at home'
        : 'about where one ends it at home';
  const said = wayOf(view, 'pay-insight', [
    () =>
      say`Average pay in ${view.name} is ${pay.than}, and prices are ${price.short}: an average earner ends the month ${result}.`,
    () =>
      say`Set pay (${pay.short}) against prices (${price.short}), both beside ${view.homeName}: in ${view.name} an average earner ends the month ${result}.`,
    () =>
      say`What a wage buys in ${view.name}: an average earner ends the month ${result}, with pay ${pay.short} and prices ${price.short} beside ${view.homeName}.`,
  ]);
  // Two places beside home make the point; later ones have something else to say.
  return passage(
    'pay-insight',
    1 - 0.25 * view.earlier.length,
    said && because(said, 'current-location', ...view.profile.stageIds),
  );
};

/** What kind of economy it is. */
export const economyInsight: Writer = (view) => {
  const at = standing(view, 'labour_productivity');
  const yields = figure(view, 'labour_productivity');
  if (!at || !yields || is(view, 'retired', 'means')) return null;
  const home = againstHome(view, 'labour_productivity');
  const against = { ...home, text: home.text.replace(' at US prices', '') };
  const said = is(view, 'remote', 'freelance')
    ? wayOf(view, 'economy-abroad', [
        () =>
          say`Should the work you bring end, pay in ${view.name} rests on what work yields there: ${yields} a year for each person${against}.${at.mark}`,
        () =>
          say`A post found on the spot in ${view.name} would be paid out of ${yields} a year for each person at work${against}.${at.mark}`,
        () =>
          say`What local customers in ${view.name} can pay comes from what they earn, and that from ${yields} a year for each person at work${against}.${at.mark}`,
      ])
    : wayOf(view, 'economy', [
        () =>
          say`Pay is drawn from what work yields: in ${view.name} ${yields} a year for each person at work${against}.${at.mark}`,
        () =>
          say`Each person at work in ${view.name} yields ${yields} a year${against}; what employers can pay follows from that.${at.mark}`,
        () =>
          say`An economy that yields ${yields} a year for each person at work${against}: the wages of ${view.name} rest on that sum.${at.mark}`,
        () =>
          say`Behind the pay in ${view.name} stands what a person at work yields there, ${yields} a year${against}.${at.mark}`,
        () =>
          say`${yields} a year is what a person at work yields in ${view.name}${against}: a raise has to come out of that.${at.mark}`,
      ]);
  return passage('economy', 0.6, said && because(said, ...view.profile.stageIds));
};

/** Above this share of people a second way online may be counted on, in percent. */
const EVERYWHERE = 90;

/** What carries the work when the fixed line, which the section opens with, is down. Every other place tells of it. */
export const lineInsight: Writer = (view) => {
  const reach = valueOf(view, 'coverage_4g');
  const share = figure(view, 'coverage_4g');
  if (reach === null || reach < EVERYWHERE || !share || !is(view, 'remote', 'freelance')) return null;
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

/** From which age the state pays, for those who live on a pension; their neighbours of that age are the lead already. */
export const pensionInsight: Writer = (view) => {
  const men = figure(view, 'pension_age_men');
  const women = figure(view, 'pension_age_women');
  if (!is(view, 'retired') || !men || !women) return null;
  const home = againstHome(view, 'pension_age_men');
  const age = men.text === women.text ? men : say`${men} for men and ${women} for women`;
  const basis = given(words(''), ...women.facts);
  const said = wayOf(view, 'pension-age', [
    () => say`The state pension of ${view.name} begins at ${age}${home}.${basis}`,
    () => say`At ${age}${home} ${view.name} lets its own people stop work with a state pension.${basis}`,
    () => say`Who has worked in ${view.name} draws its state pension from ${age}${home}.${basis}`,
  ]);
  return passage('pension-age', 0.6, said && because(said, ...view.profile.stageIds));
};

/** How many are past working age. */
export const quietInsight: Writer = (view) => {
  const at = standing(view, 'population_65_plus');
  const share = figure(view, 'population_65_plus');
  if (!at || !share || !is(view, 'retired', 'means', 'open')) return null;
  const level =
    at.percentile > 60
      ? 'more than in most countries'
      : at.percentile < 40
        ? 'fewer than in most countries'
        : 'about as in the typical country';
  const company =
    at.percentile > 60
      ? '; at that age one has much company there'
      : at.percentile < 40
        ? '; at that age one has little company there'
        : '';
  const home = againstHome(view, 'population_65_plus');
  const said = wayOf(view, 'company', [
    () => say`Of the people in ${view.name} ${share} are 65 or older, ${level}${home}${company}.${at.mark}`,
    () =>
      say`${view.Name} counts ${share} of its people at 65 or above, ${level}${home}${company}.${at.mark}`,
    () => say`People of 65 and more make up ${share} in ${view.name}, ${level}${home}${company}.${at.mark}`,
  ]);
  return passage('company', 0.5, said && because(said, ...view.profile.stageIds));
};
