import { money } from '../../../../figures/format.ts';
import { openRoutes, routeName, settlesByRight } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const COST = String.raw`(?:how much|costs?|prices?|fees?|expensive|expenses?|charges?)`;
const PAPERS = String.raw`(?:visas?|permits?|papers|paperwork|applications?|residen(?:ce|cy)(?: cards?| permits?)?|immigration|biometrics?|apostilles?)`;

/** The fee of the best way in; null where it is not on record, or none is due. */
function feeOf(view: PlaceView): Said | null {
  if (settlesByRight(view)) return because(words('none for a permit, since you need none,'), 'citizenship');
  const route = openRoutes(view)[0]?.route;
  if (!route?.fee) return null;
  return because(
    routeSaid(
      route,
      `${route.fee.amount === 0 ? 'none' : money(route.fee.amount, route.fee.currency)} for the ${routeName(route)}`,
    ),
    'citizenship',
    ...view.profile.stageIds,
  );
}

/** What a permit and the papers for it cost. */
export const PERMIT_FEES: Topic = {
  id: 'permit-fees',
  about: new RegExp(
    String.raw`\b${COST}\b[^?]{0,40}\b(?:all )?(?:the |our |my |these )?${PAPERS}\b|\b${PAPERS}\b[^?]{0,20}\b(?:fees?|costs?|prices?|expensive)\b`,
    'i',
  ),
  not: /\b(?:incomes?|invest\w*|deposit|savings|golden|show|earn\w*|salar\w+|bank|lawyers?|agents?|consultants?|agency|school|universit\w+|tuition|without|health|surcharge|buy(?:ing)?|houses?|propert(?:y|ies)|need (?:to|for)|needed|enough|how much (?:money|income)|cost of living|tax\w*|passports?|require\w*|ask(?:s|ed)? (?:for|of)|dogs?|cats?|pets?|licen[cs]es?|drive|building)\b/i,
  over: ['visa', 'cost', 'papers'],
  answer: ({ profile, views }) => {
    const fees = eachPlace(views, feeOf);
    const several = profile.movers.people > 1;
    return {
      said: flow(
        fees && say`Fee of the application, by our records: ${fees}.`,
        several && fees
          ? words(
              'As a rule each person pays one of their own, and families now and then pay less for children.',
            )
          : null,
        words(
          'Allow as well for certified copies, apostilles and sworn translations of every certificate, for a medical examination where one is asked for, and for the card itself.',
        ),
      ),
      lacks: 'what each paper beside the application costs, and fees that changed since the record',
      whom: 'the embassy of each country, whose list of fees is public, and a sworn translator at home for a quote by the page',
      put: 'What does the whole application cost for all of us, card, biometrics and service fee included, in which currency is it paid, what is lost if the answer is no, and what does a renewal cost?',
    };
  },
};
