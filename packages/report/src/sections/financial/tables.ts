import { familyCard } from '../../place/rights/europeanUnion.ts';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { dollars } from '../../figures/format.ts';
import { constant, inUsd, plus, type Quantity, recordQuantity } from '../../figures/quantity.ts';
import type { Block, TableBlock } from '../../model.ts';
import { isAtHome } from '../../place/atHome.ts';
import { withHomeMoney } from '../../place/money/homeMoney.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Band } from '../../profile/bands.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { type CapitalAsked, capitalAsked } from '../../place/entry/capitalAsked.ts';
import { rightAsFamily, rightByPassport, routeName, spousesPermit } from '../../place/entry/routes.ts';
import { feeInCare, routeSaid } from '../../place/entry/words.ts';
import { firstRentItem } from './firstRent.ts';
import { type MoveItem, neededRoute, NOT_KNOWN, type Row, table } from './moveItem.ts';
import { monthTable } from './monthTable.ts';

const named = (route: VisaRoute): Said => routeSaid(route, routeName(route));

/** The cost of applying, or that no application is needed. */
function applicationItem(view: PlaceView): MoveItem {
  const route = neededRoute(view);
  // A partner who is a citizen applies for nothing.
  const people = view.profile.movers.people - (spousesPermit(view) ? 1 : 0);
  const item = words(people > 1 ? 'Application fee for one person' : 'Application fee');
  if (!route?.fee) {
    const own = rightByPassport(view);
    const family = rightAsFamily(view) !== null;
    const how = own
      ? because(words('Your passport asks for no permit there'), 'citizenship')
      : family
        ? words(`You ask for a ${familyCard(view)} as family of your partner, after arrival`)
        : route
          ? named(route)
          : words('Our records hold no permit with a fee: ask the embassy');
    return { row: [words('Application fee'), own || family ? words('none') : NOT_KNOWN, how], sum: null };
  }
  const own = feeInCare(view, route);
  const fee = own
    ? constant(own.amount, 'the fee for work in health and care, by the remark of the record')
    : recordQuantity(route.fee.amount, `route:${route.id}`, 'fee.amount');
  const sum = inUsd(view.atlas, fee, (own ?? route.fee).currency);
  if (!sum) return { row: [item, NOT_KNOWN, named(route)], sum };
  const how =
    people > 1
      ? `${routeName(route)}${own ? ', for work in health and care' : ''}; what it costs for the rest of the household is not on record`
      : `${routeName(route)}; ${own ? 'the fee for work in health and care' : 'headline fee'}`;
  return {
    row: [item, fee.value === 0 ? words('none') : withHomeMoney(view, sum, dollars), words(how)],
    sum,
  };
}

const USES: Readonly<Record<CapitalAsked['use'], readonly [item: string, how: string]>> = {
  deposit: ['a deposit in a bank there', 'it stays yours, but you cannot use it meanwhile'],
  donation: ['a donation', 'it is gone afterwards'],
  shown: ['savings to show', 'they stay yours; ask how long they have to stay there'],
  invested: ['capital to invest', 'ask when and how it can be taken out again'],
};

/** The capital that the route asks for beside the costs of the move, which it dwarfs. */
function capitalRows(view: PlaceView): readonly Row[] {
  const asked = capitalAsked(view);
  if (!asked) return [];
  const [item, how] = USES[asked.use];
  return [
    [
      words(`Beside these, by the route: ${item}`),
      withHomeMoney(view, asked.dollars, dollars),
      say`${named(asked.route)}; ${how}`,
    ],
    ...(asked.home
      ? [
          [
            words('Beside these, by the route: a home to buy'),
            withHomeMoney(view, asked.home, dollars),
            say`The least price by the record of ${named(asked.route)}; it comes on top of that sum`,
          ],
        ]
      : []),
  ];
}

/** The cost of the move as far as recorded, what remains open, and the budget set aside. */
export function moveTable(view: PlaceView): TableBlock | null {
  const atHome = isAtHome(view);
  const items = [...(atHome ? [] : [applicationItem(view)]), firstRentItem(view)];
  const sums = items.flatMap(({ sum }) => sum ?? []);
  const rows = items.map(({ row }) => row);
  const total = sums.length > 0 ? plus(...sums) : null;
  const budget = view.profile.read.label('budget-relocation');
  const band = view.profile.movingBudget;
  if (!total && !band) return null;
  const rest = atHome ? 'Removal, insurance, the way there' : 'Flights, freight, insurance, advice';
  rows.push([words(rest), NOT_KNOWN, words('Get three quotes')]);
  if (total && sums.length > 1)
    rows.push([
      words('Known so far'),
      withHomeMoney(view, total, dollars),
      words('The sums above; what is not on record comes on top'),
    ]);
  if (budget && band) rows.push([words('What you have set aside'), budget, tooLittle(band, total)]);
  if (!atHome) rows.push(...capitalRows(view));
  return table(
    `The move to ${view.name}`,
    ['Item', 'Once', 'How we know'],
    rows,
    because(words(''), 'budget-relocation', 'number-of-family-members'),
  );
}

/** Known items are only a part: a budget below them is too small, and one above them proves nothing. */
function tooLittle(band: Band, total: Quantity | null): Said {
  return words(
    total && total.value > (band.high ?? Number.POSITIVE_INFINITY)
      ? 'Less than the items above: raise it, or choose a cheaper town for the first year'
      : 'Your answer',
  );
}

/** The cost of a month and of the move. A table that knows too little is left out. */
export function moneyTables(view: PlaceView): readonly Block[] {
  return [monthTable(view), moveTable(view)].filter((one): one is TableBlock => one !== null);
}
