import type { Country } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { dollars } from '../../../../figures/format.ts';
import { type Quantity, recordQuantity, shown } from '../../../../figures/quantity.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listSaid } from '../../../../prose/english.ts';
import { flow, type Said, say, words } from '../../../../prose/said.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import { incomeAsked } from '../../named/sum.ts';
import type { Asked, Topic } from '../../topic.ts';

const cardOf = ({ view }: Asked, { iso3 }: Country): VisaRoute | null =>
  view.atlas.routes
    .open(iso3, 'work')
    .find((route) => route.shown && /\bblue card\b/i.test(routeName(route))) ?? null;

/** "the EU Blue Card (Germany) asks for about US$4,750 a month, which US$8,000 reaches". */
function termsOf(route: VisaRoute, pay: Quantity | null): Said {
  const name = say`the ${routeSaid(route, routeName(route))}`;
  const asked = route.minIncome?.monthlyUsd;
  if (asked == null) return say`no sum is on record for ${name}`;
  const needed = recordQuantity(asked, `route:${route.id}`, 'minIncome.monthlyUsd');
  const verdict = pay
    ? say`, which ${shown(pay, dollars)} ${words(pay.value >= asked ? 'reaches' : 'does not reach')}`
    : '';
  return say`${name} asks for pay of about ${shown(needed, dollars)} a month${verdict}`;
}

/** The EU Blue Card; each state sets its own threshold. */
export const BLUE_CARD: Topic = {
  id: 'blue-card',
  about: /\bblue[- ]cards?\b/i,
  over: ['visa', 'jobs', 'pay', 'permit-income', 'enough', 'cost'],
  answer: (asked) => {
    const named = countriesNamed(asked.view.atlas, asked.text);
    const places = [...new Set([...asked.views.map(({ country }) => country), ...named])];
    const none = places.filter((country) => cardOf(asked, country) === null);
    // Where no place has one on record, thresholds elsewhere give an idea.
    const elsewhere = none.length < places.length ? [] : asked.view.atlas.countries;
    const found = [...places, ...elsewhere].flatMap((country) => cardOf(asked, country) ?? []);
    const pay = incomeAsked(asked);
    return {
      said: flow(
        none.length > 0
          ? words(
              `No EU Blue Card is on record for ${list(
                none.map((country) => nameOf(country)),
                'or',
              )}.`,
            )
          : null,
        found.length > 0
          ? say`On our records, ${listSaid(found.map((route) => termsOf(route, pay)))}.`
          : null,
      ),
      lacks: 'the sum of every other state, and what it becomes next year',
      whom: 'the immigration authority of the country of the offer, with the gross pay of a year in the contract',
      put: 'Which gross pay of a year does the EU Blue Card ask for in my occupation at present, is this contract enough for it, and which proof of my degree do you want?',
    };
  },
};
