import { degrees } from '../../figures/format.ts';
import { spanSaid, stayMeant } from '../../place/entry/stay.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, standing } from '../../place/view.ts';
import { monthName, monthSpans } from '../../prose/english.ts';
import { because, say, words } from '../../prose/said.ts';
import {
  at,
  climateHere,
  extremes,
  isMild,
  type LocalClimate,
  periodOf,
  WARMEST_MILD,
} from '../../place/surroundings/localClimate.ts';
import { normals, overHome } from './nationwide.ts';
import { yearsRain } from './rain.ts';

/** Mean temperatures of a month below which a flat is heated, and from which it is cooled. */
const [HEATED, COOLED] = [15, 24];

/** What to ask of a flat for months of which these are the coolest and the warmest. */
function toAsk({ temperatureC }: LocalClimate, cool: number, warm: number): string {
  if ((temperatureC[cool - 1] ?? HEATED) < HEATED) return 'ask what heats the flat';
  return (temperatureC[warm - 1] ?? 0) >= COOLED
    ? 'ask what cools the flat'
    : 'ask to see what the flat cost in power last year';
}

/** The months of a seasonal stay, from the coolest to the warmest; null for everybody else. */
const monthsOfStay: Writer = (view) => {
  const here = climateHere(view);
  const stay = stayMeant(view);
  if (!here || !stay?.season) return null;
  const [cool, ...others] = stay.season.toSorted(
    (a, b) => (here.temperatureC[a - 1] ?? 0) - (here.temperatureC[b - 1] ?? 0),
  );
  const warm = others.at(-1);
  if (cool === undefined || warm === undefined) return null;
  const mean = (month: number) => at(here, degrees(here.temperatureC[month - 1] as number));
  const said = wayOf(view, 'months-of-stay', [
    () =>
      say`In the months that you would be there, ${spanSaid(stay)}, ${here.label} goes from ${mean(cool)} in ${monthName(cool)} to ${mean(warm)} in ${monthName(warm)}${periodOf(here)}: see it in ${monthName(cool)} before you sign for a season.`,
    () =>
      say`Of your months in ${here.label}, ${monthName(cool)} is the coolest (${mean(cool)}) and ${monthName(warm)} the warmest (${mean(warm)})${periodOf(here)}: ${toAsk(here, cool, warm)}.`,
  ]);
  return said && passage('months', 0.7, because(said, stay.id));
};

/** Which months suit being outdoors, and which are hard. */
export const monthsInsight: Writer = (view) => {
  const ofStay = monthsOfStay(view);
  if (ofStay) return ofStay;
  const here = climateHere(view);
  if (!here) return null;
  const { temperatureC, label } = here;
  const mild = temperatureC.flatMap((t, i) => (isMild(t) ? [i] : []));
  const { warm, cold } = extremes(here);
  const period = periodOf(here);
  const high = at(here, degrees(temperatureC[warm] as number));
  const low = at(here, degrees(temperatureC[cold] as number));
  if (mild.length === 0 || mild.length === 12) {
    const text =
      mild.length === 12
        ? say`Every month in ${label} is mild, from ${low} to ${high}${period}: homes there are built without much heating, and you will notice that in the coolest month.`
        : Math.round(temperatureC[cold] as number) > WARMEST_MILD
          ? say`No month in ${label} is cooler than ${low} on average${period}: you will pay for cooling in every month.`
          : say`No month in ${label} is mild, between ${low} and ${high}${period}: a home there costs you twice, in heating and in cooling.`;
    return passage('months', 0.6, text);
  }
  const months = monthSpans(mild);
  // A month that is mild is not hard.
  const [chill, heat] = [cold, warm].map((month) => !mild.includes(month));
  const chillSaid = chill ? say`${monthName(cold + 1)} (${low})` : null;
  const heatSaid = heat ? say`${monthName(warm + 1)} (${high})` : null;
  const hard =
    chillSaid && heatSaid ? say`${chillSaid} and ${heatSaid}` : (chillSaid ?? heatSaid ?? words(''));
  const plural = chill && heat;
  const [monthsOf, are, itsMonths] =
    mild.length === 1 ? ['month', 'is', 'is its mild month'] : ['months', 'are', 'are its mild months'];
  const said = wayOf(view, 'months', [
    () =>
      say`The mild ${monthsOf} of ${label} ${are} ${months}; ${hard} ${plural ? 'are' : 'is'} the real test of a move${period}.`,
    () =>
      say`↗Invite guests from home to ${label} for ${months}; you would live there in ${hard} as well${period}.`,
    () => say`Judge ${label} in ${hard}; ${months} ${itsMonths}${period}.`,
  ]);
  return passage('months', 0.7, said);
};

/** Days with rain or snow in the country as a whole; a town's own record of rain takes precedence. */
export const wetInsight: Writer = (view) => {
  const days = figure(view, 'wet_days');
  const here = climateHere(view);
  const years = normals(view);
  if (!days || !years || (here?.isTown && yearsRain(here))) return null;
  const said = wayOf(view, 'wet', [
    () =>
      say`Over ${view.name} as a whole it rains or snows on ${days} of the year${overHome(view, 'wet_days')} ${years}; how many of them fall in one month differs from town to town.`,
    () =>
      say`${view.Name} as a whole has ${days} with rain or snow a year${overHome(view, 'wet_days')} ${years}; the town you choose has a figure of its own.`,
  ]);
  return passage('wet', 0.4, said);
};

/** Heat and frost in the country as a whole, where no town has a record. */
export const extremesInsight: Writer = (view) => {
  const heat = figure(view, 'summer_daily_high');
  const frost = figure(view, 'winter_daily_low');
  const years = normals(view);
  if (!heat || !frost || !years || climateHere(view)?.isTown) return null;
  return passage(
    'day-extremes',
    0.5,
    say`Over ${view.name} as a whole winter nights go down to ${frost}${overHome(view, 'winter_daily_low')}, and summer afternoons up to ${heat}${overHome(view, 'summer_daily_high')} ${years}.`,
  );
};

/** Statutory days off, for those who work. */
export const freeDaysInsight: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const off = figure(view, 'paid_annual_leave_days');
  const holidays = figure(view, 'public_holidays');
  const hours = figure(view, 'weekly_hours_employees');
  if (!['employee', 'transfer'].includes(stage) || !off || !holidays || !hours) return null;
  const said = wayOf(view, 'free-days', [
    () =>
      say`Your free time in ${view.name} is ${off} of leave by law, ${holidays}, and what working weeks of ${hours} leave you${againstHome(view, 'weekly_hours_employees')}.`,
    () =>
      say`By law and custom a year in ${view.name} has ${off} of leave, ${holidays} and working weeks of ${hours}${againstHome(view, 'weekly_hours_employees')}.`,
    () =>
      say`Work takes ${hours} a week in ${view.name}${againstHome(view, 'weekly_hours_employees')}, and the law leaves ${off} of leave and ${holidays}: everything else has to fit around that.`,
    () =>
      say`What is left of the year in ${view.name}: ${off} of paid leave by law, ${holidays}, and weeks of ${hours}${againstHome(view, 'weekly_hours_employees')}.`,
  ]);
  return passage('free-days', 0.6, said && because(said, ...stageIds));
};

/** Sights within the country, for customers who asked for culture or want quiet years. */
export const heritageInsight: Writer = (view) => {
  const sites = figure(view, 'world_heritage_sites');
  const place = standing(view, 'world_heritage_sites');
  const { stageIds } = view.profile;
  if (!sites || !place || place.percentile < 75) return null;
  return passage(
    'heritage',
    0.5,
    because(
      say`${view.Name} has ${sites} sites on the World Heritage List${againstHome(view, 'world_heritage_sites')}, more than most countries: enough for years of weekends.${place.mark}`,
      ...stageIds,
    ),
  );
};
