import { rounded } from '../../figures/format.ts';
import { answerQuantity, constant, over, plus, type Quantity, shown, times } from '../../figures/quantity.ts';
import { cared, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { type PlaceView, wordOf } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** Net worth in US dollars from which a wealth tax may apply. */
const WEALTHY = 500_000;

/** Taxes on particular assets only, by the note of the record. */
const SOME_ASSETS: Readonly<Record<string, string>> = {
  BEL: 'securities accounts',
  FRA: 'real estate',
  ITA: 'assets held abroad',
  NLD: 'a return that it assumes on savings and investments',
};

/** Whether the household lives on its assets, without work or a pension. */
function ownsItsLiving({ read, stage }: Profile): boolean {
  if (read.has('income-sources', 'retirement-pension')) return false;
  if (stage === 'means') return true;
  return (
    stage === 'retired' &&
    read.choices('income-sources').length > 0 &&
    !read.has('income-sources', 'undecided') &&
    !read.has('retirement-income-phase', 'state-pension', 'private-pension', 'bridge')
  );
}

/** "yes, above an allowance", "none, but on real estate": wealth tax as stated in a table of places. */
export function wealthTaxSaid(view: PlaceView): Said | null {
  const word = wordOf(view, 'wealth_tax');
  const some = SOME_ASSETS[view.iso3];
  const told =
    word === 'yes'
      ? 'yes, above an allowance'
      : word === 'no'
        ? 'none'
        : some
          ? `none, but one on ${some}`
          : null;
  return told === null ? null : given(words(told), `wealth_tax:${view.iso3}`);
}

/** An annual tax on assets, for those who live on them or own much. */
export const wealthTax: Writer = (view) => {
  const word = wordOf(view, 'wealth_tax');
  const { netWorth, stageIds } = view.profile;
  const owns = ownsItsLiving(view.profile);
  if (word === null || (!owns && (netWorth?.low ?? 0) < WEALTHY)) return null;
  const some = SOME_ASSETS[view.iso3];
  const said =
    word === 'yes'
      ? wayOf(view, 'wealth-tax', [
          () =>
            say`${view.Name} taxes net wealth every year, above an allowance: ask an adviser there what yours would pay before you ask about income.`,
          () =>
            say`On net wealth above an allowance ${view.name} levies a tax every year, whatever that wealth earns; have it worked out for yours.`,
        ])
      : word === 'no'
        ? say`Our records show no tax on net wealth in ${view.name}.`
        : some === undefined
          ? null
          : say`${view.Name} does not tax net wealth as a whole, but it does tax ${some}.`;
  const basis = owns ? [...stageIds, 'income-sources'] : ['net-worth'];
  return cared(
    view,
    passage(
      'wealth-tax',
      word === 'no' ? 0.55 : 0.8,
      said && because(given(said, `wealth_tax:${view.iso3}`), ...basis),
    ),
    'taxes',
  );
};

const percent = (value: number): string => `${rounded(value, 0)}%`;

/** Which share of the assets a year's budget takes: "between 5% and 11%"; null where either was not stated. */
export function shareOfAssets({ profile }: PlaceView): Said | null {
  const { assets, monthlyBudget } = profile;
  if (!assets || assets.low <= 0 || monthlyBudget === null || monthlyBudget <= 0) return null;
  const year = times(answerQuantity(monthlyBudget, 'monthly-budget'), constant(12, 'months in a year'));
  const share = (edge: 'low' | 'high', value: number) =>
    times(over(year, answerQuantity(value, 'liquid-assets-available', edge)), constant(100, 'per cent'));
  // Bounds are rounded outwards, so that they stay bounds.
  const whole = (one: Quantity, round: (value: number) => number): Said =>
    shown(plus(one, constant(round(one.value) - one.value, 'rounded to whole per cent')), percent);
  const most = share('low', assets.low);
  if (most.value > 100) return null;
  if (assets.high === null) return say`at most ${whole(most, Math.ceil)}`;
  return say`between ${whole(share('high', assets.high), Math.floor)} and ${whole(most, Math.ceil)}`;
}

/** Whether the household lives on investments or savings alone. */
export function livesOnAssets(profile: Profile): boolean {
  const { read } = profile;
  return (
    ownsItsLiving(profile) &&
    read.has('income-sources', 'investments', 'savings') &&
    !read.has(
      'income-sources',
      'passive-income',
      'undecided',
      'local-income',
      'remote-work',
      'business-income',
    ) &&
    !read.has('retirement-income-phase', 'rental')
  );
}

/** Assets as the income of those who live on them, not as a reserve. */
export const draw: Writer = (view) => {
  const { read } = view.profile;
  const assets = read.label('liquid-assets-available');
  if (!assets || read.has('liquid-assets-available', 'prefer-not-to-say')) return null;
  if (!livesOnAssets(view.profile)) return null;
  const share = shareOfAssets(view);
  const takes = share ? say`: a year of your budget is ${share} of it, before what it earns` : words('');
  return oncePassage(
    'reserve',
    0.6,
    because(
      say`What you could use at short notice (${assets}) is what you live on, and not a reserve beside it${takes}. [A bank or a residence office in ${view.name} may want statements that show how long it has been yours|Keep the statements that show how long it has been yours: an office in ${view.name} may ask].`,
      'income-sources',
      ...view.profile.stageIds,
    ),
  );
};
