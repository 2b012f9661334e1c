import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** The end of a fixed mortgage rate on the present home. */
export const FIXED_RATE: Topic = {
  id: 'fixed-rate',
  about:
    /\bfixed[- ](?:rates?|terms?|deals?|interest)\b[^?.]{0,30}\b(?:end\w*|expir\w+|runs? out|up|over)\b|\b(?:mortgages?|home loans?)(?: (?:deals?|rates?|terms?))? (?:end(?:s|ing)?|expir\w+|run(?:s|ning)? out)\b|\bre-?mortgag\w+/i,
  over: ['housing', 'loans', 'own-home', 'cost', 'bank'],
  answer: ({ view }) => ({
    said: because(
      words(
        'This is about the home that you have: if you sell it, a sale after the fixed rate ends may save a charge for early repayment; if you keep or let it, the new rate is agreed about the time of the move, and a lender may ask where you live and earn. Set the month in which it ends beside the month of your move.',
      ),
      'property-ownership',
    ),
    lacks: 'the terms of your mortgage',
    whom: `the bank that holds the mortgage${view.home ? ` in ${view.homeName}` : ''}, in writing`,
    put: 'What does repaying before the fixed rate ends cost, may the home be let on this mortgage, and which new rate can I agree, how early, if I live and earn abroad by then?',
  }),
};
