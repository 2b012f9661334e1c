import { because, words } from '../../../../prose/said.ts';
import { hasChapter } from '../../../../place/edition.ts';
import type { Topic } from '../../topic.ts';

const HELPER = String.raw`(?:(?:visa|immigration|relocation|migration) (?:agents?|agenc(?:y|ies)|compan(?:y|ies)|consultants?|lawyers?|firms?|advis[eo]rs?|services?)|relocation (?:service|help)|lawyers?|solicitors?|notar(?:y|ies)|tax advis[eo]rs?|accountants?)`;

/** Paid helpers, honest and not. */
export const PAID_HELP: Topic = {
  id: 'paid-help',
  about: new RegExp(
    [
      String.raw`\b(?:need|find|hire|use|trust|choose|worth|recommend|know|good|reliable|cheap|how much (?:does|do|is|are))\b[^?]{0,30}\b${HELPER}\b`,
      String.raw`\b${HELPER}\b[^?]{0,30}\b(?:cost\w*|charge|worth|trust\w*|fees?|recommend\w*)\b`,
      String.raw`\b(?:agents?|agenc(?:y|ies)|brokers?)\b[^?.]{0,20}\b(?:is|are) (?:honest|serious|real|safe|good|genuine|licensed)\b|\b(?:honest|serious|genuine|licensed) (?:agents?|agenc(?:y|ies)|brokers?)\b`,
      String.raw`\b(?:(?:was|were|been|got|being|get) cheated|cheat(?:s|ed)? (?:me|us|by|with)|scam(?:s|med|mers?)?|fraud\w*|con artists?|ripped off)\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:work(?:s|ing)? as|jobs?|rooms?|flats?|apartments?|landlord|rent(?:al|ing)?|my (?:licen[cs]e|degree|profession)|I am an?|qualif\w+|recogni\w+|divorce|custody|will|buy(?:ing)? (?:an? |the |some )?(?:house|home|flat|apartment|plots?|land|property)|on top|price)\b/i,
  over: ['visa', 'tax', 'cost', 'safety', 'moving', 'recruiting', 'jobs', 'profession'],
  answer: ({ profile, view }) => ({
    said: because(
      words(
        `You can mostly make a plain application yourself${hasChapter(view, 'Legal') ? ', with what stands under Legal' : ''}; pay for help where a case is not plain (a refusal, a conviction, a business, ${profile.movers.people > 1 ? 'family on other passports' : 'income from two states'}). Hire nobody who promises a result, keeps your passport, wants cash or asks you to say what is not true, and look the name up in the register of the chamber or of the state before you pay. Get every fee in writing, and pay first for an hour of advice.`,
      ),
      'specific-questions',
    ),
    lacks: 'single lawyers, advisers and agencies, and what they charge',
    whom: 'the bar, the chamber of tax advisers or the state’s register of immigration advisers in each country, whose lists are public, and your own embassy there for those who speak your language',
    put: 'Are you in the register and under which number, how many cases like mine did you have last year and how did they end, who does the work, what is the whole fee and what is it without success, and what could I do myself?',
  }),
};
