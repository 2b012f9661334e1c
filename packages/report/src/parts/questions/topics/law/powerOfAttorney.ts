import type { Topic } from '../../topic.ts';

/** Somebody who signs on one's behalf, there or at home. */
export const POWER_OF_ATTORNEY: Topic = {
  id: 'power-of-attorney',
  about:
    /\bpowers? of attorney\b|\b(?:living wills?|advance directives?|health ?care prox(?:y|ies)|Patientenverfügung|Vorsorgevollmacht)\b/i,
  over: ['profession', 'inheritance', 'healthcare', 'papers', 'degree'],
  answer: ({ view }) => ({
    lacks: 'whether a power of attorney or a living will from home is accepted there, and in which form',
    whom: `a notary in each country, and one in ${view.home ? view.homeName : 'the country you live in'} before you leave, for somebody who may act for you at home`,
    put: 'Is a power of attorney or a living will from abroad accepted here, with an apostille and a sworn translation, or does it have to be made anew, before whom and at what price, and is it entered in a register that a bank or a hospital consults?',
  }),
};
