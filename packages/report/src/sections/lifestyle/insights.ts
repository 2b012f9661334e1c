import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, homeFigure, standing, valueOf } from '../../place/view.ts';
import { monthName, monthSpans } from '../../prose/english.ts';
import { because, say } from '../../prose/said.ts';
import { at, climateHere, degrees, extremes, isMild, WARMEST_MILD } from './climate.ts';

/** Mean daily high of the hottest month, in degrees Celsius, from which on sun is kept out. */
const HOT_AFTERNOON = 28;

/** How much sun there is, where that differs from home. */
export const sunInsight: Writer = (view) => {
  const standingSun = standing(view, 'sunshine');
  const share = figure(view, 'sunshine');
  const beside = besideHome(view, 'sunshine');
  // Light that is like that at home is nothing to be prepared for.
  if (!standingSun || !share || (beside && Math.abs(beside.ratio - 1) < 0.07)) return null;
  const less = beside ? beside.ratio < 1 : standingSun.percentile <= 60;
  const more = beside
    ? `${beside.ratio < 1 ? 'less' : 'more'} light than you have`
    : standingSun.percentile > 60
      ? 'more light than most countries'
      : standingSun.percentile < 40
        ? 'less light than most countries'
        : 'about as much light as the typical country';
  const home = againstHome(view, 'sunshine');
  const hot = (valueOf(view, 'summer_daily_high') ?? 0) > HOT_AFTERNOON;
  const means = !less
    ? hot
      ? '[shutters are worth more than a view|afternoons are spent inside in the hot months|a terrace to the south is a place for winter]'
      : '[a terrace is a room of its own|lamps stay off for longer|the sunny side is worth its rent]'
    : '[a home with windows to the south is worth its rent|the top floor is worth the stairs|a lamp by the desk will be on at noon in winter|light is what a home has to bring]';
  const said = wayOf(view, 'sun', [
    () =>
      say`${view.Name} gets ${share} of the sunshine it could, ${more}${home}: ${means}.${standingSun.mark}`,
    () =>
      say`By daylight hours ${view.name} has ${more}, the sun showing for ${share} of the possible time${home}: ${means}.${standingSun.mark}`,
  ]);
  return passage('sun', 0.58, said);
};

/** Which months are made for being outdoors, and which are the test. */
export const monthsInsight: Writer = (view) => {
  const here = climateHere(view);
  if (!here) return null;
  const { temperatureC, label } = here;
  const mild = temperatureC.flatMap((t, i) => (isMild(t) ? [i] : []));
  const { warm, cold } = extremes(here);
  const high = at(here, degrees(temperatureC[warm] as number));
  const low = at(here, degrees(temperatureC[cold] as number));
  if (mild.length === 0 || mild.length === 12) {
    const text =
      mild.length === 12
        ? say`Every month in ${label} is mild, from ${low} to ${high}: homes there are built without much heating, and feel it in the coolest month.`
        : (temperatureC[cold] as number) > WARMEST_MILD
          ? say`No month in ${label} is cooler than ${low} on average: cooling is a bill of every month.`
          : say`No month in ${label} is mild, between ${low} and ${high}: a home there is paid for twice, in heating and in cooling.`;
    return passage('months', 0.6, text);
  }
  const months = monthSpans(mild);
  const said = wayOf(view, 'months', [
    () =>
      say`The mild months of ${label} are ${months}; ${monthName(cold + 1)} (${low}) and ${monthName(warm + 1)} (${high}) are the ones that put a move to the test.`,
    () =>
      say`The months for guests from home are ${months} in ${label}; you would live there in ${monthName(cold + 1)}, at ${low}, and in ${monthName(warm + 1)}, at ${high}, as well.`,
    () =>
      say`Judge ${label} in ${monthName(cold + 1)}, when it averages ${low}, and in ${monthName(warm + 1)}, at ${high}; ${months} will please most people.`,
  ]);
  return passage('months', 0.7, said);
};

/** Days with rain or snow, counted against home. */
export const wetInsight: Writer = (view) => {
  const days = figure(view, 'wet_days');
  const beside = besideHome(view, 'wet_days');
  if (!days || !beside || Math.abs(beside.ratio - 1) < 0.1) return null;
  const home = againstHome(view, 'wet_days');
  const more = beside.ratio > 1;
  const said = wayOf(view, `wet-${more}`, [
    () =>
      say`It rains or snows on ${days} of the year in ${view.name}${home}: ${more ? 'the coat by the door is part of the life there' : 'plans made outdoors there can mostly be kept'}.`,
    () =>
      say`${view.Name} counts ${days} with rain or snow a year${home}, ${more ? 'so what one does indoors matters more than it does today' : 'so the terrace is a room for more of the year'}.`,
  ]);
  return passage('wet', 0.57, said);
};

/** Heat and frost beyond what home has. */
export const extremesInsight: Writer = (view) => {
  const heat = figure(view, 'summer_daily_high');
  const frost = figure(view, 'winter_daily_low');
  const hotter = besideHome(view, 'summer_daily_high');
  if (!heat || !frost || !hotter) return null;
  const night = homeFigure(view, 'winter_daily_low');
  const noon = homeFigure(view, 'summer_daily_high');
  const [cold, hot] = [night ? say` (${night} at home)` : '', noon ? say` (${noon} at home)` : ''];
  const said = wayOf(view, 'day-extremes', [
    () =>
      say`From ${frost} on winter nights${cold} to ${heat} on summer afternoons${hot}: that is the span of ${view.name}, as country means.`,
    () =>
      say`Summer afternoons in ${view.name} average ${heat}${hot}, winter nights ${frost}${cold}: what hangs in your wardrobe ${hotter.ratio > 1.25 || hotter.ratio < 0.8 ? 'will not do for both' : 'will do for a start'}.`,
  ]);
  return passage('day-extremes', 0.5, said && because(said, 'current-location'));
};

/** Free days by law, for those who work. */
export const freeDaysInsight: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const off = figure(view, 'paid_annual_leave_days');
  const holidays = figure(view, 'public_holidays');
  const hours = figure(view, 'weekly_hours_employees');
  if (!['employee', 'transfer'].includes(stage) || !off || !holidays || !hours) return null;
  const said = wayOf(view, 'free-days', [
    () =>
      say`The life beside the job has ${off} of leave by law in ${view.name}, ${holidays} of public holiday, and what weeks of ${hours} leave over${againstHome(view, 'weekly_hours_employees')}.`,
    () =>
      say`By law and custom a year in ${view.name} holds ${off} of leave, ${holidays} of public holiday and working weeks of ${hours}${againstHome(view, 'weekly_hours_employees')}.`,
    () =>
      say`Work takes ${hours} a week in ${view.name}${againstHome(view, 'weekly_hours_employees')}, and the law leaves ${off} of leave and ${holidays} of public holiday: that is the frame of all the rest.`,
    () =>
      say`What is left of the year in ${view.name}: ${off} of paid leave by law, ${holidays} of public holiday, and weeks of ${hours}${againstHome(view, 'weekly_hours_employees')}.`,
  ]);
  return passage('free-days', 0.6, said && because(said, ...stageIds));
};

/** What there is to see within the country, for those who asked for culture or look for calm years. */
export const heritageInsight: Writer = (view) => {
  const sites = figure(view, 'world_heritage_sites');
  const place = standing(view, 'world_heritage_sites');
  const { stageIds } = view.profile;
  if (!sites || !place || place.percentile < 75) return null;
  return passage(
    'heritage',
    0.5,
    because(
      say`${view.Name} has ${sites} sites on the World Heritage List${againstHome(view, 'world_heritage_sites')}, more than most countries: years of weekends.${place.mark}`,
      ...stageIds,
    ),
  );
};
