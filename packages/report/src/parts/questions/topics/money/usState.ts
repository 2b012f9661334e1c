import type { PlaceView } from '../../../../place/view.ts';
import type { Topic } from '../../topic.ts';

/** US states whose name means nothing else to customers. */
const NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington State|Wisconsin|Wyoming';
const STATE = String.raw`(?:${NAMES}|(?:any|my|our|the|which|a|each) (?:(?:US|American|home) )?state(?! pension))`;
const RETURN = String.raw`(?:tax(?:es|ed)?|file|filing|returns?|domicile\w*)`;

const isAmerican = ({ home, profile }: PlaceView): boolean =>
  home?.iso3 === 'USA' || profile.citizenships.some(({ iso3 }) => iso3 === 'USA');

const STATE_TAX = new RegExp(
  String.raw`\b${RETURN}\b[^?;]{0,30}\b${STATE}\b|\b${STATE}\b[^?;]{0,30}\b${RETURN}\b|\bstate (?:income )?tax(?:es)?\b|\bstate (?:tax )?returns?\b|\bstate domicile\b`,
  'i',
);
/** A house by the state in which it stands, whatever country would tax its sale. */
const HOUSE_IN = new RegExp(
  String.raw`\b((?:house|home|flat|apartment|condo|cabin|farm|land|property) in) (?:${NAMES})\b`,
  'gi',
);
const NET = /\b(?:after|before) tax(?:es)?\b/gi;

/** A US state's tax on somebody who has left. */
export const US_STATE: Topic = {
  id: 'us-state-tax',
  about: STATE_TAX,
  not: /\b(?:inherit\w*|estate|wills?|property) tax\w*\b|\bpublic\b[^?]{0,10}\bstate\b/i,
  // "After tax" beside a state says where pay is earned now.
  when: ({ view, text }) =>
    isAmerican(view) && STATE_TAX.test(text.replace(NET, ' ').replace(HOUSE_IN, '$1')),
  over: ['tax', 'pension', 'exit-tax', 'cost'],
  answer: ({ text }) => {
    const name = new RegExp(`\\b(?:${NAMES})\\b`).exec(text)?.[0];
    return {
      lacks: 'when one of the United States stops taxing somebody who has left it',
      whom: `the department of revenue of ${name ?? 'the state you leave'}, an office that answers in writing, and whoever prepares your return`,
      put: 'By what do you take my domicile as ended (home, driving licence, voting, car, bank), for which year is my last return, and what of my income do you tax after that?',
    };
  },
};
