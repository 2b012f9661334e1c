import { anyOf } from '@global-fit/matching/anyOf';
import { list } from '../../../../prose/english.ts';
import { flow, type Said } from '../../../../prose/said.ts';
import { licencesFromHome } from '../../../../place/rights/drivingLicence.ts';
import { betweenMembers } from '../../across/betweenMembers.ts';
import type { Asked, Topic } from '../../topic.ts';

/** What EU law says of a qualification from a member state; null for residents of none. */
function byLaw(asked: Asked): Said | null {
  // The number is printed to those who have named it.
  const code = /\b95\b/.test(asked.text) ? ' (code 95)' : '';
  const goods = /\bADR\b|\bdangerous goods\b/i.test(asked.text)
    ? ' By the ADR itself a certificate for dangerous goods of one party holds with the others until it runs out.'
    : '';
  return betweenMembers(
    asked,
    'driver-qualification-eu',
    (_home, there) =>
      `A qualification as a driver of lorries or buses${code} from one state of the Union counts in the others, so in ${list(there)} you need not begin again; you may do the periodic training where you live or where you work (Directive (EU) 2022/2561, articles 9 and 10).${goods}`,
  );
}

/** What becomes of the licence, where it is asked for, and of the qualification; null where neither is on record. */
function heldThere(asked: Asked): Said | null {
  const licence = /\blicen[cs]es?\b/i.test(asked.text) ? licencesFromHome(asked.views) : null;
  const law = byLaw(asked);
  return licence || law ? flow(licence, law) : null;
}

/** Words by which a driver asks whether the nights are spent at home. */
const NIGHTS =
  /\bhome (?:at|every|each|by) (?:night|evening)s?\b|\bnights? (?:away|out)\b|\blong[- ]haul\b|\bsleep(?:ing)? in the (?:cab|truck|lorry)\b/i;

/** The papers of those who drive for a living, which are neither a licence for the road alone nor a degree. */
export const DRIVER_PAPERS: Topic = {
  id: 'driver-papers',
  about: anyOf([
    /\bcode[- ]?95\b|\bdriver CPC\b|\bCPC\b(?=[^?]*\b(?:driv|truck|lorr|bus|HGV|LGV))/i,
    /\bADR\b(?=[^?]*\b(?:certificates?|card|licen[cs]e|valid|code|driv\w+|truck|lorr\w+|again|accept\w*|recogni[sz]\w*))/i,
    /\b(?:HGV|LGV|truck|lorry|bus|coach)(?: driv(?:er|ing)(?:['’]?s)?)? (?:licen[cs]es?|qualifications?|cards?)\b/i,
    /\bdriv(?:e|es|ing) (?:\w+ ){0,2}(?:trucks?|lorr(?:y|ies)|HGVs?|coach(?:es)?|bus(?:es)?)\b(?=[^?]*\b(?:licen[cs]es?|permits?|qualif\w+|cards?)\b)/i,
    /\bdriver qualification cards?\b|\btacho(?:graph)? cards?\b/i,
  ]),
  over: ['degree', 'profession', 'jobs', 'pay', 'transport'],
  answer: (asked) => ({
    said: heldThere(asked),
    lacks: `${NIGHTS.test(asked.text) ? 'which routes end at home every evening, and ' : ''}by when a licence, a card for the tachograph and a qualification are exchanged there`,
    chapter: 'Career',
    whom: 'the licensing authority of each country, and the employer who means to hire you',
    put: `Do my licence with its classes, the qualification as a professional driver, the certificate for dangerous goods and the tachograph card hold as they are, by when has each to be exchanged, and where do I do the next training?${NIGHTS.test(asked.text) ? ' How many nights away does the post ask for, and is there one on routes that end at the depot every evening?' : ''}`,
  }),
};
