import type { Topic } from '../../topic.ts';
import { FIRM } from './firm.ts';

/** One more of what somebody owns already: "open a second one in Quebec". */
const SECOND = new RegExp(
  String.raw`\b(?:open|start|set up|run|have) (?:\w+ ){0,2}?(?:a |an |the )?(?:second|another|new|sister|other) (?:[\w’'-]+ ){0,2}?(?:${FIRM}|branch(?:es)?|location|outlet|subsidiary|place|ones?)\b`,
  'iu',
);

/** A company at home managed from elsewhere. */
export const COMPANY_ABROAD: Topic = {
  id: 'company-abroad',
  about: new RegExp(
    [
      String.raw`\bplace of (?:effective )?management\b|\bpermanent establishment\b`,
      String.raw`\b(?:my|our) (?:[\w’'-]+ )?${FIRM}\b[^?]{0,50}\b(?:taxable|taxed|tax[- ]resident|pay taxes?)\b(?=[^?]*\b(?:manag\w+|run|runs|running|direct\w*|lead|led|abroad|from there|live|move)\b)`,
      String.raw`\b(?:keep|keeping|leave|maintain|go on with) (?:my|our) (?:[\w’'-]+ ){0,3}?${FIRM}\b(?! card)`,
      String.raw`\b(?:form|set(?:ting)? up|open|register|create|start|found)(?:ing)? (?:an?|my|our|the) (?:[\w’'-]+ )?LLC\b`,
      String.raw`\b(?:my|our) (?:[\w’'-]+ )?(?:board (?:mandates?|seats?|positions?|roles?)|directorships?|seats? on (?:the|a) board)\b`,
      String.raw`\b(?:manage|run|direct|lead)(?:ning|ing)? (?:my|our) (?:[\w’'-]+ )?${FIRM}\b[^?]{0,40}\bfrom (?:there|abroad|here)\b`,
    ].join('|'),
    'i',
  ),
  not: /\bdividends?\b/i,
  over: ['business', 'tax', 'jobs', 'pay'],
  answer: ({ view, text }) => ({
    said: null,
    lacks:
      'where a company is taxed that is led from another country, which its law and the tax treaty decide',
    whom: `a tax adviser who works with ${view.home ? view.homeName : 'the country of the company'} and the new country, before you move`,
    put: SECOND.test(text)
      ? 'Is the one that I open there a branch of mine or a company of its own, which country taxes the profit of each and by which treaty, what does it change whether I live there or here, and what may the manager at home sign without me?'
      : 'If I decide for my company from a desk there, does that make it resident for tax or give it an establishment there, what does the treaty say, which decisions must be taken and minuted at home, and does a manager at home change it?',
  }),
};
