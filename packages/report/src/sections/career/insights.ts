import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, standing } from '../../place/view.ts';
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
  return passage('pay-insight', 1, said && because(said, 'current-location', ...view.profile.stageIds));
};

/** What kind of economy it is. */
export const economyInsight: Writer = (view) => {
  const at = standing(view, 'labour_productivity');
  const yields = figure(view, 'labour_productivity');
  if (!at || !yields || is(view, 'retired', 'means')) return null;
  const home = againstHome(view, 'labour_productivity');
  const against = { ...home, text: home.text.replace(' at US prices', '') };
  const said = wayOf(view, 'economy', [
    () =>
      say`Pay is drawn from what work yields: in ${view.name} ${yields} a year for each person at work${against}.${at.mark}`,
    () =>
      say`Each person at work in ${view.name} yields ${yields} a year${against}; what employers can pay follows from that.${at.mark}`,
  ]);
  return passage('economy', 0.6, said && because(said, ...view.profile.stageIds));
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
    () =>
      say`The state pension of ${view.name} begins at ${age}${home}: offices there count you as a pensioner from that age, so ask which reductions follow from it.${basis}`,
    () =>
      say`At ${age}${home} ${view.name} pays its own pensioners: ask from which birthday fares and tickets cost less.${basis}`,
    () =>
      say`Pensioners of ${view.name} are people past ${age}${home}; ask whether a foreign pension counts for what they are offered.${basis}`,
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
  const home = againstHome(view, 'population_65_plus');
  const said = wayOf(view, 'company', [
    () =>
      say`Of the people in ${view.name} ${share} are 65 or older, ${level}${home}: [ask which tickets, courses and services for that age are open to foreign residents|ask from what age residents travel and visit at a reduced price].${at.mark}`,
    () =>
      say`${view.Name} counts ${share} of its people at 65 or above, ${level}${home}; [its town halls can say what they run for them in the mornings|a reduced fare or ticket is worth asking for].${at.mark}`,
    () =>
      say`People of 65 and more make up ${share} in ${view.name}, ${level}${home}. Ask the town what it offers them, and whether one must be registered.${at.mark}`,
  ]);
  return passage('company', 0.5, said && because(said, ...view.profile.stageIds));
};
