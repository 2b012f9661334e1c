import type { Answer, Topic } from '../../topic.ts';

const REMAINS = '(?:ashes|urns?)';
/** The ashes of somebody who has died already, which are to come along: "can I bring Stan's ashes with me". */
const comesAlong = (text: string): boolean =>
  new RegExp(
    String.raw`\b(?:bring\w*|tak(?:e|es|ing)|carry(?:ing)?|travel\w*|fly(?:ing)?|mov(?:e|ing)|ship(?:ping)?)\b[^?.;]{0,30}\b${REMAINS}\b|\b${REMAINS}\b[^?.;]{0,30}\b(?:along|with (?:me|us)|come too|on (?:the|my|our) flight)\b`,
    'i',
  ).test(text) && !/\bback\b|(?<!\b(?:new|from|at) )\bhome\b/i.test(text);

const ASHES_ALONG: Answer = {
  lacks: 'with which papers ashes cross a border, and what a grave or a niche costs there',
  whom: 'the undertaker or crematorium at home for the papers and the sealed urn, the airline for how it carries one, and the embassy of each country',
  put: 'Which papers do ashes need to come in with me (of the death, of the cremation, of the sealed urn), in which language and with which stamp, do they travel in the cabin, and where may they be buried or kept?',
};

/** What happens after a death there, apart from inheritance. */
export const LAST_REST: Topic = {
  id: 'last-rest',
  about:
    /\b(?:ashes|urns?|funerals?|burials?|buried|cremat\w+|graves?|cemeter(?:y|ies)|(?:my|the|a|our) (?:body|remains))\b/i,
  over: ['inheritance', 'religion', 'flights', 'moving', 'cost', 'healthcare'],
  answer: ({ view, text }) =>
    comesAlong(text)
      ? ASHES_ALONG
      : {
          lacks: 'what a funeral costs, and with which papers ashes or a body travel',
          whom: `the consulate of ${view.home ? view.homeName : 'your own country'} there, which knows what is asked when one of its people dies, and an undertaker in the city who sends abroad`,
          put: 'Which papers do ashes or a body need on the way home, who may order it and pay for it, what does it cost, and can it be settled in advance?',
        },
};
