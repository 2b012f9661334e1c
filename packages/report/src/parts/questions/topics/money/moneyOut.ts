import { anyOf } from '@global-fit/matching/anyOf';
import { dollars } from '../../../../figures/format.ts';
import { constant, shown } from '../../../../figures/quantity.ts';
import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Moving money out of the present country. */
const LEAVES = anyOf([
  /\b(?:lets?|allows?|permits?) (?:only )?(?:out|[\w.,$£€ ]{1,20} (?:out|abroad))\b/i,
  /\b(?:exchange controls?|capital controls?|currency controls?|tax clearance|(?:transfer|remittance|investment|foreign|discretionary) allowances?|(?!mov\w+ (?:out|abroad|overseas)\b)(?:send|take|move|transfer|get|bring)\w* (?:[\w’'.,£$€-]+ ){0,6}(?:out of (?:the country|my country|\w+)|out\b|abroad|overseas|offshore)|(?:send|take|move|transfer|get|bring|wire)\w*\b[^?]{0,60}\b(?:limits?|limited|quotas?|caps?|ceilings?))\b/i,
]);
const OF_MONEY = anyOf([
  /\b(?:naira|rand|rupees?|yuan|renminbi|pesos?|cedis?|taka|birr|lira|shillings?|pounds|roubles?|rubles?|dirhams?|baht|dong|ringgit|rupiah|kwacha|dinars?|riyals?|hryvnias?|reais|money|savings|funds|capital|assets|pension|R ?\d|(?:usd|eur|gbp|cny|rmb|inr|bdt|pkr|lkr|ngn|ghs|kes|etb|egp|zar|ars|try) ?\d+|\d[\d.,]* ?(?:k|m|million|bn|usd|dollars?|euros?|eur|rmb|yuan|rupees?|naira|pesos?)|tax clearance|controls?|allowances?|proceeds|sums?)\b/i,
  /[$€£]/i,
]);

/** What the present country lets a person take out, yearly sum first; null without a rule on record. */
function outOfHome({ view }: Asked): Said | null {
  const home = view.home?.iso3 ?? '';
  const rule = (id: string) => {
    const found = view.atlas.rule(`money-out-${id}-${home}`);
    return found?.from.shown ? found : null;
  };
  const [quota, homes, emigrants] = [rule('quota'), rule('homes'), rule('emigrants')];
  if (!quota?.amount) return null;
  const sum = shown(constant(quota.amount, quota.page), dollars);
  return because(
    flow(
      given(
        say`By the rules of ${view.homeName} each person may buy foreign currency worth ${sum} a year on an identity card alone; for more the bank asks for proof of the purpose, such as the invoice of a school or a hospital, or for an approval.`,
        `rule:${quota.id}`,
      ),
      homes &&
        given(
          words(`That yearly sum may not be used to buy a home abroad, as its authority said in 2017.`),
          `rule:${homes.id}`,
        ),
      emigrants &&
        given(
          words(
            `For a larger fortune there is a separate way: somebody who has emigrated applies once for everything they owned there before, turned into money, and it is sent out in parts (procedures of 2004).`,
          ),
          `rule:${emigrants.id}`,
        ),
      emigrants &&
        words(
          'That way opens only with the residence abroad and not before it, so ask above all about a permit that wants the whole sum first.',
        ),
    ),
    'current-location',
  );
}

/** How money leaves the present country, which banks abroad do not decide. */
export const MONEY_OUT: Topic = {
  id: 'money-out',
  about: LEAVES,
  with: OF_MONEY,
  not: /\b(?:son|daughter|child(?:ren)?|wife|husband|furniture|belongings|dogs?|cats?|pets?)\b/i,
  over: ['tax', 'bank', 'enough', 'cost', 'currency', 'moving', 'sell-home', 'pay'],
  answer: (asked) => {
    const { view, profile } = asked;
    const home = profile.home;
    const owner = profile.stage === 'owner';
    const said = outOfHome(asked);
    return {
      said,
      lacks: said
        ? `how long an approval takes, and what counts as splitting a sum among people${owner ? '; what a company may invest abroad and pay out there' : ''}`
        : 'how much a country lets its residents send abroad, and on which papers',
      whom: itsConsulate(
        profile,
        home ? [home.iso3] : [],
        `the central bank and the tax office of ${home ? view.homeName : 'the country that you leave'}, and the desk for transfers abroad of your bank`,
      ),
      put: `How much may each of us send abroad in a year and for which purposes, which papers or clearance are asked above that and how long does it take, what changes once we are no longer residents${owner ? ', which investments and profits of my company may leave and with which registration' : ''}, and which ways count as evasion?`,
    };
  },
};
