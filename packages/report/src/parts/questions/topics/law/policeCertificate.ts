import { isAtHome } from '../../../../place/atHome.ts';
import { legalisation } from '../../../../place/rights/legalisation.ts';
import { flow, say } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** A certificate of good conduct, required for most residence permits. */
export const POLICE_CERTIFICATE: Topic = {
  id: 'police-certificate',
  about:
    /\b(?:police|criminal(?: record)?|background|FBI|good conduct|DBS) (?:clearance|certificates?|checks?|reports?|extract)\b|\bcertificates? of (?:good conduct|no criminal record)\b|\bfingerprint\w*|\bFührungszeugnis\b|\bPCC\b/i,
  // Somebody with an entry asks what it prevents.
  not: /\b(?:convict\w+|offence|arrest\w*|felon\w*|misdemeano\w+|DUI|employers?|volunteer\w*|biometric)\b/i,
  over: ['papers', 'safety', 'visa'],
  answer: ({ views }) => ({
    said: flow(
      ...views.map((view) =>
        isAtHome(view) ? null : say`For a paper from home in ${view.name}: ${legalisation(view).told}.`,
      ),
    ),
    lacks: 'whether your permit asks for a police certificate, of which countries and of how many years back',
    whom: 'the embassy of each country for what it asks, then the authority that keeps the records of every country in which you have lived for some time',
    put: 'Do you ask for a police certificate with this permit, from each adult and for which years and countries, how old may it be on the day it is handed in, and does it have to be legalised before it is translated or after?',
  }),
};
