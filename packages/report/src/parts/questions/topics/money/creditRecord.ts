import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** The record by which lenders judge a borrower, which agencies of each country keep. */
export const CREDIT_RECORD: Topic = {
  id: 'credit-record',
  about:
    /\b(?:credit (?:scores?|histor(?:y|ies)|ratings?|records?|reports?|bureaus?|checks?)|FICO|Schufa|Equifax|Experian|TransUnion|CIBIL|Serasa|Dicom)\b|\bbuild(?:ing)? (?:up )?(?:my |our |a )?credit\b/i,
  over: ['bank', 'cost', 'loans'],
  answer: ({ view }) => ({
    said: because(
      words(
        'Expect to start afresh: such a record is kept country by country, from what lenders of that country report. Take a printed copy of your own report from home, and letters from your bank and your landlord on years of punctual payment; somebody who decides case by case may look at them. Where a deposit, months of rent in advance or pay slips can stand in for a record, have them ready.',
      ),
      'specific-questions',
    ),
    lacks: 'which bureau keeps such records there, and which lenders look at one from abroad',
    whom: `two banks and one landlord or agent in the city, and the bureau in ${view.home ? view.homeName : 'the country you live in'} for your own report`,
    put: 'Do you look at a credit report from abroad, which record counts here and who keeps it, what do you take in its place from a newcomer, and which account, card or contract begins one?',
  }),
};
