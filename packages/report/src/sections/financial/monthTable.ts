import { dollars, money, usd } from '../../figures/format.ts';
import { answerQuantity, constant, over, type Quantity, shown } from '../../figures/quantity.ts';
import { inTens } from '@global-fit/matching/costs/month';
import type { TableBlock } from '../../model.ts';
import { onWages } from '../../place/money/wagesSaid.ts';
import { withHomeMoney } from '../../place/money/homeMoney.ts';
import type { PlaceView } from '../../place/view.ts';
import { capitalised } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { asksForOne, neededMonthly } from '../../place/entry/incomeAsked.ts';
import { isPartnersWorkOpen } from '../../place/entry/family.ts';
import { routeName } from '../../place/entry/routes.ts';
import { duesOf, isBeyondSurvey, leavesOf, type Month, monthOf, rentsHere } from '../../place/money/month.ts';
import { reckonedHome, type ReckonedHome } from '../../place/money/homeReckoned.ts';
import { cityOf } from '../../place/passage.ts';
import { wantsToBuy } from '../../profile/profile.ts';
import { neededRoute, type Row, table } from './moveItem.ts';

/** Income rows: what can be spent, what local pay may leave, loan payments, what an income leaves. */
function spendingRows(view: PlaceView, month: Month | null, dues: Quantity | null): readonly Row[] {
  const rows: Row[] = [];
  const wages = onWages(view.studied?.gates);
  if (month)
    rows.push([
      words(wages ? 'What you can spend now' : 'What you can spend'),
      withHomeMoney(view, answerQuantity(view.profile.monthlyBudget ?? 0, 'monthly-budget'), usd),
      words('Your answer'),
    ]);
  if (wages?.pay)
    rows.push([
      words(wages.pay.two ? 'What two wages there may leave' : 'What a wage there may leave'),
      shown(constant(inTens(wages.pay.netUsd), 'pay there after tax and contributions'), usd),
      words(
        `After tax and contributions by our estimate; ${wages.pay.two ? `averages, not offers${isPartnersWorkOpen(view) ? '. The second counts once your partner may work there' : ''}` : 'an average, not an offer'}`,
      ),
    ]);
  if (month && dues)
    rows.push([
      words('Loans, or money you send, that you told us of'),
      withHomeMoney(view, dues, usd),
      words(
        wages ? 'Your remark; comes on top of the month below' : 'Your remark; comes off what you can spend',
      ),
    ]);
  const leaves = leavesOf(view);
  if (leaves)
    rows.push([
      words('What your income leaves there'),
      withHomeMoney(view, leaves, usd),
      words(
        `What you told us of, after tax and contributions by our estimate${dues ? ', less the item above' : ''}`,
      ),
    ]);
  return rows;
}

/** The surveyed rents there. */
const rentRows = (view: PlaceView): readonly Row[] =>
  (isBeyondSurvey(view) ? [] : rentsHere(view)).map((rent) => [
    words(`${capitalised(rent.flat)} in ${rent.city.name}`),
    shown(rent.euros, (value) => money(value, 'EUR')),
    say`Good flat in an area international staff choose, without charges; about ${shown(rent.dollars, usd)}`,
  ]);

/** Cost rows: further bedrooms, everything but rent, and the total. */
function costRows(view: PlaceView, month: Month, dues: Quantity | null): readonly Row[] {
  const { rent, others, total } = month;
  const reckoned = reckonedHome(view, month);
  const rows: Row[] = [];
  if (rent?.further)
    rows.push([
      words(`More bedrooms, on top of the flat in ${rent.city.name}`),
      withHomeMoney(view, rent.further, usd),
      words('Half of that rent for each, our planning figure: the survey ends at two bedrooms'),
    ]);
  rows.push([
    words(wantsToBuy(view.profile) ? 'Everything but the home' : 'Everything but the rent'),
    withHomeMoney(view, others, usd),
    words('Our planning figure for your household at prices here, not a statistic'),
  ]);
  if (rent)
    rows.push([
      words(`Together, with the ${rent.further ? 'home' : 'flat'} in ${rent.city.name}`),
      withHomeMoney(view, total, usd),
      words(
        dues
          ? 'Home and everything else; what you pay on loans or send to family is not included'
          : 'The items above',
      ),
    ]);
  return [...rows, ...(reckoned ? reckonedRows(view, reckoned) : leftRows(view, month))];
}

/** A home that no survey covers, and the month with it. */
function reckonedRows(view: PlaceView, { home, how, tuition, total }: ReckonedHome): readonly Row[] {
  return [
    [words(`A home in ${cityOf(view)}`), withHomeMoney(view, home, usd), how],
    ...(tuition
      ? [[words('Tuition'), withHomeMoney(view, tuition, usd), words('A twelfth of the lowest on record')]]
      : []),
    [words('Together, as we reckon'), withHomeMoney(view, total, usd), words('The items above')],
  ];
}

/** What a month has for a home without a price on record; none where wages still to come have to pay it. */
function leftRows(view: PlaceView, { budget, rent, left }: Month): readonly Row[] {
  if (rent || left.value <= 0 || onWages(view.studied?.gates)) return [];
  const row = (item: string, most: Said, how: string): readonly Row[] => [[words(item), most, words(how)]];
  const all = withHomeMoney(view, left, usd);
  if (wantsToBuy(view.profile))
    return row(
      'What that leaves for a home of your own',
      all,
      'Upkeep, taxes and a loan; our records hold no prices of homes',
    );
  const { rentsRoom } = view.profile;
  const third = over(budget, constant(3, 'a third of the budget'));
  return rentsRoom || left.value <= third.value
    ? row(
        `What that leaves for ${rentsRoom ? 'a room' : 'a home'}`,
        all,
        'The most it may cost, charges included',
      )
    : row(
        'As far as a rent should go',
        withHomeMoney(view, third, dollars),
        'A third of what you can spend; no rent of such a home is on record',
      );
}

/** The income the route requires. */
function incomeRows(view: PlaceView): readonly Row[] {
  const route = neededRoute(view);
  const income = route && neededMonthly(view, route);
  if (!income) return [];
  const one = asksForOne(view, route);
  return [
    [
      words(`Income the route asks for${one ? ', for one person' : ''}`),
      withHomeMoney(view, income, dollars),
      words(routeName(route)),
    ],
  ];
}

/** A month by items; null where it would only repeat the text. */
export function monthTable(view: PlaceView): TableBlock | null {
  const month = monthOf(view);
  const dues = duesOf(view);
  const rows = [
    ...spendingRows(view, month, dues),
    ...rentRows(view),
    ...(month ? costRows(view, month, dues) : []),
    ...incomeRows(view),
  ];
  if (rows.length < 2) return null;
  return table(
    `A month in ${view.name}`,
    ['Item', 'A month', 'How we know'],
    rows,
    because(words(''), 'monthly-budget', 'number-of-family-members'),
  );
}
