import { bank, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure } from '../../place/view.ts';
import { anybody, both, chose, stageIs, type When } from '../../profile/when.ts';
import { rounded } from '../../figures/format.ts';
import {
  answerQuantity,
  constant,
  inUsd,
  over,
  recordQuantity,
  shown,
  times,
} from '../../figures/quantity.ts';
import { because, given, say, words } from '../../prose/said.ts';
import { dollars, PRICE, ratioToHome } from './prices.ts';

/** Property kept, let or sold at home. */
export const property: Writer = (view) => {
  const { read } = view.profile;
  const [home, here] = [view.homeName, view.name];
  const basis = ['property-ownership', 'current-location'] as const;
  if (read.has('property-ownership', 'yes-renting')) {
    return oncePassage(
      'property',
      0.6,
      because(
        say`The home you mean to let keeps you in touch with the tax office in ${home}: rent is normally taxed where the house stands, and ${here} may ask about it too. [Letting also ends the fallback of moving back in next month|And a tenant is somebody to write to from abroad|Once it is let, the way back takes a notice period].`,
        ...basis,
      ),
    );
  }
  if (read.has('property-ownership', 'yes-selling')) {
    return oncePassage(
      'property',
      0.6,
      because(
        say`You plan to sell. [Whether the gain is taxed can turn on where you are resident on the day of completion, so sell first and move second, or ask in ${here} before you do it the other way round|The tax on the gain follows your residence on the day the deed is signed: have the order of sale and move to ${here} checked|A sale before the move to ${here} is usually simpler than one after it].`,
        ...basis,
      ),
    );
  }
  if (read.has('property-ownership', 'yes-keeping')) {
    return oncePassage(
      'property',
      0.5,
      because(
        say`A home kept empty in ${home} is a safety net with running costs, and to some tax offices a sign that you never left. Decide how many months you will carry it before ${here} has to stand on its own.`,
        ...basis,
      ),
    );
  }
  return null;
};

/** How long the reserve lasts, when work has to start first. */
export const reserve: Writer = (view) => {
  const { read } = view.profile;
  const assets = read.label('liquid-assets-available');
  if (!assets || read.has('liquid-assets-available', 'prefer-not-to-say')) return null;
  if (read.has('financial-independence-level', 'several-months', 'dependent-on-work')) {
    return oncePassage(
      'reserve',
      0.6,
      because(
        say`With ${assets} at hand and a need to earn soon, [the first income in ${view.name} must not be a hope: have a signed contract, a paid invoice or a start date before you give up the one you have|do not arrive in ${view.name} on a promise; something signed has to travel with you|${view.name} has to pay you soon, so let the first payment be agreed in writing before you go].`,
        'financial-independence-level',
      ),
    );
  }
  if (read.has('financial-independence-level', 'fully-independent', 'mostly-independent', 'several-years')) {
    return oncePassage(
      'reserve',
      0.45,
      because(
        say`You can carry yourself for a while, and the ${assets} you could use at short notice are a reserve rather than a wage. [Banks and residence offices in ${view.name} will want statements that show it has been yours for some time|Expect ${view.name} to ask since when it has been yours|In ${view.name} an old balance counts for more than a large one].`,
        'financial-independence-level',
      ),
    );
  }
  return null;
};

/** Rent of the first surveyed city as a share of the stated budget or income. */
export const rentShare: Writer = (view) => {
  const city = view.cities.find((one) => one.rentEur !== null);
  const wide = view.profile.movers.people > 2;
  const amount = wide ? city?.rentEur?.twoBed : city?.rentEur?.oneBed;
  if (!city || amount == null) return null;
  const rent = inUsd(
    view.atlas,
    recordQuantity(amount, `rent:${city.id}`, wide ? 'twoBed' : 'oneBed'),
    'EUR',
  );
  const { monthlyBudget, income } = view.profile;
  const hundred = constant(100, 'percent');
  const percent = (value: number): string => `${rounded(value, 0)}%`;
  if (!rent) return null;
  const flat = wide ? 'two-bedroom flat' : 'one-bedroom flat';
  if (monthlyBudget !== null && monthlyBudget > 0) {
    const share = shown(times(over(rent, answerQuantity(monthlyBudget, 'monthly-budget')), hundred), percent);
    return passage(
      'rent-share',
      1,
      because(
        say`A good ${flat} in ${city.name} would take about ${share} of your monthly budget, so ${rent.value > monthlyBudget * 0.45 ? 'look beyond the sought-after quarters from the start' : 'the rest of the budget has room to breathe'}.`,
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
      say`[Rent sets the floor|Begin with the rent|The largest line first]: ${least} of the top of your income band for a good ${flat} in ${city.name}, before tax.`,
  ]);
  return passage('rent-share', 0.95, said && because(said, ...view.profile.movers.ids));
};

/** What the place pays back over a year, against prices at home. */
export const yearGap: Writer = (view) => {
  const ratio = ratioToHome(view);
  const amount = view.profile.monthlyBudget;
  if (!ratio || amount === null || amount <= 0) return null;
  const difference = ratio.value < 1 ? 1 - ratio.value : ratio.value - 1;
  if (difference < 0.06) return null;
  const budget = answerQuantity(amount, 'monthly-budget');
  const sign = constant(ratio.value < 1 ? 1 : -1, 'shown without its sign');
  const year = times(
    {
      ...budget,
      value: amount - amount * ratio.value,
      from: { op: 'difference', of: [budget.from, { op: 'product', of: [budget.from, ratio.from] }] },
      facts: ratio.facts,
    },
    constant(12, 'months in a year'),
    sign,
  );
  const sum = shown(year, dollars);
  return passage(
    'year-gap',
    0.9,
    because(
      ratio.value < 1
        ? say`Over a year the lower prices of ${view.name} are worth about ${sum} to you, [which is what flights, insurance and mistakes have to stay below|enough for flights and the errors of a first year|a reserve that builds itself].`
        : say`Over a year the higher prices of ${view.name} cost you about ${sum} more for the same life; [something has to pay for that|ask yourself what would be worth it|that sum is the price of its other merits].`,
      'current-location',
    ),
  );
};

const WISHES: Readonly<Record<string, readonly [gain: string, loss: string]>> = {
  'spend-much-less': [
    'You said you need to spend much less; PLACE can deliver that without a worse life.',
    'You need to spend much less, and the price level of PLACE alone will not do that: the saving has to come from a smaller home or a cheaper town.',
  ],
  'spend-less': [
    'Spending somewhat less, as you wish, happens in PLACE by itself.',
    'Spending somewhat less will take choices: PLACE is not the cheaper place on average.',
  ],
  'same-more-comfort': [
    'Spend in PLACE what you spend today and the difference becomes comfort: a better flat, help in the house, more meals out.',
    '[The same spending will not buy more comfort in PLACE; what you would be paying for are its other qualities|More comfort for the same money is not what PLACE offers; it has to win you otherwise].',
  ],
  'pay-for-quality': [
    'You were ready to pay more for the right place, and in PLACE you would not even have to.',
    'You said you would pay more for the right place, and PLACE takes you at your word.',
  ],
  'not-a-factor': [
    'Cost was not your concern, yet the difference is large enough to change what you do with your years in PLACE.',
    'You told us that cost does not matter, and in PLACE it had better not.',
  ],
};

/** What prices mean for what the household wants from them. */
export const costInsight: Writer = (view) => {
  const choice = view.profile.read.choices('cost-of-living-priority')[0];
  const ratio = ratioToHome(view);
  const texts = choice ? WISHES[choice] : undefined;
  if (!texts || !ratio || !view.home) return null;
  const text = texts[ratio.value < 0.95 ? 0 : 1].replaceAll('PLACE', view.name);
  return oncePassage(
    `cost-insight-${ratio.value < 0.95}`,
    0.93,
    because(given(words(text), ...ratio.facts), 'cost-of-living-priority', 'current-location'),
  );
};

/** What kind of money question this place poses. */
export const plainInsight: Writer = (view) => {
  const value = figure(view, PRICE);
  const here = view.atlas.fact(view.iso3, PRICE)?.value;
  if (!value || typeof here !== 'number') return null;
  const text =
    here > 85
      ? `${view.Name} is a place in which to earn before it is one in which to save.`
      : here > 55
        ? `The town you choose will move your budget more than the border does: ${view.name} is neither a bargain nor a luxury.`
        : `Money goes a long way in ${view.name}, and the services that foreigners buy are where it goes fastest.`;
  return passage('money-kind', 0.4, given(words(text), `${PRICE}:${view.iso3}`));
};

const noFunds: When = chose('source-of-funds-documentation', 'no', 'unsure');
const urgent: When = chose('cross-border-financial-planning', 'yes-urgent', 'yes-interested');

const LINES: readonly Line[] = [
  [
    noFunds,
    (v) =>
      say`A bank in ${v.name} will ask on the first day where your money comes from, and you were not sure you could show it. Begin one folder now: twelve months of statements, tax assessments, contracts of sale, and a page that explains each large deposit.`,
  ],
  [
    both(urgent, chose('tax-awareness', 'no', 'somewhat')),
    (v) =>
      say`You asked for planning across borders: book a joint hour this month with one adviser in ${v.homeName} and one in ${v.name}, and let them agree in front of you on which country taxes what.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Write to your pension payer: how is the pension taxed once you live in ${v.name}, which country taxes it first, and are health contributions due on it?`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Open [an account that holds both currencies three months before ${v.name} becomes home, and send one small transfer as a rehearsal|the account in ${v.name} early and move a small sum first, to learn what is lost on the way|a second account well before ${v.name}, and let one month of pension pass through it].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`List what you pay at home only once a year (insurance, dues, heating) and ask a resident of ${v.name} for the local sum of each.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Ask your employer’s payroll whether it owes tax or contributions because you sit in ${v.name}, and a tax adviser there from which day you owe yourself.`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`Price one real month in ${v.name} before you decide: furnished flat, desk, insurance, two dinners a week, one flight home in twelve.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Ask an accountant in ${v.name} how to register, what to invoice from where, and which contributions begin with the first invoice; agree a fixed fee.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Have one page drawn up for ${v.name}: the legal form to open, the turnover at which VAT begins, and what a salary or a dividend to yourself would bear.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Work out in how many months your reserve ends at the prices of ${v.name}, and put the date into the calendar.`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`Ask whether running the company from ${v.name} moves its tax residence, and what a dividend would bear in each country, before you sign a lease.`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`[Ask each employer in ${v.name} for the net figure in writing, and whether moving costs are paid or may be deducted|Have every offer from ${v.name} translated into net pay by the employer’s own payroll|Get the first payslip of an offer in ${v.name} calculated before you sign it].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Find the net-pay calculator of the tax office of ${v.name}, enter the offer, and set the result against this table|Enter a likely salary into the tax office’s calculator for ${v.name}, then subtract the rent above|Work out one real month for ${v.name}: net pay by the official calculator, less the rent].`,
  ],
  [
    stageIs('transfer'),
    (v) =>
      say`Have the package for ${v.name} say who pays for tax advice in both countries and in which scheme your contributions run.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Find out what proof of funds the visa for ${v.name} wants, in which account it has to lie, and for how long.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Write a monthly budget with the student union of your target city in ${v.name}: room, food, pass, telephone, books; unions publish theirs.`,
  ],
  [
    stageIs('means'),
    (v) =>
      say`Ask an adviser in ${v.name} how interest, dividends and gains are taxed, and whether assets abroad must be declared.`,
  ],
  [
    chose('tax-awareness', 'no', 'somewhat'),
    (v) =>
      say`Put two questions in writing to an adviser in ${v.name}: from which day am I resident for tax, and what do I have to declare that I own elsewhere?`,
  ],
  [
    () => ['current-location'],
    (v) =>
      say`[Ask the tax office in ${v.homeName} for its leaflet on leaving, and keep the proof of the day on which you left for ${v.name}|Keep boarding pass and deregistration: the day you left for ${v.name} may be asked for in years|Order the form with which ${v.homeName} lets taxpayers go, and fill it in before ${v.name}].`,
  ],
  [
    anybody,
    (v) =>
      say`[Set aside one month of spending at the prices of ${v.name} that you do not touch in the first quarter|Keep a month of money for ${v.name} in a separate account until you know your real costs|Write down every expense of your first visit to ${v.name}, and multiply with care].`,
  ],
];

export const moneyActions: readonly Writer[] = bank('money-action', LINES);
