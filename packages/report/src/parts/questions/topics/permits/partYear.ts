import { MONTHS } from '@global-fit/atlas/months';
import { constant, shown } from '../../../../figures/quantity.ts';
import { capitalised, list, numberWord } from '../../../../prose/english.ts';
import { flow, type Said, say, words } from '../../../../prose/said.ts';
import { fitsVisit, type VisitFit } from '@global-fit/matching/entry/visit';
import { bestEntry } from '../../../../place/entry/shortStay.ts';
import { KIN, KIN_WHO_VISIT } from '@global-fit/matching/profile/time/kinVisit';
import { daysAsked, PART_YEAR, stayAskedIn } from '@global-fit/matching/profile/time/partYear';
import { settlesByRight } from '../../../../place/entry/routes.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked, Topic } from '../../topic.ts';
import { visitSaid } from './visitSaid.ts';

/** A stay compared with visa-free days: where it fits, exceeds them slightly, or needs a permit. */
function stayBeside({ views }: Asked, days: number, span: string): Said {
  const counted = views.flatMap((view) => {
    const entry = settlesByRight(view) ? null : bestEntry(view)?.requirement;
    return entry?.kind === 'visa free' && entry.days !== null
      ? [{ name: view.name, fits: fitsVisit(days, entry.days) }]
      : [];
  });
  const names = (fits: VisitFit): string =>
    list(counted.flatMap((one) => (one.fits === fits ? one.name : [])));
  const [fit, near, long] = [names('fits'), names('just-over'), names('over')];
  const length = shown(constant(days, 'the most days of the stay asked about'), String);
  return flow(
    long === ''
      ? null
      : words(`${capitalised(span)} are longer than that in ${long}, so they need a permit there.`),
    near === ''
      ? null
      : say`In ${near} ${long === '' ? span : 'they'} can come to ${length} days, just longer than that: fly home before the last of the days allowed, or ask for a permit.`,
    fit === ''
      ? null
      : words(`In ${fit} ${long === '' && near === '' ? span : 'they'} fit, if you count the days.`),
  );
}

const VISIT = String.raw`(?:tourists?|visitors?|holiday ?makers?)`;
/** A stay for which somebody would rather not apply for a permit. */
const VISA_FREE = new RegExp(
  [
    String.raw`\b(?:without (?:an? |any )?visa|visa[- ]free|no visa)\b`,
    String.raw`\b(?:as (?:an? )?|on an? )${VISIT}\b|\b${VISIT} (?:stays?|visas?|entry|status)\b`,
    String.raw`\bvisas? (?:at all )?(?:for|to spend|to stay for) (?:only |just |up to )*(?:\w+|\d+) (?:days|weeks|months)\b`,
    String.raw`\bvisas? (?:at all )?(?:for|from) (?:the )?(?:(?:${MONTHS.join('|')}) (?:to|until|till|through|[-–])|winter|summer|holidays?|visits?)`,
    String.raw`\bvisas? (?:just |only )?(?:to visit|for a (?:short )?(?:visit|stay|look))\b`,
  ].join('|'),
  'i',
);
/** What turns a visit into a move, or concerns somebody else. */
const NO_VISIT =
  /\b(?:apply\w*|convert\w*|change (?:to|into|my status)|switch\w*|look(?:ing)? for (?:a )?(?:job|work)|work(?:ing)?|stud(?:y|ying)|marr(?:y|ied)|permits?|for good|overstay\w*|refus\w+)\b/i;

/** A relative with a passport and days of their own. */
const OF_KIN = new RegExp(String.raw`\b(?:my|our) (?:[\w’'-]+ ){0,2}?${KIN}\b`, 'i');

/** Seasonal and shorter stays, for which a visit may do. */
export const PART_OF_YEAR: readonly Topic[] = [
  {
    id: 'part-year',
    about: PART_YEAR,
    when: ({ text }) => stayAskedIn(text) !== null,
    over: ['visa', 'permit-length', 'weather', 'visa-free'],
    answer: (asked) => {
      const { months, days } = stayAskedIn(asked.text) ?? { months: 0, days: 0 };
      const stays = eachPlace(asked.views, visitSaid);
      const span = `${numberWord(months)} months`;
      return {
        said: flow(
          stays && say`By our records you may stay ${stays}.`,
          stayBeside(asked, days, `${span} a year`),
        ),
        lacks: 'within which span those days are counted, and whether they begin anew at each entry',
        whom: 'the embassy of each country, in writing',
        put: `May I stay here for ${span} of every year without a permit, within which span are the days counted, and if not, which permit is there for somebody who does not move for good?`,
      };
    },
  },
  {
    id: 'visa-free',
    about: VISA_FREE,
    not: NO_VISIT,
    when: ({ text }) => !KIN_WHO_VISIT.test(text) && !OF_KIN.test(text),
    over: ['visa', 'permit-length', 'permit-income', 'weather'],
    answer: (asked) => {
      const stays = eachPlace(asked.views, visitSaid);
      const days = daysAsked(asked.text);
      return {
        said: flow(
          stays && say`By our records you may stay ${stays}.`,
          days === null ? null : stayBeside(asked, days, 'the days that you ask about'),
        ),
        lacks: 'within which span those days are counted, and whether they begin anew at each entry',
        whom: 'the embassy of each country, in writing',
        put: 'For how many days may I stay with my passport without a visa, within which span are they counted, can the stay be prolonged there, and what may a visitor not do?',
      };
    },
  },
];
