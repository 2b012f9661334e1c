import { lawClause } from '../../../../prose/lawClause.ts';
import { opening } from '../../../../prose/english.ts';
import { say } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** A digital identity by which somebody founds a company in a country without living there. */
export const E_RESIDENCY: Topic = {
  id: 'e-residency',
  about: /\be-?residen(?:cy|ts?|ce)\b/i,
  over: ['visa', 'business', 'company-abroad', 'company-tax', 'tax', 'citizenship', 'permanence', 'bank'],
  answer: ({ text, view }) => {
    const law = /\be-?residen\w+\b/i.test(text) ? lawClause(view.atlas.rule('e-residency-EST')) : null;
    return {
      said: law && say`${opening(law)}.`,
      lacks: 'how the tax office of the country you live in treats such a company',
      whom: 'a tax adviser in the country where you would live, and the programme itself for its fees and its banks',
      put: 'I would manage a company in Estonia from a desk there: is it taxed there as resident or by an establishment, what do I owe on what it pays me, as pay or as dividend, must it register for VAT and contributions, and is a company of that country simpler?',
    };
  },
};
