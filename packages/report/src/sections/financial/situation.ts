import { whereTo } from '../../place/atHome.ts';
import { AMPLE_USD } from '../../profile/bands.ts';
import { canDoWithLess } from '@global-fit/matching/profile/people/bedrooms';
import { oncePassage, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { isLetAlready, isLivedIn, ownHome } from '../../place/money/property.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { dollars, rounded } from '../../figures/format.ts';
import { answerQuantity, constant, over, type Quantity, shown, times } from '../../figures/quantity.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { type LocalPay, localPay, notCountedOn } from '../../place/money/localPay.ts';
import { openRoutes, settlesByRight } from '../../place/entry/routes.ts';
import { exactIncome } from '../../place/entry/incomeAsked.ts';
import { onWages } from '../../place/money/wagesSaid.ts';
import { livesOnAssets, shareOfAssets } from './means.ts';
import { isBeyondSurvey, rentsHere, spendOf } from '../../place/money/month.ts';
import { paidAs } from '../../profile/work/paidAs.ts';

/** Property kept, let or sold. Its country is named only where it is known. */
export const property: Writer = (view) => {
  const { read } = view.profile;
  const own = ownHome(view);
  if (!own) return null;
  const here = view.name;
  const home = own.name ?? words('the country where it stands');
  const stands = own.name ? say`in ${own.name}, where it stands,` : say`in the country where it stands`;
  const basis = ['property-ownership', 'property-type'] as const;
  if (isLetAlready(view)) {
    return oncePassage(
      'property',
      0.6,
      because(
        say`[The rent of what you let is normally taxed ${stands} and may have to be declared in ${here} as well|What you let keeps you in touch with the tax office in ${home}: rent is normally taxed where the house stands, and ${here} may ask about it too|Rent that you draw from ${home} normally stays taxed there, wherever you live; whether ${here} counts it too is a question for an adviser].`,
        ...basis,
      ),
    );
  }
  if (read.has('property-ownership', 'yes-renting')) {
    return oncePassage(
      'property',
      0.6,
      because(
        say`[The home you mean to let keeps you in touch with the tax office in ${home}: rent is normally taxed where the house stands, and ${here} may ask about it too|You mean to let your home: its rent is normally taxed ${stands} and may have to be declared in ${here} as well|A home that you let in ${home} normally stays taxed there, wherever you live; whether ${here} counts its rent too is a question for an adviser]. [Once it is let, you can no longer simply move back in next month|↗You will also have a tenant to write to from abroad|While it is let, you can move back in only after a notice period].`,
        ...basis,
      ),
    );
  }
  if (read.has('property-ownership', 'yes-selling')) {
    return oncePassage(
      'property',
      0.6,
      because(
        say`[You plan to sell|You mean to sell|You intend to sell]. [A gain on a house is normally taxed first where the house stands${own.name ? say`, in ${own.name}` : ''}; the country you live in on the day of the deed can tax it too, which makes a sale before the move to ${here} the simpler one|The state where the house stands${own.name ? say`, ${own.name},` : ''} normally has the first right to tax the gain, and ${here} may ask for its part if you live there by then|If you live in ${here} when the deed is signed, it may tax the gain as well, beside the state where the house stands${own.name ? say`, ${own.name}` : ''}, which normally comes first].`,
        ...basis,
      ),
    );
  }
  if (read.has('property-ownership', 'yes-keeping')) {
    return oncePassage(
      'property',
      0.5,
      because(
        isLivedIn(view, own)
          ? say`A home kept empty${own.name ? say` in ${own.name}` : ''} is a safety net with running costs, and to some tax offices a sign that you never left. Decide how many months you will pay for it before ${here} has to stand on its own.`
          : say`${view.Name} may ask about the home that you keep${own.name ? say` in ${own.name}` : ''}: have its papers ready, with what it is worth.`,
        ...basis,
      ),
    );
  }
  return null;
};

/** The first income, by what the customer will do there. */
const FIRST_INCOME: Readonly<Record<string, string>> = {
  employee: 'a contract with a start date',
  transfer: 'the package with its first payday',
  remote: 'your employer’s consent to the new address',
  contractor: 'the consent to the new address of those you invoice',
  freelance: 'work for the first three months',
  founder: 'the first customer, or another year of savings,',
  owner: 'what the company can pay you each month',
  student: 'what pays for the first two terms',
  open: 'some first income',
};

/** Whether investment income pays for everything, without a pension or rent. */
function livesOnSavings({ read }: Profile): boolean {
  const invested =
    read.has('income-sources', 'investments') || read.has('retirement-income-phase', 'investments');
  const other = [
    'retirement-pension',
    'passive-income',
    'remote-work',
    'local-income',
    'business-income',
  ] as const;
  return invested && !read.has('income-sources', ...other);
}

/** What a year at the month to spend takes of all assets. */
function yearOfSavings(view: PlaceView, assets: Said): Passage | null {
  const share = shareOfAssets(view);
  return oncePassage(
    'reserve',
    0.6,
    share &&
      because(
        say`What you could use at short notice (${assets}) is what you live on: a year at the monthly sum you named takes ${share} of it, before what it earns.`,
        'income-sources',
        'financial-independence-level',
      ),
  );
}

/** How long the reserve lasts, where work has to start first. */
export const reserve: Writer = (view) => {
  const { read } = view.profile;
  const assets = read.label('liquid-assets-available');
  if (!assets || read.has('liquid-assets-available', 'prefer-not-to-say')) return null;
  if (read.has('financial-independence-level', 'several-months', 'dependent-on-work')) {
    // The summary tells people with savings for years that these two answers contradict each other.
    if ((view.profile.assets?.low ?? 0) >= AMPLE_USD) return null;
    const paid = paidAs(view.profile);
    return oncePassage(
      'reserve',
      0.6,
      because(
        say`With ${assets} at hand and a need to earn soon, ${because(words(FIRST_INCOME[paid.as] ?? FIRST_INCOME.open ?? ''), ...paid.ids)} has to be [signed before you go to ${whereTo(view)}|in writing before ${whereTo(view)} is booked|certain before you give notice for ${whereTo(view)}].`,
        'financial-independence-level',
      ),
    );
  }
  if (read.has('financial-independence-level', 'fully-independent', 'mostly-independent', 'several-years')) {
    // Savings that a household lives on at first, or that a permit requires, are no reserve.
    if (livesOnAssets(view.profile)) return null;
    const [way] = settlesByRight(view) ? [] : openRoutes(view).map(({ standing }) => standing.way);
    if (read.has('retirement-income-phase', 'bridge') || (way?.kind === 'route' && way.asked === 'capital'))
      return null;
    // Nor are savings that a household lives on for good; only a year's share is stated.
    if (livesOnSavings(view.profile)) return yearOfSavings(view, assets);
    const forGood = read.has('financial-independence-level', 'fully-independent');
    const carried = forGood ? 'need no wage' : 'can carry yourself for a while';
    return oncePassage(
      'reserve',
      0.45,
      because(
        say`[You ${carried}, so what you could use at short notice (${assets}) is a reserve rather than a wage|What you could use at short notice (${assets}) need not be touched at first|Since you ${carried}, what you have at short notice (${assets}) is for what goes wrong]. [A bank or a residence office in ${view.name} may want statements that show how long it has been yours|Keep the statements that show how long it has been yours: an office in ${view.name} may ask].`,
        'financial-independence-level',
      ),
    );
  }
  return null;
};

/** Rent as a share of local pay, for those who will earn there. */
function rentOfPay(view: PlaceView, flat: string, rent: Quantity, pay: LocalPay): Said | null {
  const share = shown(
    times(over(rent, pay.monthly), constant(100, 'percent')),
    (value) => `${rounded(value, 0)}%`,
  );
  const wage = shown(pay.monthly, dollars);
  return wayOf(view, 'rent-of-pay', [
    () =>
      say`Out of ${wage} a month, which ${pay.group} earn there on average before tax, about ${share} would go on a good ${flat}.`,
    () =>
      say`A good ${flat} would cost about ${share} of average pay for ${pay.group} there (${wage} a month before tax).`,
    () =>
      say`A good ${flat} takes about ${share} of what ${pay.group} earn there on average (${wage} a month before tax).`,
    () =>
      say`Measured against local pay, ${wage} a month before tax for ${pay.group}, a good ${flat} takes about ${share}.`,
    () =>
      say`Of the ${wage} a month that ${pay.group} earn there on average before tax, a good ${flat} takes about ${share}.`,
  ]);
}

/**
 * Rent up to `EASY` of the budget leaves room for everything else, rent above `MOST` does not; our yardstick is a
 * third.
 */
const EASY = 0.3;
const MOST = 0.35;

function rentOfBudget(view: PlaceView, flat: string, share: Said, part: number): Said {
  if (part > 1)
    return say`A good ${flat} would take about ${share} of your monthly budget, more than the whole of it: look ${canDoWithLess(view.profile.household) ? 'for smaller homes, or ' : 'in ordinary quarters, or '}for another town.`;
  const less = canDoWithLess(view.profile.household) ? 'a smaller flat or ' : '';
  const verdict =
    part > MOST
      ? `[above the third that we take as the limit, so look beyond the sought-after quarters from the start|more than a third, our limit: the search begins outside the sought-after quarters|over our limit of a third, so look for ${less}a cheaper quarter]`
      : part > EASY
        ? '[at our limit of about a third|near a third, which is where we draw the line]'
        : '[within the third that we take as the limit|less than the third at which we draw the line]';
  return (
    wayOf(view, 'rent-of-budget', [
      () => say`A good ${flat} would take about ${share} of your monthly budget: ${verdict}.`,
      () => say`Of what you can spend in a month about ${share} would go on a good ${flat}, ${verdict}.`,
      () => say`For a good ${flat} allow about ${share} of your monthly budget: ${verdict}.`,
    ]) ?? words('')
  );
}

/** Rent in the first surveyed town as a share of the budget or income stated. */
export const rentShare: Writer = (view) => {
  // A town that is not recommended says nothing about rents in one that is.
  const [surveyed] = rentsHere(view);
  if (!surveyed) return null;
  const { city, flat, dollars: rent } = surveyed;
  const { income } = view.profile;
  const budget = spendOf(view);
  if (view.profile.rentsRoom || isBeyondSurvey(view)) return null;
  const hundred = constant(100, 'percent');
  const percent = (value: number): string => `${rounded(value, 0)}%`;
  if (budget && !onWages(view.studied?.gates)) {
    const share = shown(times(over(rent, budget), hundred), percent);
    return passage(
      'rent-share',
      1,
      because(
        rentOfBudget(view, `${flat} in ${city.name}`, share, rent.value / budget.value),
        ...view.profile.movers.ids,
      ),
    );
  }
  const pay = localPay(view);
  if (pay && !notCountedOn(view, pay.monthly.value))
    return passage(
      'rent-share',
      0.95,
      because(
        rentOfPay(view, `${flat} in ${city.name}`, rent, pay) ?? words(''),
        'career-field',
        ...view.profile.stageIds,
        ...view.profile.movers.ids,
      ),
    );
  const exact = exactIncome(view);
  if (exact) {
    const part = shown(times(over(rent, exact), hundred), percent);
    return passage(
      'rent-share',
      0.95,
      because(
        say`A good ${flat} in ${city.name} would take ${part} of the monthly income you told us of, before tax.`,
        ...view.profile.movers.ids,
      ),
    );
  }
  if (!income?.high) return null;
  const yearly = times(rent, constant(12, 'months in a year'));
  const least = shown(
    times(over(yearly, answerQuantity(income.high, 'expected-annual-income', 'high')), hundred),
    percent,
  );
  const said = wayOf(view, 'rent-share', [
    () =>
      say`Even at the upper end of your income, a good ${flat} in ${city.name} takes about ${least} of gross pay; below that it takes more.`,
    () =>
      say`[Rent sets the floor|Begin with the rent|The largest expense first]: a good ${flat} in ${city.name} takes ${least} of the top of your income band, before tax.`,
  ]);
  return passage('rent-share', 0.95, said && because(said, ...view.profile.movers.ids));
};
