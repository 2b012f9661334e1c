import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const OF_SHIPS =
  /\b(?:STCW|seafar\w+|seam[ae]n|sailors?|marine|maritime|ships?|vessels?|offshore|merchant navy)\b/i;

/** Work on land for seafarers, whose papers are no licence ashore. */
export const ASHORE: Topic = {
  id: 'ashore',
  about: /\b(?:ashore|on land|(?:shore|land)[- ]?(?:based|side|jobs?|work))\b/i,
  with: OF_SHIPS,
  over: ['profession', 'degree', 'jobs', 'work-right', 'pay'],
  answer: () => ({
    said: words(
      'The STCW convention covers people who serve on board ships: its certificates are a licence for the sea, and it asks for none, nor for a new exam, ashore. There the law of each country says whether the work itself needs a licence, as that of an engineer who signs plans, an electrician or a welder may.',
    ),
    lacks: 'which work ashore needs a licence in each country, and how an employer rates time at sea',
    whom: 'two yards, ports or makers of ships’ engines in each country, and its register of engineers',
    put: 'Do you take people with a certificate of competency and years at sea for work ashore, does that work need a licence here, and which exam would be missing?',
  }),
};
