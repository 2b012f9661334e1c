import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const HOME = String.raw`(?:flats?|apartments?|hous(?:e|es)|homes?|rooms?|rentals?|place to (?:live|rent))`;

/** Finding a home: who lists, shows and is paid. */
export const HOME_SEARCH: Topic = {
  id: 'home-search',
  about: new RegExp(
    [
      String.raw`\b(?:how|where)\b[^?]{0,25}\b(?:find|look for|search for|get) (?:an? |our |the )?(?:\w+ )?${HOME}\b(?! (?:loan|insurance|office|help))`,
      String.raw`\b(?:realtors?|estate agents?|letting agents?|(?:estate |rental |letting )?agency fees?|brokers?['’]? fees?|commission)\b`,
      String.raw`\b(?:which|what) (?:websites?|portals?|sites?|apps?)\b[^?]{0,40}\b${HOME}\b|\b${HOME}\b[^?]{0,25}\b(?:which|what) (?:websites?|portals?|sites?|apps?)\b`,
      String.raw`\b(?:how (?:fast|quickly|long|hard|difficult|easy)|difficult|hard|easy|tight|shortage)\b[^?]{0,40}\b(?:${HOME}|housing market|rental market)\b[^?]{0,20}\b(?:go|let|rented|gone|find|get)\b|\b(?:hard|difficult|easy) to (?:find|get) (?:an? )?(?:\w+ )?${HOME}\b|\bhousing (?:shortage|crisis|market)\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:(?:get|fly|go|travel|return|come|drive)(?:ing)? (?:back )?home|home office|house ?sitting|sell\w*|work(?:s|ing)? as|jobs?|buy-to-let|invest\w*|nursing homes?|care homes?|retirement homes?|old people|tax\w*|wheelchair|student (?:residences?|halls?|housing)|dorm(?:itor(?:y|ies))?s?|halls? of residence|mortgage|good investment|bubble)\b/i,
  over: ['housing', 'cost', 'paid-help', 'internet'],
  answer: () => ({
    said: because(
      words(
        'Set aside the first four to six weeks for it and live somewhere for that time: most landlords choose among people they have met. Have one file ready to hand over at the viewing (identity, income, last landlord, a few lines on who you are), answer new offers within the hour, and let people you know there ask around, as many homes change hands before they are listed.',
      ),
      'specific-questions',
    ),
    lacks: 'portals and agents, what they charge and who pays them, and how long homes stay on offer',
    chapter: 'Housing',
    whom: 'a tenants’ association in the city for the usual portals and fees, two local agents, and your employer or university for a list of its own',
    put: 'Where are homes of this size listed first, how many people come to a viewing, which file do you want from a newcomer, who pays your fee and how high may it be, and what should I offer to be taken?',
  }),
};
