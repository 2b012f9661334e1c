import type { Topic } from '../../topic.ts';

/** A bankruptcy of earlier years, or one that is still open. */
export const BANKRUPTCY: Topic = {
  id: 'bankruptcy',
  about:
    /\b(?:bankrupt(?:cy|cies)?|insolven(?:cy|t)|Privatinsolvenz|IVA|debt relief order|chapter (?:7|11|13))(?!\w)/i,
  not: /\bcompany (?:goes|went) bankrupt\b|\b(?:employer|bank|landlord|insurer)s? (?:\w+ )?(?:goes|went|is|becomes) (?:bankrupt|insolvent)\b/i,
  over: ['loans', 'visa', 'tax', 'bank', 'history'],
  answer: ({ view }) => ({
    lacks: 'whether a bankruptcy counts against a permit, a licence, an account or a loan in each country',
    whom: `the trustee or court that keeps the file in ${view.home ? view.homeName : 'the country where it was opened'}, for what still binds you, and the embassy of each country for the permit`,
    put: 'To whoever keeps the file: is it closed, may I move abroad and what must I report? To the embassy: does a form ask for a bankruptcy, after how many years is it no longer counted, and is it weighed for this permit, above all one for founders or investors? To two banks there: do you see records of credit from abroad?',
  }),
};
