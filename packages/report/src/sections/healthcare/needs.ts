import type { HealthEntry } from '@global-fit/atlas/health';
import { degrees, rounded } from '../../figures/format.ts';
import { cityOf, oncePassage, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeFigure,
  homeValue,
  standing,
  type PlaceView,
  valueOf,
} from '../../place/view.ts';
import { limitedMobility } from '../../profile/mobility.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { at, climateAtHome, climateHere, type LocalClimate, periodOf } from '../lifestyle/localClimate.ts';
import { preferencesOf } from '../legal/standing.ts';
import { conditionsBrought } from '../../profile/parenthood.ts';
import { type Member, PRIMARY_ENDS, someBelow, someBelowSchool } from '../../profile/household.ts';
import { childHoped } from './conditions.ts';

/** Fine dust in micrograms at which the scale of the air gives half its marks: four times what the WHO advises. */
const HARD_AIR = 20;
/** Up to this part of the figure at home two countries are alike. */
const EVEN = 0.1;

interface Rule {
  readonly indicator: string;
  /** Above it the figure is a warning, whatever home has. */
  readonly hard?: number;
  /**
   * `figure` beside that of home where both are known; `bad` where it is worse than at home, or else than in the
   * middle of the world; `rank` says so where it is the world, `yard` names the other side, `even` that the two differ
   * by less than such figures are good to.
   */
  readonly say: (
    figure: Said,
    bad: boolean,
    rank: (worse: string, better: string) => string,
    yard: string,
    even: boolean,
  ) => Said | null;
}

const CONDITIONS: Readonly<Record<string, Rule>> = {
  respiratory: {
    indicator: 'pm25_air_pollution',
    hard: HARD_AIR,
    say: (air, bad, rank, _yard, even) =>
      say`For lungs, the air decides: fine dust averages ${air}${rank('more', 'less')}${bad ? ', which counts against the place' : even ? ', which counts neither for nor against the place' : ', which counts for the place'}.`,
  },
  'mental-health': {
    indicator: 'suicide_rate',
    say: (_figure, bad, _rank, yard) =>
      say`Care of the mind needs a language you can be precise in; ${bad ? `public figures suggest that the country struggles in this field more than ${yard}` : `public figures give no sign that the country does worse than ${yard}`}.`,
  },
  pregnancy: {
    indicator: 'maternal_mortality',
    say: (deaths, bad, rank) =>
      say`For a birth: maternal deaths per 100,000 stand at ${deaths}${rank('more', 'fewer')}${bad ? '; the hospital comes before the home' : ''}.`,
  },
};

/** What bears on a condition here, and whether it counts against the place. */
interface Bearing {
  readonly said: Said;
  readonly bad: boolean;
  readonly ids: readonly string[];
}

/** A figure of the country beside that of home, or of the world where home has none or the same. */
function byFigure(view: PlaceView, rule: Rule): Bearing | null {
  const at = standing(view, rule.indicator);
  const value = figure(view, rule.indicator);
  if (!at || !value || Math.abs(at.percentile - 50) < 0.5) return null;
  const here = valueOf(view, rule.indicator) ?? 0;
  const away = view.home?.iso3 !== view.iso3;
  // Figures that are printed alike tell no difference, and then the world is the measure.
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
  const said = rule.say(beside, bad, rank, home === null ? 'most' : view.homeName, even);
  if (said === null) return null;
  return {
    said: say`${said}${at.mark}`,
    bad,
    ids: ['medical-conditions'],
  };
}

/** Up to this world percentile of ruggedness a country is flat enough for its towns to be, and above the other none is sure to be. */
const FLAT = 40;
const HILLY = 60;

/**
 * The slopes of the country as the world has them: flatter than a home in the mountains is not flat. The index is that
 * of a whole country, so in between it says nothing of a town.
 */
function slopes(view: PlaceView): Bearing | null {
  const land = standing(view, 'terrain_ruggedness');
  if (!land || (land.percentile >= FLAT && land.percentile <= HILLY)) return null;
  const bad = land.percentile > HILLY;
  return {
    said: say`With limited mobility [the lie of the land counts|slopes count double|every kerb counts]: by the ruggedness index the country is ${bad ? 'hillier' : 'flatter'} than most, ${bad ? '[so the quarter decides more than the town|and a flat way to the shop is worth more than a view|so the address matters more than the city]' : 'so pavements and steps are what is left to test'}.${land.mark}`,
    bad,
    ids: limitedMobility(view.profile) ?? [],
  };
}

/**
 * Mean of the warmest month, day and night together, from which on heat is a load: its afternoons pass 26
 * degrees or so.
 */
const HOT = 22;

/** The answers that tell, in words or by the name of an illness, that heat does harm. */
const harmed = (view: PlaceView): readonly string[] =>
  (preferencesOf(view).needs.find(({ need }) => need === 'no-extreme-heat')?.questionIds ?? []).filter(
    (id) => id !== 'medical-conditions',
  );

/** The heat of the town described, since that of a whole country with its heights spares nobody. */
function heat(view: PlaceView, why: string, mild: string, ids: readonly string[]): Bearing | null {
  const here = climateHere(view);
  if (!here) return null;
  const warmest = ({ temperatureC }: LocalClimate): number => Math.round(Math.max(...temperatureC));
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
    said: say`${why}: in ${here.label} the warmest month averages ${at(here, degrees(value))}, day and night together${period}${against}${bad ? '; cool nights, shade or altitude belong on your list' : spared ? `, ${value < HOT ? mild : 'which is less than at home'}` : ''}.`,
    bad,
    ids,
  };
}

const HEART = 'heart-circulation';
/** An illness that heat makes worse, told in words. */
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

const NAMED = [...Object.keys(CONDITIONS), ...Object.keys(OWN)];

/**
 * Named conditions, each beside what bears on it. A warning stands in every place that deserves it, however
 * often it was given; what counts for a place takes turns.
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
      return chosen[view.earlier.length % chosen.length] === id
        ? passage(`condition-${id}`, 1.3, said)
        : null;
    },
);

/** Chronic illness or specialist care: what the country spends on it. */
export const chronic: Writer = (view) => {
  if (!view.profile.read.has('medical-conditions', 'chronic-illness', 'specialist-care')) return null;
  const spending = besideHome(view, 'health_spending_per_capita');
  const hint = spending
    ? because(say`health spending per person is ${spending.than}`, 'current-location')
    : say`spending per person is not in our tables`;
  const city = cityOf(view);
  const state = figure(view, 'public_health_share');
  const nurses = figure(view, 'nurses_midwives');
  const said = wayOf(view, 'chronic', [
    () =>
      state &&
      say`The state pays ${state} of health spending in ${view.name}${againstHome(view, 'public_health_share')}; ${hint}.`,
    () =>
      nurses &&
      say`For care that goes on for years ${view.name} has ${nurses} nurses and midwives per 10,000 people${againstHome(view, 'nurses_midwives')}; ${hint}.`,
    () => say`Regular treatment would go on in ${city}; by the figures, ${hint}.`,
  ]);
  return passage('chronic', 1, said && because(said, 'medical-conditions'));
};

/** Up to this many months old at the move, a child may as well be born after it: the birth or the journey comes first. */
const NEAR_THE_MOVE = 4;

/** A child that is born before the move: which comes first where the two are near, and what goes on after a birth. */
function bornBefore(view: PlaceView, child: Member): Passage | null {
  const near = (child.ageThen ?? 0) * 12 <= NEAR_THE_MOVE;
  const first = near
    ? 'By what you told us the child you expect is born shortly before the move. Decide with the obstetrician now whether the birth or the journey comes first: airlines stop taking passengers late in a pregnancy, and insurers often leave out one that began before the policy.'
    : 'By what you told us the child you expect is born before the move.';
  return oncePassage(
    'child-to-come',
    1.42,
    because(
      say`${first} The report of the birth, the child’s first examinations and its vaccinations travel along, translated; in ${cityOf(view)} book the care after the birth and a paediatrician before you go, and have the insurer name the child.`,
      ...child.ageIds,
    ),
  );
}

/** A child under way, or hoped for: what to settle with clinic and insurer; said once. */
export const childToCome: Writer = (view) => {
  const { newborn } = view.profile.movers;
  if (newborn) return bornBefore(view, newborn);
  const hoped = childHoped(view.profile);
  if (!hoped) return null;
  const city = cityOf(view);
  const fertility = `Which fertility care ${view.name} gives, to whom and at whose cost, is not in our records; a licensed clinic in ${city} and the public health service say it in writing.`;
  const waiting =
    'Insurers may let months pass from the start of a policy before they pay for a birth, so the policy comes before the pregnancy.';
  const text = {
    planning: `For the child you plan: ${fertility.charAt(0).toLowerCase()}${fertility.slice(1)} ${waiting}`,
    expecting: `Insurers often leave out a pregnancy that began before the policy, and airlines stop taking passengers late in it: decide with the obstetrician whether the birth or the journey comes first, before you book.`,
    either: `For a pregnancy under way, insurers often leave out what began before the policy; for one that is planned, they may let months pass before they pay for a birth. Which fertility care ${view.name} gives is not in our records.`,
  }[hoped.state];
  return oncePassage('child-to-come', 1.42, because(words(text), ...hoped.ids));
};

/** Infections a newcomer meets. */
export const entry: Writer = (view) => {
  const health = view.atlas.healthEntry(view.iso3);
  if (!health) return null;
  const parts: Said[] = [];
  const add = (part: keyof HealthEntry, text: string): void => {
    parts.push(given(words(text), `health.${part}:${view.iso3}`));
  };
  if (health.yellowFever?.risk && health.yellowFever.from.shown) {
    add(
      'yellowFever',
      `Yellow fever occurs ${health.yellowFever.partsOnly ? 'in parts of the country' : 'here'}: have the vaccination entered in a certificate, since other countries will ask for it when you travel on.`,
    );
  }
  const { malaria } = health;
  if (malaria?.from.shown && malaria.casesPer1000AtRisk > 1) {
    add(
      'malaria',
      `Malaria is present, with ${rounded(malaria.casesPer1000AtRisk)} cases per 1,000 people at risk in the last count; ask a travel clinic about the very region you choose.`,
    );
  }
  const [first, second] = parts;
  if (!first) return null;
  return passage('health-entry', 0.7, second ? say`${first} ${second}` : first);
};

/** Children and older people. */
export const ages: Writer = (view) => {
  const { movers } = view.profile;
  if (someBelowSchool(movers)) {
    const at = standing(view, 'under5_mortality');
    const deaths = figure(view, 'under5_mortality');
    const shots = figure(view, 'measles_immunisation');
    if (!at || !deaths || !shots) return null;
    const beside = say`${deaths} of 1,000 births${againstHome(view, 'under5_mortality')}`;
    // Few as the world goes, and more than at home: praise for it would be none to this reader.
    const atHome = homeValue(view, 'under5_mortality');
    const worse = atHome !== null && (valueOf(view, 'under5_mortality') ?? 0) > atHome;
    const child =
      at.percentile < 40 && !worse
        ? say`[Child mortality is low, at ${beside}|Child mortality stands at only ${beside}|Few children die young there, ${beside}]`
        : at.percentile > 60
          ? say`Child mortality stands at ${beside}, so a paediatrician you can reach at night is part of the choice of home`
          : say`Child mortality stands at ${beside}`;
    return passage(
      'child-health',
      0.75,
      because(
        say`${child}[, and ${shots} of infants get the measles vaccine in ${view.name}|; against measles ${shots} of infants in ${view.name} are vaccinated|, with ${shots} of infants in ${view.name} vaccinated against measles|; the measles vaccine reaches ${shots} of infants in ${view.name}].${at.mark}`,
        ...movers.ids,
      ),
    );
  }
  if (someBelow(movers, PRIMARY_ENDS)) {
    const shots = figure(view, 'measles_immunisation');
    return (
      shots &&
      passage(
        'child-health',
        0.7,
        because(
          say`[Against measles ${shots} of infants in ${view.name} are vaccinated${againstHome(view, 'measles_immunisation')}, which is what later protects a class|A class is as safe from measles as its children are vaccinated: ${shots} of infants are in ${view.name}${againstHome(view, 'measles_immunisation')}].`,
          ...movers.ids,
        ),
      )
    );
  }
  if (
    movers.elders.length === 0 &&
    !view.profile.read.has('eldercare-considerations', 'moving-with-us', 'joining-later')
  )
    return null;
  const share = figure(view, 'population_65_plus');
  return (
    share &&
    passage(
      'elder-health',
      0.75,
      because(
        say`People over 65 make up ${share} of the population in ${view.name}, which tells how used doctors and towns are to old age; insurance for a newcomer at that age is the hard part.`,
        'eldercare-considerations',
        ...movers.ids,
      ),
    )
  );
};
