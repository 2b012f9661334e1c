import type { PlaceView } from '../../../../place/view.ts';
import { given, type Said, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { FIRM } from './firm.ts';

/** One more of what somebody owns already: "open a second one in Quebec". */
const SECOND = new RegExp(
  String.raw`\b(?:open|start|set up|run|have) (?:\w+ ){0,2}?(?:a |an |the )?(?:second|another|new|sister|other) (?:[\w’'-]+ ){0,2}?(?:${FIRM}|branch(?:es)?|location|outlet|subsidiary|place|ones?)\b`,
  'iu',
);

/** Who taxes the profit of a company that is led from another country, by the model of most treaties. */
function byTreaty({ atlas, homeName, home }: PlaceView): Said | null {
  const model = atlas.rule('oecd-model-article-7');
  if (!model?.from.shown) return null;
  const where = home ? homeName : 'the country where it is registered';
  return given(
    words(
      `A company goes on being taxed on its profit in ${where} as long as it is resident there. Most treaties follow the OECD model, by which another state may tax only the part of the profit that an establishment there earns (article 7); the place from which a company is managed counts as one, and may in the end make the company resident where its owner lives. What it pays you, as salary or dividend, is your own income: the country where you live taxes it, and the country it comes from may tax it too.`,
    ),
    `rule:${model.id}`,
  );
}

/** A business at home that somebody thinks of giving up. */
const OWN_TRADE = String.raw`(?:MEI|CNPJ|auto-?entrepreneur|micro-?entreprise|partita IVA|aut[oó]nomo|sole trad(?:er|ership)|Gewerbe|Kleingewerbe|eenmanszaak|GST registration|VAT (?:number|registration))`;
const CLOSES = String.raw`\b(?:clos(?:e|ing)|dissolv\w+|wind(?:ing)? (?:up|down)|shut(?:ting)?(?: down)?|cancel\w*|keep\w*|freez\w+) (?:down )?(?:my|our|the) (?:[\w’'-]+ ){0,2}?(?:${FIRM}|${OWN_TRADE})\b(?! card)|\b${OWN_TRADE}\b[^?]{0,40}\b(?:clos\w+|keep|cancel\w*|happens?|leave)\b`;

const ONE_PERSON = new RegExp(String.raw`\b${OWN_TRADE}\b`, 'i');

/** A company at home managed from elsewhere. */
export const COMPANY_ABROAD: Topic = {
  id: 'company-abroad',
  about: new RegExp(
    [
      CLOSES,
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
  answer: ({ view, text }) =>
    ONE_PERSON.test(text)
      ? {
          lacks:
            'what the owner of a small business has to file on leaving, whether it is closed, rests or runs on',
          whom: `an accountant and the tax office in ${view.home ? view.homeName : 'the country where it is registered'}, before you sign off there`,
          put: 'May it stay registered while I live abroad, and does it rest or owe contributions meanwhile, which returns and invoices have to be in before it is closed and by which day, may it be opened again on return, and may I bill clients at home from the new country in its place?',
        }
      : {
          said: byTreaty(view),
          lacks:
            'when the law of each country treats a company managed from there as its own, and the text of the tax treaties',
          whom: `a tax adviser who works with ${view.home ? view.homeName : 'the country of the company'} and the new country, before you move`,
          put: SECOND.test(text)
            ? 'Is the one that I open there a branch of mine or a company of its own, which country taxes the profit of each and by which treaty, what does it change whether I live there or here, and what may the manager at home sign without me?'
            : 'If I decide for my company from a desk there, does that make it resident for tax or give it an establishment there, what does the treaty say, which decisions must be taken and minuted at home, and does a manager at home change it?',
        },
};
