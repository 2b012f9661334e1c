import { anyOf } from '@global-fit/matching/anyOf';
import { needsEmployer, openRoutes, settlesByRight } from '../../../place/entry/routes.ts';
import { whereTo } from '../../../place/atHome.ts';
import type { PlaceView } from '../../../place/view.ts';
import { REGULATED } from '../../../profile/work/professions.ts';
import { because, say } from '../../../prose/said.ts';
import { task, type TaskWriter, type WorkTask } from '../task.ts';

/** Months this plan assumes for finding a job. */
const SEARCH = 3;

/** How people search who need no employer for the right to live there. */
const freeSearch = (view: PlaceView): string =>
  `[↗Ten tailored applications to employers in ${whereTo(view)}; ask in the first call in which language the work is done|Write to ten employers in ${whereTo(view)} and keep a list of answers|Apply in ${whereTo(view)} in batches of five, and change the letter after each batch|Answer eight advertisements from ${whereTo(view)} in their own words, and call after ten days|Send the first applications in ${whereTo(view)} to employers you would not mind losing].`;

const FREE_CONTRACT =
  '[Pay, hours, notice and moving costs in one document|Before you sign, hold the notice period against your lease|Let somebody who knows local labour law read it before you sign].';

/** A job search whose contract comes first: before the permit, or before the move of somebody who needs none. */
function forContract(view: PlaceView): readonly WorkTask[] {
  const free = settlesByRight(view);
  const threshold = (openRoutes(view)[0]?.route.minIncome ?? null) !== null;
  return [
    {
      step: 'jobs',
      title: 'Applications',
      text: free
        ? freeSearch(view)
        : `[Ten tailored applications to employers in ${view.name}; ask in the first call whether they sponsor|Write to ten employers in ${view.name} and keep a list of answers; a permit they will not sponsor saves you the interview|Apply in ${view.name} in batches of five, change the letter after each batch, and ask each employer whether it sponsors|Answer eight advertisements from ${view.name} in their own words, and call after ten days to ask about the permit|Send the first applications in ${view.name} to employers you would not mind losing, and note who sponsors a permit].`,
      before: 12,
      takes: SEARCH,
      after: ['recognition', 'industry'],
    },
    {
      step: 'contract',
      title: 'The contract',
      text: free
        ? FREE_CONTRACT
        : threshold
          ? '[Pay, hours, notice and moving costs in one document, checked for the permit’s threshold|Before you sign, hold the salary against the permit’s threshold and the notice period against your lease|Let somebody who knows local labour law read it before you sign, and hold the pay against the permit’s threshold].'
          : '[Pay, hours, notice and moving costs in one document, and the employer’s word that it supports the permit|Before you sign, have the employer’s part in the permit written down and hold the notice period against your lease|Let somebody who knows local labour law read it before you sign, and have the employer’s part in the permit written down].',
      before: 9,
      takes: 1,
      after: ['jobs'],
    },
  ];
}

/** A job search beside a permit that requires no employer. */
function forFirstPost(view: PlaceView): readonly WorkTask[] {
  return [
    { step: 'jobs', title: 'Applications', text: freeSearch(view), before: 4, after: ['recognition'] },
    { step: 'signing', title: 'The contract', text: FREE_CONTRACT, before: 1, after: ['jobs'] },
  ];
}

/** Whether the job search precedes the move. A permit that requires no employer does not wait for an offer. */
function waitsForOffer(view: PlaceView): boolean {
  const [first] = openRoutes(view);
  return settlesByRight(view) || !first || (needsEmployer(view, first) && !first.standing.way.byPartner);
}

/** The job search and contract; before the move where the right to live there depends on it. */
export const postTasks = (view: PlaceView): readonly WorkTask[] =>
  waitsForOffer(view) ? forContract(view) : forFirstPost(view);

/** Fields with employers everywhere, for which no list of firms is needed first. */
const IN_EVERY_TOWN: ReadonlySet<string> = new Set([
  'finance',
  'business-management',
  'marketing-sales',
  'hospitality-tourism',
  'retail',
  'public-service',
  'social-nonprofit',
]);

/** Software work, which exists wherever there are offices. */
const SOFTWARE = anyOf([
  /\b(?:software|developers?|dev ?ops|full[- ]?stack|front[- ]?end|back[- ]?end|cloud|AWS|Azure|GCP|kubernetes)\b/i,
  /\b(?:data (?:engineer\w*|scien\w+|analy\w+)|machine learning|UX|product manag\w+|QA|web|apps?|python|java(?:script)?)\b/i,
  /\b(?:typescript|SAP|salesforce|IT (?:support|architect|project)\w*|sysadmin|cyber ?security)\b/i,
]);

/** Trades that every town has work for, whatever its industry. */
const IN_EVERY_TOWN_BY_TRADE = anyOf([
  /\b(?:plumb\w*|gas (?:safe|fitt\w+)|electrician\w*|carpent\w+|joiner\w*|brick ?lay\w+|masons?|roof(?:er|ing)\w*)\b/i,
  /\b(?:plaster\w+|til(?:er|ing)\w*|(?:house )?painters?|decorators?|hair ?dress\w*|barbers?|cooks?|chefs?|bakers?)\b/i,
  /\b(?:(?:car|auto) mechanics?|cleaners?)\b/i,
]);

/** Whether everything depends on a job offer in a named trade that is not practised everywhere. */
function needsIndustry(view: PlaceView): boolean {
  const { read, stage, discreet } = view.profile;
  const [first] = openRoutes(view);
  const offer =
    !settlesByRight(view) &&
    first !== undefined &&
    needsEmployer(view, first) &&
    !first.standing.way.byPartner;
  const field = read.choices('career-field')[0];
  const skills = read.text('special-skills');
  const anywhere =
    field === undefined ||
    REGULATED.has(field) ||
    IN_EVERY_TOWN.has(field) ||
    IN_EVERY_TOWN_BY_TRADE.test(skills ?? '') ||
    (field === 'technology' && SOFTWARE.test(skills ?? ''));
  return stage === 'employee' && offer && !anywhere && discreet.length === 0 && skills !== null;
}

/** Whether a trade has employers there at all. Our tables cannot tell, and every later step depends on it. */
export const industryTasks: TaskWriter = (view) =>
  needsIndustry(view)
    ? [
        task(
          'industry',
          'Find your employers first',
          because(
            say`Whether the industry of your skills employs people in ${view.name} is on no table of ours. List the firms there that do such work, with the towns they are in, from its trade association and from advertisements: without any, neither a visit nor an application is worth its price.`,
            'special-skills',
            'career-field',
            ...view.profile.stageIds,
          ),
          17,
        ),
      ]
    : [];
