import { degrees } from '../../figures/format.ts';
import { stayMeant } from '../../place/entry/stay.ts';
import { oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  figure,
  homeFigure,
  homeValue,
  standing,
  type PlaceView,
  valueOf,
} from '../../place/view.ts';
import { limitedMobility } from '../../profile/health/mobility.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import {
  at,
  climateAtHome,
  climateHere,
  type LocalClimate,
  periodOf,
} from '../../place/surroundings/localClimate.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { conditionsBrought } from '../../profile/health/conditionsBrought.ts';
import { isAtHome } from '../../place/atHome.ts';

/** Fine dust in micrograms per cubic metre at which the air scores half; four times the WHO guideline. */
const HARD_AIR = 20;
/** Relative difference from home up to which two countries are alike. */
const EVEN = 0.1;

interface Rule {
  readonly indicator: string;
  /** A figure above it is a warning, whatever home has. */
  readonly hard?: number;
  /**
   * Words the figure. `bad`: worse than home, or else than the world's middle; `rank`: says so where the world is the
   * yardstick; `yard`: the other side of the comparison; `even`: the difference is below the accuracy of such
   * figures.
   */
  readonly say: (
    figure: Said,
    bad: boolean,
    rank: (worse: string, better: string) => string,
    yard: string,
    even: boolean,
    view: PlaceView,
  ) => Said | null;
}

/** A warning without its figure, which nobody in need of such care has to read; worded differently at each place. */
const worseForMind = (view: PlaceView, yard: string): Said | null =>
  wayOf(view, 'condition-mind', [
    () =>
      say`Care of the mind needs a language you can be precise in; public figures suggest that ${view.name} struggles in this field more than ${yard}.`,
    () =>
      say`By public figures, matters of the mind weigh more heavily on ${view.name} than on ${yard}: agree on a first appointment there before the move.`,
    () =>
      say`On the mind, public figures for ${view.name} are worse than for ${yard}, so have treatment handed over to a named person there and not to a waiting list.`,
    () =>
      say`Ask in ${view.name} how many weeks one waits for a first appointment for care of the mind: public figures put the country behind ${yard}.`,
  ]);

const CONDITIONS: Readonly<Record<string, Rule>> = {
  respiratory: {
    indicator: 'pm25_air_pollution',
    hard: HARD_AIR,
    say: (air, bad, rank, _yard, even) =>
      say`[For lungs, the air decides:|The air that lungs breathe is measured:|For lungs, the air matters as well as the doctor:] fine dust averages ${air}${rank('more', 'less')}${bad ? ', which counts against the place' : even ? ', which counts neither for nor against the place' : ', which counts for the place'}.`,
  },
  'mental-health': {
    indicator: 'suicide_rate',
    say: (_figure, bad, _rank, yard, _even, view) =>
      bad
        ? worseForMind(view, yard)
        : say`Care of the mind needs a language you can be precise in; public figures give no sign that the country does worse than ${yard}.`,
  },
  pregnancy: {
    indicator: 'maternal_mortality',
    say: (deaths, bad, rank) =>
      say`For a birth: maternal deaths per 100,000 stand at ${deaths}${rank('more', 'fewer')}${bad ? '; choose the hospital before the home' : ''}.`,
  },
};

/** What bears on a condition here, and whether it counts against the place. */
interface Bearing {
  readonly said: Said;
  readonly bad: boolean;
  readonly ids: readonly string[];
}

/** A figure compared with home, or with the world where home has none or the same. */
function byFigure(view: PlaceView, rule: Rule): Bearing | null {
  const at = standing(view, rule.indicator);
  const value = figure(view, rule.indicator);
  if (!at || !value || Math.abs(at.percentile - 50) < 0.5) return null;
  const here = valueOf(view, rule.indicator) ?? 0;
  const away = !isAtHome(view);
  // Figures that print alike show no difference, so the world becomes the yardstick.
  const alike = homeFigure(view, rule.indicator)?.text === value.text;
  const home = away && !alike ? homeValue(view, rule.indicator) : null;
  const even = home !== null && Math.abs(here - home) <= EVEN * Math.abs(home);
  const bad =
    (rule.hard !== undefined && here > rule.hard) ||
    (home === null ? at.percentile > 50 : !even && here > home);
  const rank = (worse: string, better: string) =>
    home === null
      ? `, ${bad ? worse : better} [than in most countries|than in the typical country|than is usual]`
      : '';
  const beside = say`${value}${againstHome(view, rule.indicator)}`;
  const said = rule.say(beside, bad, rank, home === null ? 'most' : view.homeName, even, view);
  if (said === null) return null;
  return {
    said: say`${said}${at.mark}`,
    bad,
    ids: ['medical-conditions'],
  };
}

/** World percentiles of ruggedness: up to `FLAT` towns can be called flat, above `HILLY` none can. */
const FLAT = 40;
const HILLY = 60;

/**
 * How hilly the country is by world standards: flatter than a mountainous home is not flat. The index covers the
 * whole country, so values in between say nothing about a town.
 */
function slopes(view: PlaceView): Bearing | null {
  const land = standing(view, 'terrain_ruggedness');
  if (!land || (land.percentile >= FLAT && land.percentile <= HILLY)) return null;
  const bad = land.percentile > HILLY;
  return {
    said: say`With limited mobility [the lie of the land counts|slopes count double|every kerb counts]: by the ruggedness index the country is ${bad ? 'hillier' : 'flatter'} than most, ${bad ? '[so the quarter decides more than the town|and a flat way to the shop is worth more than a view|so the address matters more than the city]' : 'so what is left to test is pavements and steps'}.${land.mark}`,
    bad,
    ids: limitedMobility(view.profile) ?? [],
  };
}

/**
 * Mean of the warmest month, day and night, in degrees Celsius from which heat is a strain: afternoons exceed 26
 * degrees or so.
 */
const HOT = 22;

/** Ids of the answers that say heat does harm, in words or by naming an illness. */
const harmed = (view: PlaceView): readonly string[] =>
  (preferencesOf(view).needs.find(({ need }) => need === 'no-extreme-heat')?.questionIds ?? []).filter(
    (id) => id !== 'medical-conditions',
  );

/** What to look for where heat is a strain, worded differently at each place. */
const coolness = (view: PlaceView): Said | null =>
  wayOf(view, 'heat-load', [
    () => words('; cool nights, shade or altitude belong on your list'),
    () => words(', so a bedroom that is cool at midnight in that month matters more than a view'),
    () =>
      words(', so a home on the shady side, with shutters outside, is worth more there than a bright one'),
  ]);

/** The heat in the described town; the mean of a country with mountains would understate it. */
function heat(view: PlaceView, why: string, mild: string, ids: readonly string[]): Bearing | null {
  const here = climateHere(view);
  if (!here) return null;
  const season = stayMeant(view)?.season ?? null;
  const warmest = ({ temperatureC }: LocalClimate): number =>
    Math.round(Math.max(...temperatureC.filter((_, i) => season?.includes(i + 1) ?? true)));
  const value = warmest(here);
  const home = climateAtHome(view);
  const beside = home && home.record !== here.record ? home : null;
  const against = beside
    ? because(
        say`${at(beside, `, against ${degrees(warmest(beside))} in ${beside.label}`)}${periodOf(beside)}`,
        'current-location',
      )
    : '';
  const period = beside?.isTown === false ? '' : periodOf(here);
  const bad = value >= HOT && (beside === null || value > warmest(beside));
  const spared = value < HOT || (beside !== null && value < warmest(beside));
  return {
    said: say`${why}: in ${here.label} ${season ? 'the warmest of your months' : 'the warmest month'} averages ${at(here, degrees(value))}, day and night together${period}${against}${bad ? (coolness(view) ?? '') : spared ? `, ${value < HOT ? mild : 'which is less than at home'}` : ''}.`,
    bad,
    ids,
  };
}

const HEART = 'heart-circulation';
/** An illness that heat worsens, stated in words. */
const HEAT = 'heat';

const OWN: Readonly<Record<string, (view: PlaceView) => Bearing | null>> = {
  [HEART]: (view) =>
    heat(view, 'A heart works harder in heat', 'which spares it', ['medical-conditions', ...harmed(view)]),
  [HEAT]: (view) => heat(view, 'For an illness that heat can make worse', 'which is mild', harmed(view)),
  mobility: slopes,
};

function bearing(view: PlaceView, id: string): Bearing | null {
  const rule = CONDITIONS[id];
  return OWN[id]?.(view) ?? (rule ? byFigure(view, rule) : null);
}

/** Conditions whose sentence prints no figure: where nothing counts against a place, it reads the same at the next. */
const TELLS_NO_FIGURE: ReadonlySet<string> = new Set(['mental-health']);

const NAMED = [...Object.keys(CONDITIONS), ...Object.keys(OWN)];

/**
 * Named conditions, each with what bears on it. Warnings appear at every place that deserves them; points in favour
 * rotate.
 */
export const conditions: readonly Writer[] = NAMED.map(
  (id): Writer =>
    (view) => {
      const mobility = limitedMobility(view.profile) ? ['mobility'] : [];
      const ticked = conditionsBrought(view.profile).filter((choice) => NAMED.includes(choice));
      const told = harmed(view).length > 0 && !ticked.includes(HEART) ? [HEAT] : [];
      const chosen = [...new Set([...ticked, ...mobility, ...told])];
      const found = chosen.includes(id) ? bearing(view, id) : null;
      if (!found) return null;
      const said = because(found.said, ...found.ids);
      if (found.bad) return passage(`condition-${id}-${view.iso3}`, 1.5, said);
      if (chosen[view.earlier.length % chosen.length] !== id) return null;
      return (TELLS_NO_FIGURE.has(id) ? oncePassage : passage)(`condition-${id}`, 1.3, said);
    },
);
