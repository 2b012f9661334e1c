import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { because, flow, type Said, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

const HOME_KIND = String.raw`(?:houses?|cottages?|cabins?|chalets?|homes?|flats?|apartments?|condos?|property|properties|real estate|farm|land|hukou|family register|koseki)(?! (?:office|clients?|country|language|school|jobs?|care|town|state))`;
const MY_HOME = String.raw`(?:my|our|the|his|her|their)(?: own)?(?: [\w’'-]+){0,3}? ${HOME_KIND}`;

/** A home owned where the customer comes from, kept, let or worried about. */
const KEPT_HOME = new RegExp(
  [
    String.raw`\b(?:rent(?:ing)?|let(?:ting)?|sublet(?:ting)?) (?:out )?(?:my|our)(?: own)?(?: [\w’'-]+){0,2}? ${HOME_KIND}\b|\brent(?:ing)? out (?:the|a) ${HOME_KIND}\b`,
    String.raw`\b(?:let(?:ting)?|sell(?:ing)?|keep(?:ing)?) (?:(?:or|and) (?:let|sell|keep|rent out) )?(?:my|our|the) (?:[\w’'-]+ ){0,2}?${HOME_KIND}(?! (?:to|in which)\b)`,
    String.raw`\b(?:keep|hold on to|go on owning|los(?:e|ing)|give up|los(?:e|t) (?:the )?right to) (?:my|our)(?: [\w’',-]+){0,4}? ${HOME_KIND}\b`,
    String.raw`\b(?:happens?|becomes?) (?:to|of|with) (?:my|our)(?: [\w’',-]+){0,5}? ${HOME_KIND}\b`,
    String.raw`\b(?:hukou|koseki)\b`,
  ].join('|'),
  'i',
);
const LETS = new RegExp(
  String.raw`\b(?:rent(?:ing)?|let(?:ting)?|sublet(?:ting)?) (?:out )?${MY_HOME}\b|\brent(?:ing)? out\b|\btenants?\b`,
  'i',
);
/** A choice between two uses of one home. */
export const OR_SELL =
  /\b(?:let|rent (?:it )?out|keep)\b.*\bor (?:to )?(?:sell|put .{1,20} up for sale)\b|\bsell\b.*\bor (?:to )?(?:let|rent|keep)\b/i;
const MOVING_RATE = /\b(?:wibor|euribor|libor|sonia|variable|floating|adjustable|tracker)\b/i;
const MAY_LET =
  /\b(?:can|may|could|should|shall|allowed|possible|advisable)\b[^?,]{0,20}\b(?:rent(?:ing)?|let(?:ting)?|sublet(?:ting)?) (?:out )?(?:my|our|the|a)\b/i;
/** Borrowing against a let home; buying to let is a question about loans. */
const LENT_ON = /\b(?:mortgages?|home loans?|loans?|lenders?|insur\w+)\b/i;
const BUYS = /\b(?:buy(?:s|ing)?|bought|purchas\w*|buy-to-let|get (?:a|another) (?:mortgage|loan))\b/i;
const REGISTER = /\b(?:hukou|family register|household register|koseki)\b/i;

/** Whom to ask about property at home; nobody there for customers who cannot turn to that state. */
function whom({ profile, view, text }: Asked): string {
  const home = profile.home;
  const office = REGISTER.test(text) ? ', and the office there that keeps the household register' : '';
  const notary = `a notary or solicitor in ${home ? view.homeName : 'the country where it stands'}${office}`;
  return itsConsulate(profile, home ? [home.iso3] : [], notary);
}

/** Whether the home has a mortgage, by the question or the form. */
const isMortgaged = ({ text, profile: { read } }: Asked): boolean =>
  /\b(?:mortgages?|home loans?)\b/i.test(text) ||
  (read.has('existing-debt', 'mortgage') && read.has('property-type', 'primary-residence'));

/** What precedes letting a home: with a mortgage, first of all the lender's consent. */
function lettingSaid(asked: Asked): Said {
  const isTaxAsked = /\btax\w*/i.test(asked.text);
  const tax = isTaxAsked ? '' : ' The rent is normally taxed where the home stands.';
  return isMortgaged(asked)
    ? because(
        words(
          `Before you let it, ask the lender: a mortgage on a home to live in is as a rule lent on the condition that the owner lives there, and letting needs the lender’s consent in writing, which may come for a limited time, with a fee or at a higher rate. Then ask the insurer: cover for a home lived in by its owner as a rule ends or shrinks once a tenant moves in, so have it changed before that day. With both in hand, and if the rules of the building allow it, an owner may as a rule let a home while living elsewhere.${tax}`,
        ),
        'property-ownership',
        'existing-debt',
      )
    : because(
        words(
          `The owner of a home may as a rule let it while living elsewhere; the contract of the mortgage, the insurance and the rules of the building can forbid it.${tax}`,
        ),
        'property-ownership',
      );
}

/**
 * Whether to let or sell: the sums that decide, then what letting requires. It takes no side the sums do not take.
 */
function lettingOrSelling(asked: Asked): Said {
  const owed = isMortgaged(asked);
  const moving = MOVING_RATE.test(asked.text)
    ? ' Its rate moves with the market, so allow for a higher one as well.'
    : '';
  const rent = 'the rent, less tax, repairs, whoever looks after it and a month a year without a tenant';
  return flow(
    because(
      words(
        owed
          ? `Let it if ${rent}, carries the instalment of the loan: then it pays for itself and the way back stays open. If it does not, you would pay for it every month out of wages from elsewhere, and selling is the simpler choice.${moving} Compare that with what a sale leaves: the price less the loan, a fee for ending it early, the agent and a tax on the gain.`
          : `Let it if ${rent}, earns more than the money from a sale would, and if you want the way back to stay open. Compare that with what a sale leaves: the price less the agent and a tax on the gain.`,
      ),
      'property-ownership',
    ),
    lettingSaid(asked),
  );
}

/** Property at home; not what a flat costs elsewhere. */
export const OWN_HOME: Topic = {
  id: 'own-home',
  about: KEPT_HOME,
  // Whether letting is allowed is answered here, with the tax on the rent; tax alone is a subject of its own.
  when: ({ text }) =>
    (!/\btax\w*/i.test(text) || MAY_LET.test(text) || OR_SELL.test(text)) &&
    (!LENT_ON.test(text) || ((LETS.test(text) || OR_SELL.test(text)) && !BUYS.test(text))),
  not: /\b(?:capital gains|die|dies|death|inherit\w*|divorc\w+|landlord|deposit)\b/i,
  over: ['housing', 'cost', 'land', 'loans'],
  answer: (asked) =>
    OR_SELL.test(asked.text)
      ? {
          said: lettingOrSelling(asked),
          lacks:
            'rents and prices where it stands, and how much of a rent and of a gain the home country taxes',
          whom: isMortgaged(asked)
            ? `two agents where it stands for a rent and a price, the lender for the other two sums; then ${whom(asked)}`
            : `two agents where it stands for a rent and a price; then ${whom(asked)}`,
          put: `What rent and what price would you sign for today, ${isMortgaged(asked) ? 'do you agree to my letting it and at which rate, what does ending the loan early cost, ' : ''}which tax falls on the rent of an owner abroad and which on the gain, and after how many years of owning does none fall on it?`,
        }
      : LETS.test(asked.text)
        ? {
            said: lettingSaid(asked),
            lacks: 'what letting a home asks of an owner who lives abroad',
            whom: isMortgaged(asked)
              ? `the lender and the insurer of the house, each in writing; then ${whom(asked)}`
              : `${whom(asked)}, the insurer of the house and, where there is one, the bank that holds the mortgage`,
            put: isMortgaged(asked)
              ? 'Do you agree to my letting it while I live abroad, for how long, at which fee or rate and with which kind of tenancy, does the cover hold with a tenant in it and while it stands empty, who answers for it there, ↗which tax is kept back from the rent of an owner abroad, and with which notice do I get it back for myself?'
              : 'May I let it while I live abroad, who answers for it there, ↗which tax is kept back from the rent of an owner abroad, what do insurer and bank ask, and with which notice do I get it back for myself?',
          }
        : {
            lacks:
              'how the law at home treats property whose owner lives abroad or takes another citizenship',
            whom: whom(asked),
            put: `May I go on owning, letting, selling and leaving this property to my family once I live abroad, and once I hold another citizenship, what has to be registered and by when${REGISTER.test(asked.text) ? ', and what becomes of the household register and the rights that hang on it' : ''}?`,
          },
};
