import type { VisaRoute } from '@global-fit/atlas/model';
import type { FreeMovement } from '@global-fit/atlas/movement';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, type PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/called.ts';
import { unmarried } from '../../profile/household.ts';
import { adopts, expectsBirth } from '../../profile/parenthood.ts';
import { withArticle } from '../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import { unionSaid } from '../../prose/unionLaw.ts';
import { partnersTrade } from '../career/professions.ts';
import { familyLaw } from '../legal/family.ts';
import { openRoutes, rightByPassport, routeName } from '../legal/routes.ts';
import { allowsNoWork, routeSaid } from '../legal/words.ts';

type Wish = (view: PlaceView) => Said | null;

const IDS = 'couple-lifestyle-priorities';

/** The first place gets the first of these wordings, the next one the next. */
function inTurn(view: PlaceView, topic: string, ways: readonly (() => Said)[]): Said | null {
  return ways[view.ledger.nextForm(topic, ways.length, 0)]?.() ?? null;
}

/**
 * The law by which a husband or wife may live and work there; null where none is on record, or the two are
 * not married.
 */
function marriedLaw(view: PlaceView): FreeMovement | null {
  return unmarried(view.profile) ? null : familyLaw(view, view.iso3);
}

/** The same law where the two are not married: it gives a right to work once they are, and only eases entry before. */
function lawOnceMarried(view: PlaceView): FreeMovement | null {
  return unmarried(view.profile) ? familyLaw(view, view.iso3) : null;
}

/** What that law says of work for the partner, told at length once. */
function onceMarried(view: PlaceView, { family, bloc }: FreeMovement): Said {
  const partner = partnerCalled(view.profile.movers);
  const said = inTurn(view, 'couple-once-married', [
    () =>
      say`once you are married, ${partner} may live and work in ${view.name} whatever the passport (${family ?? ''}); until then, without a passport of these countries, no right to work is owed, only an easier entry`,
    () => say`in ${view.name} too a marriage is what gives ${partner} the right to work, by the same law`,
    () => say`work for ${partner} in ${view.name} is a right after a wedding and a request before it`,
  ]);
  return because(given(said ?? words(''), `bloc:${bloc}`), 'relationship-status');
}

/**
 * What couples ask for, beside the figure that bears on it. Worded so that a later place does not repeat an
 * earlier one.
 */
const WISHES: Readonly<Record<string, Wish>> = {
  'recognised-relationship': (view) => {
    const married = view.profile.read.has('relationship-status', 'married');
    const bond = because(words(married ? 'marriage' : 'partnership'), 'relationship-status');
    const law = view.atlas.unionLaw(view.iso3);
    const { name } = view;
    if (!law)
      return say`whether the law of ${name} recognises your ${bond} our lists do not tell: ask its registry in writing`;
    const union = unionSaid(law);
    return inTurn(view, 'couple-law', [
      () =>
        say`you asked that your ${bond} be recognised by law: in ${name} ${union}; have the registry confirm in writing how it would record the two of you`,
      () =>
        say`for your ${bond} before the law of ${name}: ${union}, and what counts is what its registry writes on your file`,
      () => say`recognition of your ${bond} in ${name}: ${union}`,
    ]);
  },
  'time-together': (view) => {
    // To those whose days are their own a calendar adds nothing.
    if (['retired', 'means'].includes(view.profile.stage)) return null;
    const hours = figure(view, 'weekly_hours_employees');
    const free = figure(view, 'public_holidays');
    if (hours)
      return say`${hours} a week is what an employee works in ${view.name}${againstHome(view, 'weekly_hours_employees')}, and the rest is the time together you asked for`;
    return (
      free &&
      wayOf(view, 'couple-days', [
        () =>
          say`the calendar of ${view.name} has ${free}${againstHome(view, 'public_holidays')}, beside the days that are yours in any case`,
        () => say`time together comes with ${free} in ${view.name}${againstHome(view, 'public_holidays')}`,
        () => say`for the time together you asked for ${view.name} adds ${free} to your own days`,
        () =>
          say`of times that both of you have off by law ${view.name} counts ${free}${againstHome(view, 'public_holidays')}`,
      ])
    );
  },
  quiet: (view) => {
    const density = figure(view, 'population_density');
    return (
      density &&
      say`for peace and quiet, ${density} people share a square kilometre in ${view.name}${againstHome(view, 'population_density')}`
    );
  },
  saving: (view) => {
    const prices = besideHome(view, 'price_level_vs_us');
    return (
      prices &&
      say`what ${withPartner(view)} can save turns on prices, which in ${view.name} are ${prices.than}, and on the rent`
    );
  },
  'social-life': (view) => {
    const price = besideHome(view, 'price_level_restaurants');
    return (
      price && say`a lively evening has its price: eating out and hotels in ${view.name} are ${price.than}`
    );
  },
  'starting-family': (view) => {
    if (adopts(view.profile))
      return view.earlier.length === 0
        ? words(
            'who may adopt a child our records do not tell: ask the authority for adoptions of each country whom it accepts, and after how many years of marriage or residence',
          )
        : null;
    const age = expectsBirth(view.profile) ? figure(view, 'mothers_age_first_birth') : null;
    return (
      age &&
      inTurn(view, 'couple-family', [
        () =>
          say`you think of children, and in ${view.name} mothers are ${age} old on average at the first${againstHome(view, 'mothers_age_first_birth')}`,
        () => say`a first child comes at ${age} of the mother’s age on average in ${view.name}`,
      ])
    );
  },
  'both-careers': (view) => {
    // On a permit without work the wish for a permit to work says what there is to say.
    if (view.profile.read.has(IDS, 'partner-work-permit') && withoutWork(view)) return null;
    const closed = noWork(view);
    if (closed) return closed;
    const working = figure(view, 'labour_participation');
    const partner = partnerCalled(view.profile.movers);
    const law = marriedLaw(view);
    const later = view.profile.read.has(IDS, 'partner-work-permit') ? null : lawOnceMarried(view);
    const second = later
      ? because(
          given(
            say`and for ${partner} a marriage would settle the second, by your free movement`,
            `bloc:${later.bloc}`,
          ),
          'relationship-status',
        )
      : law
        ? given(say`and ${partner} may work there by your free movement`, `bloc:${law.bloc}`)
        : say`and whether ${partner} may work${asTrade(view)} decides the second`;
    return (
      working &&
      inTurn(view, 'couple-careers', [
        () =>
          say`two careers have to land: in ${view.name} ${working} of people from 15 on are in the labour force${againstHome(view, 'labour_participation')}, ${second}`,
        () =>
          say`for work for both of you: ${working} of people from 15 on in ${view.name} are in the labour force${againstHome(view, 'labour_participation')}`,
        () =>
          say`work for both of you meets a country in which ${working} of people from 15 on are in the labour force`,
      ])
    );
  },
  'partner-work-permit': (view) => {
    const idle = figure(view, 'unemployment_rate');
    const partner = partnerCalled(view.profile.movers);
    const law = marriedLaw(view);
    if (law)
      return given(
        inTurn(view, 'couple-free', [
          () =>
            say`${partner} may work in ${view.name}: under your free movement a husband or wife needs no work permit`,
          () => say`work for ${partner} in ${view.name} asks for no permit either, by the same free movement`,
          () => say`in ${view.name} too ${partner} may work without a permit of the country`,
        ]) ?? words(''),
        `bloc:${law.bloc}`,
      );
    const later = lawOnceMarried(view);
    if (later) return onceMarried(view, later);
    const closed = noWork(view);
    if (closed) return closed;
    if (bringsWork(view))
      return because(
        inTurn(view, 'couple-own-work', [
          () =>
            say`${partner} should be free to work from the first day: whether the permit of a partner in ${view.name} covers work for an employer or clients elsewhere our records do not say, so have its embassy write it down`,
          () =>
            say`whether ${partner} may go on working for people elsewhere from ${view.name} is for its embassy to say as well`,
        ]) ?? words(''),
        'income-sources',
      );
    if (seldomWork(view)) return mayForbidWork(view);
    return (
      idle &&
      inTurn(view, 'couple-permit', [
        () =>
          say`[${partner} should be free to work from the first day: our records do not say from when a permit allows that, so the embassy of ${view.name} has to; of those who look for work there ${idle} find none|from which day ${partner} may work in ${view.name}${asTrade(view)} our records do not say, so ask its embassy; of those who look for work there ${idle} find none]`,
        () =>
          say`[whether ${partner} may work in ${view.name} from the first day is for its embassy to say as well; the market there leaves ${idle} of those who look for work without any|the embassy of ${view.name} has to say too from when ${partner} may work; ${idle} of those who look for work there find none]`,
        () =>
          say`of those who look for work in ${view.name} ${idle} find none: that is the market ${partner} would meet, once the embassy has said from which day`,
      ])
    );
  },
};

/** Whether remote work that is not the customer's own is among what the household lives on. */
function bringsWork({ profile: { read, stage } }: PlaceView): boolean {
  return read.has('income-sources', 'remote-work') && !['remote', 'freelance'].includes(stage);
}

/** The best way in where it is a permit that allows no work by its record; null for another one. */
function withoutWork(view: PlaceView): VisaRoute | null {
  const best = rightByPassport(view) ? undefined : openRoutes(view)[0]?.route;
  return best && allowsNoWork(best) ? best : null;
}

/** Whether the best way in is a permit for a pension or private income: such permits often forbid work, whatever their record says. */
function seldomWork(view: PlaceView): boolean {
  const best = rightByPassport(view) ? undefined : openRoutes(view)[0]?.route;
  return best?.kind === 'retirement/passive-income';
}

/** Of such a permit nothing is said that presumes a right to work for the second of the two. */
function mayForbidWork(view: PlaceView): Said | null {
  const partner = partnerCalled(view.profile.movers);
  return inTurn(view, 'couple-seldom-work', [
    () =>
      say`whether ${partner} may work in ${view.name} at all is for its embassy to say: permits for people who bring their own income often forbid it`,
    () => say`the same question goes to the embassy of ${view.name}: may ${partner} work there at all`,
    () => say`in ${view.name} too ${partner} counts on no wage before its embassy has allowed one in writing`,
  ]);
}

/** What a permit without work means for the second of the two. */
function noWork(view: PlaceView): Said | null {
  const best = withoutWork(view);
  if (!best) return null;
  const partner = partnerCalled(view.profile.movers);
  return inTurn(view, 'couple-no-work', [
    () =>
      say`the ${routeSaid(best, routeName(best))} allows no work by its record: ask the embassy of ${view.name} whether ${partner} may earn anything on it, also from afar, before the two of you count on that income`,
    () =>
      say`by its record the ${routeSaid(best, routeName(best))} allows no work, so ask what ${partner} may earn in ${view.name}, also from afar`,
  ]);
}

/** " as a welder", where the customer told what the partner does; else nothing. */
function asTrade({ profile }: PlaceView): Said {
  const found = partnersTrade(profile);
  return found ? because(words(` as ${withArticle(found.trade)}`), ...found.ids) : words('');
}

/** "you and Carla". */
function withPartner(view: PlaceView): Said {
  return say`you and ${partnerCalled(view.profile.movers)}`;
}

/** Places among which the wishes of a couple are shared out. */
const PLACES = 3;

/** Wishes that are conditions: a couple weighs every place by them. */
const CONDITIONS: ReadonlySet<string> = new Set(['recognised-relationship', 'partner-work-permit']);

/** The wishes of a couple for one place: conditions in each, the rest shared out so that three places tell of all. */
function wishesOf(view: PlaceView): readonly Said[] {
  const chosen = view.profile.read.choices(IDS).filter((one) => WISHES[one]);
  const musts = chosen.filter((one) => CONDITIONS.has(one));
  const rest = chosen.filter((one) => !CONDITIONS.has(one));
  const take = Math.max(Math.min(2 - musts.length, rest.length), Math.ceil(rest.length / PLACES));
  const found = musts.flatMap((id) => WISHES[id]?.(view) ?? []);
  for (let i = 0; i < rest.length && found.length < musts.length + take; i += 1) {
    const id = rest[(view.earlier.length * take + i) % rest.length] ?? '';
    const said = WISHES[id]?.(view);
    if (said) found.push(said);
  }
  return found.map(sentence);
}

function sentence(said: Said): Said {
  return { ...said, text: `${said.text.charAt(0).toUpperCase()}${said.text.slice(1)}.` };
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
      say`One reason each to be in ${name}, yours and that of ${partnerCalled(movers)}, written down apart, tells more than a list made together.`,
    () => say`For ${withPartner(view)} the town in ${name} will matter more than the country.`,
  ]);
  return passage('couple', 1, said && because(said, ...movers.ids));
};

/** The same for parents, who are a couple as well. */
export const parentsAsCouple: Writer = (view) => {
  const { movers } = view.profile;
  if (!movers.hasPartner || movers.children.length === 0) return null;
  const wishes = wishesOf(view);
  return wishes.length === 0
    ? null
    : passage(`couple-${view.iso3}`, 1.15, because(flow(...wishes), IDS, ...movers.ids));
};
