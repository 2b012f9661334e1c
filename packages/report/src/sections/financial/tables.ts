import type { City, VisaRoute } from '@global-fit/atlas/model';
import { money, roundMoney, usd } from '../../figures/format.ts';
import {
  answerQuantity,
  constant,
  inUsd,
  plus,
  type Quantity,
  recordQuantity,
  shown,
  times,
} from '../../figures/quantity.ts';
import type { Block, TableBlock } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import { bareName } from '../../prose/countryNames.ts';
import { basisOf, because, type Said, say, words } from '../../prose/said.ts';
import { freeMovement, isCitizen, openRoutes, routeName } from '../legal/routes.ts';
import { sameLifeHere } from './prices.ts';

const dollars = (value: number): string => usd(roundMoney(value));

function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Said[])[],
  remark: Said,
): TableBlock | null {
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    caption,
    columns,
    align: columns.map((_, i) => (i === 1 ? 'right' : 'left')),
    rows: rows.map((row) => row.map((cell) => cell.text)),
    ...basisOf(remark, ...rows.flat()),
  };
}

/** The route whose figures count; null for those who may settle without one. */
function neededRoute(view: PlaceView): VisaRoute | null {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return null;
  return openRoutes(view)[0]?.route ?? null;
}

/** Flats for this household: two bedrooms once there are more than two people. */
function rentOf(view: PlaceView, city: City): { label: string; quantity: Quantity } | null {
  if (!city.rentEur) return null;
  const wide = view.profile.movers.people > 2;
  const amount = wide ? city.rentEur.twoBed : city.rentEur.oneBed;
  if (amount === null) return null;
  const quantity = recordQuantity(amount, `rent:${city.id}`, wide ? 'twoBed' : 'oneBed');
  return { label: `${wide ? 'Two-bedroom' : 'One-bedroom'} flat in ${city.name}`, quantity };
}

/** A month in this place: stated budget, the same life here, rents, thresholds. */
export function monthTable(view: PlaceView): TableBlock | null {
  const rows: (readonly Said[])[] = [];
  const same = sameLifeHere(view);
  if (same) {
    rows.push([words('What you plan to spend'), shown(same.budget, usd), words('Your answer')]);
    rows.push([
      words('The same life at prices here'),
      shown(same.cost, dollars),
      words('Your budget × price level here ÷ price level at home'),
    ]);
  }
  for (const city of view.cities) {
    const rent = rentOf(view, city);
    if (!rent) continue;
    const inDollars = inUsd(view.atlas, rent.quantity, 'EUR');
    rows.push([
      words(rent.label),
      shown(rent.quantity, (value) => money(value, 'EUR')),
      say`Good flat in an area international staff choose, without charges${inDollars ? say`; about ${shown(inDollars, dollars)}` : ''}`,
    ]);
  }
  const route = neededRoute(view);
  if (route?.minIncome?.monthlyUsd != null) {
    const income = recordQuantity(route.minIncome.monthlyUsd, `route:${route.id}`, 'minIncome.monthlyUsd');
    rows.push([words('Income the route asks for'), shown(income, dollars), words(routeName(route))]);
  }
  // A single row repeats what the paragraphs say.
  if (rows.length < 2) return null;
  return table(
    `A month in ${bareName(view.country)}`,
    ['Item', 'A month', 'How we know'],
    rows,
    because(words(''), 'monthly-budget', 'number-of-family-members'),
  );
}

/** What the move itself costs as far as records go, against what was set aside. */
export function moveTable(view: PlaceView): TableBlock | null {
  const rows: (readonly Said[])[] = [];
  const sums: Quantity[] = [];
  const route = neededRoute(view);
  const people = view.profile.movers.people;
  if (route?.fee) {
    const one = inUsd(
      view.atlas,
      recordQuantity(route.fee.amount, `route:${route.id}`, 'fee.amount'),
      route.fee.currency,
    );
    if (one) {
      const fee =
        people > 1
          ? times(
              one,
              plus(answerQuantity(people - 1, 'number-of-family-members'), constant(1, 'the customer')),
            )
          : one;
      sums.push(fee);
      rows.push([
        words(people > 1 ? `Application fee for ${view.profile.movers.all}` : 'Application fee'),
        shown(fee, dollars),
        words(`${routeName(route)}; headline fee, family members may pay less`),
      ]);
    }
  }
  const rent = view.cities.map((city) => rentOf(view, city)).find((one) => one !== null);
  const rentUsd = rent ? inUsd(view.atlas, rent.quantity, 'EUR') : null;
  if (rent && rentUsd) {
    const first = times(rentUsd, constant(3, 'one month in advance and two as a deposit, our assumption'));
    sums.push(first);
    rows.push([
      words('First rent and deposit'),
      shown(first, dollars),
      words(`${rent.label}: one month and, as our assumption, two months of deposit`),
    ]);
  }
  const budget = view.profile.read.label('budget-relocation');
  if (rows.length === 0) return null;
  const total = plus(...sums);
  rows.push([
    words('Known so far'),
    shown(total, dollars),
    words('Flights, shipping, insurance and advice are not in our records: get three quotes'),
  ]);
  if (budget && view.profile.movingBudget)
    rows.push([words('What you have set aside'), budget, verdict(view, total)]);
  return table(
    `The move to ${bareName(view.country)}`,
    ['Item', 'Once', 'How we know'],
    rows,
    because(words(''), 'budget-relocation', 'number-of-family-members'),
  );
}

/** What is known so far may take this share of a budget that is to pay for flights and furniture too. */
const COMFORTABLE = 0.5;

/** How the budget stands to what is known of the costs, at both ends of the band that was chosen. */
function verdict(view: PlaceView, total: Quantity): Said {
  const band = view.profile.movingBudget;
  if (!band) return words('');
  const top = band.high ?? Number.POSITIVE_INFINITY;
  if (total.value > top)
    return words('Less than the items above: raise it, or choose a cheaper town for the first year');
  if (total.value > top * COMFORTABLE)
    return words('Covers the items above, with little left for flights and furniture');
  if (total.value > band.low * COMFORTABLE)
    return words('Leaves room for flights and furniture at the upper end of your band, little at the lower');
  return words('Leaves room for flights, furniture and a month without income');
}

export function moneyTables(view: PlaceView): readonly Block[] {
  return [monthTable(view), moveTable(view)].filter((one): one is TableBlock => one !== null);
}
