import { crowded } from '../../place/surroundings/crowded.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, type PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { adopts, areTwoMen, expectsBirth } from '../../profile/people/parenthood.ts';
import { sentence } from '../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { parentLawSaid } from '../../prose/parentLaw.ts';
import { unionSaid } from '../../prose/unionLaw.ts';
import { bothCareers, inTurn, partnersPermit, type Wish, WORK_PERMIT } from './partnersWork.ts';

const IDS = 'couple-lifestyle-priorities';

/** Couples' wishes with the figure that bears on each, worded so that places do not repeat one another. */
const WISHES: Readonly<Record<string, Wish>> = {
  'recognised-relationship': (view) => {
    const married = view.profile.read.has('relationship-status', 'married');
    const bond = because(words(married ? 'marriage' : 'partnership'), 'relationship-status');
    const law = view.atlas.unionLaw(view.iso3);
    const { name } = view;
    if (!law)
      return say`our lists do not tell whether the law of ${name} recognises your ${bond}: ask its registry in writing`;
    const union = unionSaid(law);
    return inTurn(view, 'couple-law', [
      () =>
        say`you asked that your ${bond} be recognised by law: in ${name} ${union}; have the registry confirm in writing how it would record the two of you`,
      () =>
        say`as to your ${bond} under the law of ${name}: ${union}, and what counts is what its registry writes on your file`,
      () => say`recognition of your ${bond} in ${name}: ${union}`,
    ]);
  },
  'time-together': (view) => {
    // A holiday calendar adds nothing for those whose days are their own.
    if (['retired', 'means'].includes(view.profile.stage)) return null;
    const hours = figure(view, 'weekly_hours_employees');
    const free = figure(view, 'public_holidays');
    if (hours)
      return besideHome(view, 'weekly_hours_employees')?.relation === 'more'
        ? say`an employee in ${view.name} works ${hours} a week${againstHome(view, 'weekly_hours_employees')}, which leaves less of the time together you asked for`
        : say`an employee in ${view.name} works ${hours} a week${againstHome(view, 'weekly_hours_employees')}, and the rest is the time together you asked for`;
    return (
      free &&
      wayOf(view, 'couple-days', [
        () =>
          say`the calendar of ${view.name} has ${free}${againstHome(view, 'public_holidays')}, beside the days that are yours in any case`,
        () => say`time together comes with ${free} in ${view.name}${againstHome(view, 'public_holidays')}`,
        () => say`for the time together you asked for, ${view.name} adds ${free} to your own days`,
        () =>
          say`by law both of you would have ${free} off in ${view.name}${againstHome(view, 'public_holidays')}`,
      ])
    );
  },
  quiet: (view) => {
    const density = crowded(view) ? null : figure(view, 'population_density');
    return (
      density &&
      inTurn(view, 'couple-quiet', [
        () =>
          say`for peace and quiet, ${density} people share a square kilometre in ${view.name}${againstHome(view, 'population_density')}`,
        () =>
          say`as to quiet, ${view.name} has ${density} people to the square kilometre${againstHome(view, 'population_density')}, towns and empty land together`,
        () =>
          say`with ${density} people to a square kilometre${againstHome(view, 'population_density')}, the quiet you want depends on the street more than on ${view.name}`,
      ])
    );
  },
  saving: (view) => {
    const prices = besideHome(view, 'price_level_vs_us');
    return (
      prices &&
      inTurn(view, 'couple-saving', [
        () =>
          say`what ${withPartner(view)} can save depends on prices, which in ${view.name} are ${prices.than}, and on the rent`,
        () =>
          say`your savings are what comes in less the rent, and less what you spend at prices that are ${prices.than}`,
        () => say`saving in ${view.name} begins with the rent, with prices that are ${prices.than}`,
      ])
    );
  },
  'social-life': (view) => {
    const price = besideHome(view, 'price_level_restaurants');
    return (
      price &&
      say`[a lively evening has its price:|for the evenings out you asked for:|for a life among people the bill matters too:] eating out and hotels in ${view.name} are ${price.than}`
    );
  },
  'starting-family': (view) => {
    const parents = parentsHere(view);
    if (parents) return parents;
    if (adopts(view.profile))
      return view.earlier.length === 0
        ? words(
            'our records do not tell who may adopt a child: ask the authority for adoptions of each country whom it accepts, and after how many years of marriage or residence',
          )
        : null;
    // The age at a first child tells nothing to those who have one.
    const { children, members } = view.profile.movers;
    const childless = children.length === 0 && !members.some((one) => one.relationship === 'child');
    const first = expectsBirth(view.profile) && childless;
    const age = first ? figure(view, 'mothers_age_first_birth') : null;
    return (
      age &&
      inTurn(view, 'couple-family', [
        () =>
          say`you are thinking of children, and in ${view.name} the average age of mothers at their first is ${age}${againstHome(view, 'mothers_age_first_birth')}`,
        () => say`a mother in ${view.name} has her first child at ${age} on average`,
      ])
    );
  },
  'both-careers': bothCareers,
  [WORK_PERMIT]: partnersPermit,
};

/** What the law says of the two as parents, for same-sex couples who did not ask for discretion. */
function parentsHere({ atlas, iso3, name, profile }: PlaceView): Said | null {
  const law = profile.ofOneSex && profile.discreet.length === 0 ? atlas.parentLaw(iso3) : null;
  const said = law?.from.shown ? parentLawSaid(law, areTwoMen(profile) ? 'adoption' : 'both') : null;
  return said && say`on the children you are thinking of: by our lists, in ${name} ${said}`;
}

/** "you and Carla". */
function withPartner(view: PlaceView): Said {
  return say`you and ${partnerCalled(view.profile.movers)}`;
}

/** The number of places over which a couple's wishes are spread. */
const PLACES = 3;

/** Wishes that are conditions, which a couple checks for every place. */
const CONDITIONS: ReadonlySet<string> = new Set(['recognised-relationship', WORK_PERMIT]);

/** A couple's wishes for one place: conditions in each, others spread so that three places cover all. */
function wishesOf(view: PlaceView): readonly Said[] {
  const chosen = view.profile.read.choices(IDS).filter((one) => WISHES[one]);
  // Where the law on same-sex parents is on record, it differs between places.
  const isMust = (one: string): boolean =>
    CONDITIONS.has(one) || (one === 'starting-family' && parentsHere(view) !== null);
  const musts = chosen.filter(isMust);
  const rest = chosen.filter((one) => !isMust(one));
  const take = Math.max(Math.min(2 - musts.length, rest.length), Math.ceil(rest.length / PLACES));
  const found = musts.flatMap((id) => WISHES[id]?.(view) ?? []);
  for (let i = 0; i < rest.length && found.length < musts.length + take; i += 1) {
    const id = rest[(view.earlier.length * take + i) % rest.length] ?? '';
    const said = WISHES[id]?.(view);
    if (said) found.push(said);
  }
  return found.map(sentence);
}

/** Couples without children. */
export const coupleLead: Writer = (view) => {
  const { movers } = view.profile;
  if (!movers.hasPartner || movers.children.length > 0) return null;
  const { name } = view;
  const wishes = wishesOf(view);
  if (wishes.length > 0) return passage('couple', 1.2, because(flow(...wishes), IDS, ...movers.ids));
  const said = wayOf(view, 'couple-plain', [
    () =>
      say`Before ${name} becomes a plan, you and ${partnerCalled(movers)} should each name one thing that would make you leave it again.`,
    () =>
      say`One reason each to be in ${name}, which you and ${partnerCalled(movers)} write down apart, tells more than a list made together.`,
    () => say`For ${withPartner(view)} the town in ${name} will matter more than the country.`,
  ]);
  return passage('couple', 1, said && because(said, ...movers.ids));
};

/** The same for parents, who are a couple too. */
export const parentsAsCouple: Writer = (view) => {
  const { movers } = view.profile;
  if (!movers.hasPartner || movers.children.length === 0) return null;
  const wishes = wishesOf(view);
  return wishes.length === 0
    ? null
    : passage(`couple-${view.iso3}`, 1.15, because(flow(...wishes), IDS, ...movers.ids));
};
