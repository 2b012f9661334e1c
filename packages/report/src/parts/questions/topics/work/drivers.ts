import { anyOf } from '@global-fit/matching/anyOf';
import { list } from '../../../../prose/english.ts';
import type { Said } from '../../../../prose/said.ts';
import { betweenMembers } from '../../across/betweenMembers.ts';
import type { Asked, Topic } from '../../topic.ts';

/** What EU law says of a qualification from a member state; null for residents of none. */
function byLaw(asked: Asked): Said | null {
  const goods = /\bADR\b|\bdangerous goods\b/i.test(asked.text)
    ? ' A certificate for dangerous goods of one party to the ADR holds with the others until it runs out (ADR, 8.2.2.8).'
    : '';
  return betweenMembers(
    asked,
    'driver-qualification-eu',
    (_home, there) =>
      `A qualification as a driver of lorries or buses (code 95) from one state of the Union counts in the others, so in ${list(there)} nobody begins again; the periodic training may be done where one lives or where one works (Directive (EU) 2022/2561, articles 9 and 10).${goods}`,
  );
}

/** Papers of professional drivers, which are more than a driving licence. */
export const DRIVER_PAPERS: Topic = {
  id: 'driver-papers',
  about: anyOf([
    /\bcode[- ]?95\b|\bdriver CPC\b|\bCPC\b(?=[^?]*\b(?:driv|truck|lorr|bus|HGV|LGV))/i,
    /\bADR\b(?=[^?]*\b(?:certificates?|card|licen[cs]e|valid|code|driv\w+|truck|lorr\w+|again|accept\w*|recogni[sz]\w*))/i,
    /\b(?:HGV|LGV|truck|lorry|bus|coach)(?: driv(?:er|ing)(?:['’]?s)?)? (?:licen[cs]es?|qualifications?|cards?)\b/i,
    /\bdriver qualification cards?\b|\btacho(?:graph)? cards?\b/i,
  ]),
  over: ['degree', 'profession', 'jobs', 'pay', 'transport'],
  answer: (asked) => ({
    said: byLaw(asked),
    lacks: 'by when a licence, a card for the tachograph and a qualification are exchanged there',
    chapter: 'Career',
    whom: 'the licensing authority of each country, and the employer who means to hire you',
    put: 'Do my licence with its classes, the qualification as a professional driver, the certificate for dangerous goods and the tachograph card hold as they are, by when has each to be exchanged, and where do I do the next training?',
  }),
};
