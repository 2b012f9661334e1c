import { dollars } from '../../figures/format.ts';
import { answerQuantity, factQuantity, over, type Quantity, shown } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { besideHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { exactIncome } from '../../place/entry/incomeAsked.ts';
import { isItsScale, PRICE } from '../../place/money/priceLevel.ts';
import { paidAs } from '../../profile/work/paidAs.ts';
import { NEAR_MIDDLE } from '../../prose/comparison.ts';

/** Prices here divided by prices at home; null where either is unknown, or both are the same country. */
export function ratioToHome(view: PlaceView): Quantity | null {
  if (!view.home || !besideHome(view, PRICE)) return null;
  const here = factQuantity(view.atlas, PRICE, view.iso3);
  const there = factQuantity(view.atlas, PRICE, view.home.iso3);
  return here && there && there.value > 0 ? over(here, there) : null;
}

const EARNERS: Readonly<Record<string, readonly string[]>> = {
  remote: [
    'Your salary comes from elsewhere and will not change with the address; what it buys will',
    '↗Your employer abroad pays the same wherever you live, so prices decide what is left',
    'One salary, two price levels: compare what it buys',
  ],
  contractor: [
    'Your contract pays from elsewhere and will not change with the address; what it buys will',
    '↗Whoever you invoice pays the same wherever you live, so prices decide what is left',
    'One contract, two price levels: compare what it buys',
  ],
  freelance: [
    'Clients pay you the same wherever you work, and prices decide what that is worth',
    'Your rates are set in one country and spent in another',
    'Your fees stay as they are when you move; your bills do not',
  ],
  founder: [
    'Until the new business pays you, prices decide how long your reserve lasts',
    'For a founder low prices stretch the reserve',
    'Each month of low costs is a month more to find customers',
  ],
  owner: [
    'What you draw from the company is set at home and spent at local prices',
    '↗You draw from a company at home and pay bills abroad',
    'Prices decide how little you need to take out of the firm',
  ],
  transfer: [
    'Before you accept a package from your employer, compare what it buys',
    'Ask your employer whether the package is adjusted to prices; this is what it would have to cover',
    '↗A transfer is negotiated at home and spent abroad, so compare prices before you sign',
  ],
  employee: [
    'You would earn and spend in the same place, so pay and prices have to be read together',
    'Your wage would be a local one, to be spent at local prices',
    'Hold local pay and local prices side by side',
  ],
  means: [
    'You live from what you have, which makes the price level the figure to start with',
    'How long your capital lasts depends on prices',
    'You have no wage to raise, so begin with prices',
  ],
  student: [
    'While you study, money goes out and little comes in',
    'A student budget has three lines: room, food, travel',
    'Over a whole course of study, prices matter as much as fees',
  ],
  retired: [
    'Only one thing makes a fixed income worth more or less, the prices around it',
    'Your pension stays the same, so prices decide what it buys',
    'What you draw each month is settled; compare what it buys',
  ],
  open: [
    'Whatever you end up doing, prices come first',
    'Prices are there from the first day, income may not be',
    'With work still open, low prices buy time',
  ],
};

/** A doctorate is a paid post at one university and a place with fees at another; no record of ours tells which. */
const DOCTORATE = [
  'A doctorate is a paid post at one university and a place with fees at the next, so let the department tell you its terms first, and set them beside this',
  'Ask about each doctorate whether it comes with a wage, a scholarship or neither, and what it has to pay for',
  'The letter of the department says whether you are paid; this says what it has to cover',
];

/** How the customer is paid, as an introduction to prices; each place uses the next wording. */
function paidSaid(view: PlaceView): Said {
  const { read, stage, stageIds } = view.profile;
  const paid = paidAs(view.profile);
  // A founder whose costs are covered for good lives on assets.
  const covered = stage === 'founder' && read.has('financial-independence-level', 'fully-independent');
  const doctorate = paid.as === 'student' && read.has('study-level', 'doctorate');
  if (doctorate)
    return because(
      words(DOCTORATE[view.earlier.length % DOCTORATE.length] ?? ''),
      ...paid.ids,
      'study-level',
    );
  const frames = EARNERS[covered ? 'means' : paid.as] ?? EARNERS.open ?? [];
  const ids = covered ? [...stageIds, 'financial-independence-level'] : paid.ids;
  return because(words(frames[view.earlier.length % frames.length] ?? ''), ...ids);
}

/** The expected income as stated, and its value there at home's prices. */
interface Worth {
  readonly told: Said;
  readonly worth: Said;
}

/** Null without an income that continues: local pay differs, and students have none. */
function worthAtHome(view: PlaceView, ratio: Quantity): Worth | null {
  const { income, read, stage } = view.profile;
  if (stage === 'employee' || stage === 'student') return null;
  const exact = exactIncome(view);
  if (exact)
    return {
      told: words('the income you told us of'),
      worth: say`${shown(over(exact, ratio), dollars)} a month`,
    };
  if (!income?.high) return null;
  const worth = (edge: 'low' | 'high', amount: number): Said =>
    shown(over(answerQuantity(amount, 'expected-annual-income', edge), ratio), dollars);
  return {
    told: say`${read.label('expected-annual-income') ?? 'your income'} a year`,
    worth: say`${income.low > 0 ? say`${worth('low', income.low)} to` : 'up to'} ${worth('high', income.high)}`,
  };
}

/** With an income band told: its value at home's prices. */
export const incomeLead: Writer = (view) => {
  const ratio = ratioToHome(view);
  const than = besideHome(view, PRICE);
  if (!than || !ratio) return null;
  const frame = paidSaid(view);
  const prices = say`prices in ${view.name} are ${than.than}`;
  const income = worthAtHome(view, ratio);
  if (!income) return passage('prices', 1, because(say`${frame}: ${prices}.`, 'current-location'));
  const { told, worth } = income;
  const said = wayOf(view, 'income-lead', [
    () => say`${frame}. As ${prices}, ${told} buys as much as ${worth} in ${view.homeName}.`,
    () => say`${frame}. ${opening(prices)}, so ${told} would feel like ${worth} does at home.`,
    () => say`${frame}. Think of ${told} as ${worth} at the prices you know: ${prices}.`,
  ]);
  return passage('prices', 1, said && because(said, 'current-location'));
};

/** Without a home to compare with: where prices rank in the world. */
export const plainLead: Writer = (view) => {
  const at = standing(view, PRICE);
  const value = figure(view, PRICE);
  if (!at || !value || isItsScale(view)) return null;
  const place =
    at.side === 'high'
      ? 'high by world standards'
      : at.side === 'low'
        ? 'low by world standards'
        : NEAR_MIDDLE;
  return passage(
    'prices',
    1,
    say`Measured with the United States as 100, prices in ${view.name} stand at ${value}, ${place}.${at.mark}`,
  );
};

/** Where nothing is known about prices. */
export const unknownLead: Writer = (view) =>
  passage(
    'prices',
    1,
    because(
      say`Our tables hold no price level for ${view.name}, so every amount has to be asked for on the spot.`,
      'current-location',
    ),
  );
