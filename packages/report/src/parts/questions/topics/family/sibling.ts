import { settlesByRight } from '../../../../place/entry/routes.ts';
import { settlesByUnionLaw } from '../../../../place/rights/europeanUnion.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { listNames, withArticle } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import type { Topic } from '../../topic.ts';

const SIBLING_WORD = String.raw`(?:(?:half-?|step-?)?(?:sisters?|brothers?)|siblings?)(?!-in-law| in law)`;
/** More distant relatives, whom the law treats like siblings. */
const FARTHER = String.raw`(?:(?:great-?)?aunt(?:ie|y)?s?|uncles?|cousins?|nieces?|nephews?)`;
const WHO = `(?:${SIBLING_WORD}|${FARTHER})`;
const COMES = String.raw`(?:sponsor\w*|bring|join|follow|come (?:to|and|with|over|along|later|as|too)|dependa?e?nts?|move (?:in|with|over|there)|live with|reunif\w+|reunion|visas?|permits?|residen\w+)`;

/** "An aunt", as the question calls somebody who is no sibling. */
function called(text: string): string {
  const word = new RegExp(String.raw`\b${FARTHER}\b`, 'i').exec(text)?.[0].toLowerCase();
  return word ? withArticle(word.replace(/s$/, '')) : 'a brother or sister';
}

/** Under the directive on free movement, states ease entry for dependent relatives but owe it to none. */
function bySupport(views: readonly PlaceView[], who: string): Said | null {
  const free = views.filter((view) => settlesByRight(view) && settlesByUnionLaw(view));
  return free.length === 0
    ? null
    : because(
        say`As a citizen who moves freely you may ask ${listNames(free)} to let in ${who} who depends on you or lives in your household; a state has to look at it, and need not agree.`,
        'citizenship',
      );
}

/** A relative who lives there already. */
const LIVES_THERE = new RegExp(
  String.raw`\b(?:my|our|his|her) (?:[\w’'-]+ ){0,2}${WHO}\b[^?]{0,30}\b(?:lives?|living|is|are|works?|settled|(?:has|have) (?:lived|settled))\b[^?]{0,40}\b(?:helps?|counts?|advantages?|easier|matters?|benefit|difference)\b`,
  'iu',
);

/** What a relative who lives in one of the places already does for a permit there. */
const KIN_THERE: Topic = {
  id: 'kin-there',
  about: LIVES_THERE,
  over: ['visa', 'sibling', 'friends', 'permanence'],
  answer: ({ text, views }) => {
    const told = views.flatMap((view) => {
      const law = lawClause(view.atlas.rule(`points-sibling-${view.iso3}`));
      return law ? [say`In ${view.name} ${law}.`] : [];
    });
    return {
      said: told.length > 0 ? flow(...told) : null,
      lacks: `whether ${called(text)} who lives there helps with another permit, as some regions choose people with family near`,
      whom: 'the immigration authority of each country and region, whose tables of points are public',
      put: 'Does a relative who lives here count for this permit, which relatives, with which status and proof, may they sponsor or house me, and does it matter in which region they live?',
    };
  },
};

/** A sibling who is to come; most permits define family as partner and children. */
const SIBLING_COMES: Topic = {
  id: 'sibling',
  about: new RegExp(String.raw`\b${WHO}\b[^?]*\b${COMES}\b|\b${COMES}\b[^?]*\b${WHO}\b`, 'iu'),
  // Who sponsors or pays stays where they are.
  not: /\b(?:will|would|can|could|wants to|is going to|to) (?:sponsor|pay|fund|support|finance) (?:me|us|my|our|it|the)\b|\b(?:visit\w*|holidays?|tourists?|citizen\w*|passports?|inherit\w*|tax\w*)\b/iu,
  over: ['visa', 'children-visa', 'partner-visa', 'parent', 'permanence'],
  answer: ({ text, views }) => {
    const who = called(text);
    const free = bySupport(views, who);
    const everywhere = views.every((view) => settlesByRight(view) && settlesByUnionLaw(view));
    const permits = words(
      `family, as permits mean it, is a partner and children under age, and ${who} needs a permit in their own right${who === 'a brother or sister' ? ', for work or study' : ''}.`,
    );
    // Where EU law admits the customer, it also admits relatives with such a passport of their own.
    const byOwn = given(
      words(
        `With a passport of their own that gives free movement there, ${who} needs no permit of yours, but without work does need means and health cover.`,
      ),
      'rule:eu-residence-without-work',
    );
    return {
      said: free
        ? flow(byOwn, free, everywhere ? null : say`Elsewhere ${permits}`)
        : say`As a rule no: ${permits}`,
      lacks: `whether one of these countries has a permit by which ${who} is sponsored`,
      whom: 'the immigration authority of each country, before anything is promised to them',
      put: `May I sponsor ${who}, after which years of residence or only as a citizen, with which income, how long is the list, and which permit could they ask for by themselves?`,
    };
  },
};

/** Brothers, sisters and farther relatives: those who live there, and those who are to come. */
export const SIBLING: readonly Topic[] = [KIN_THERE, SIBLING_COMES];
