import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';
import { ageLimit, renewalLimit, stayLimit, yearsLimit } from '../own/ownTime.ts';

/** A permit that falls with the job is another fear than to leave that job behind. */
const STATUS = String.raw`\b(?:visas?|kicked out|thrown out|permits?|status|residency|green cards?|deport\w*|sent (?:home|back)|leave the country)\b`;

/** Work that somebody has and would lose, or may not do from there; to find or to get a job is another thing. */
const KEEPS_WORK = new RegExp(
  [
    String.raw`\b(?:cannot|can[’']?t|could not|couldn[’']t|not|unable|no longer|never|without)\b.{0,30}\b(?:keep|keeping|continu\w+|carry on|go on|stay in)\b.{0,20}\b(?:my|our)\b.{0,25}\b(?:jobs?|employer|position|post|work|clients)\b`,
    String.raw`^(?!.*${STATUS}).*\b(?:los(?:e|ing)|giv(?:e|ing) up|quit(?:ting)?|leav(?:e|ing)|resign\w*)\b.{0,8}\b(?:my|our) (?:\w+ ){0,2}(?:jobs?|employer|position|remote work|clients)\b`,
    String.raw`\b(?:cannot|can[’']?t|not|unable|no|forbid\w*|forbidden|bans?|illegal)\b.{0,30}\b(?:work(?:ing)? (?:remotely|from home)|remote(?:ly)? work(?:ing)?)\b`,
    String.raw`^(?:(?:an?|no|lack of|without|with|has|have|must have|must offer|needs?|needs to have|offers?|any) )*(?:(?:digital[- ])?nomads?|remote work(?:ers?)?)[- ](?:visas?|permits?)(?: (?:available|possible|needed|required|is a must))*[.!]*$|^(?:my |our )?remote (?:work|jobs?)(?: (?:for|from|in) (?:[\w-]+ ){0,3}[\w-]+?)? (?:(?:must be|has to be|should be|is) )?(?:allowed|permitted|possible|legal)(?: there)?[.!]*$`,
    String.raw`\bmust (?:allow|permit) (?:me to |us to )?(?:remote work(?:ing)?|work(?:ing)? (?:remotely|from home))\b`,
    String.raw`\b(?:must|have to|has to|need to|needs to|should) be (?:able|allowed|free|possible|legal) (?:for me |for us )?to (?:(?:keep|continue|carry on|go on|keep on)\b.{0,25}\b(?:my|our)\b.{0,25}\b(?:jobs?|employer|work|clients|company)|(?:keep |continue |go on )?work(?:ing)? (?:remotely|from home|for (?:my|our)\b))\b`,
  ].join('|'),
);

/** Those who write of a partner may be married or not; what a permit lets spouses do is the nearest record. */
const SPOUSE = '(?:wife|wives|husbands?|spouses?|depend[ae]nts?|(?<!business )partners?)';
const MAY_NOT =
  "(?:(?:may|can|could|will|is|are|be) (?:not|never)|cannot|can't|isn't|unable|not (?:be |being )?(?:allowed|permitted|able)|forbidden)";
const LACKS = '(?:no|not|without|lack\\w*|needs?|denied)';
const PERMISSION = '(?:work permits?|(?:right|permission) to work|work (?:rights|permission))';
/** What has to be, as one writes it of a place that is ruled out where it is not. */
const MUST =
  '(?:must|should|has to|have to|needs? to) (?:be (?:able|allowed|free|permitted) to work|(?:get|have|receive) (?:an? |the )?(?:work permits?|right to work|work rights))';
const LETS_NOT = "(?:(?:do|does|did|will|would|must|may|can)(?: not|n't)|not|never) (?:allow|let|permit)\\w*";
const STOPS = '(?:stop|keep|prevent|bar|forbid)(?:s|ping|ing|red)?';

const OF_TWO = '(?:both of us|we both|both (?:partners|spouses))';
/** "Only one of us can work", "both of us must be allowed to work", "we cannot both work". */
const BOTH_WORK = [
  `\\bonly one of us (?:can|may|could|will|would|gets? to|is|has)\\b.*\\bwork\\b`,
  `\\b${OF_TWO} ${MAY_NOT}\\b.*\\bwork(?:ing)?\\b`,
  `\\b${OF_TWO} (?:${MUST}|need (?:our own |an? )?work (?:permits?|visas?|rights))\\b`,
  `\\bwe (?:cannot|can't|may not|could not|must|should) both (?:be (?:able|allowed) to )?work\\b`,
].join('|');

/**
 * "My wife may not work", "no work permit for my husband", "my wife must be able to work", and the same said of both;
 * to find work, and work from home, are other things.
 */
const SPOUSE_WORKS = new RegExp(
  `^(?!.*\\b(?:remote\\w*|from home|find\\w*|los(?:e|es|ing)|keep\\w*|field|profession|hours|nights?|weekends?|language|pays?|paid)\\b).*(?:\\b${SPOUSE}\\b[^,;:]{0,40}\\b${MAY_NOT}(?: (?!work)[\\w'-]+){0,4} work(?:ing)?\\b|\\b${SPOUSE}\\b.*\\b${LACKS}\\b.*\\b${PERMISSION}\\b|\\b${LACKS}\\b.*\\b${PERMISSION}\\b.*\\b${SPOUSE}\\b|\\b${SPOUSE}\\b.*\\b${MUST}\\b|\\b${LETS_NOT}\\b.*\\b${SPOUSE}\\b.*\\bwork(?:ing)?\\b|\\b${STOPS}\\b.*\\b${SPOUSE}\\b.*\\bfrom working\\b|^(?:(?:the|an?) )?(?:(?:right|permission) to work|work (?:permits?|visas?|rights)) for (?:(?:my|a|the|our) )?${SPOUSE}\\b|^(?:(?:my|the|our|a) )?${SPOUSE} (?:(?:can|may|is able to|is allowed to|allowed to|able to|free to) work|(?:(?:needs?|gets?|must (?:have|get)) (?:an? )?)?work (?:rights?|permits?|visas?)|has (?:the )?right to work)(?: (?:legally|too|as well|there|freely|immediately|from (?:day (?:one|1)|the (?:first day|start|beginning))))*[.! ]*$|\\b(?:visas?|permits?|routes?)\\b.*\\b(?:allow|let|permit)\\w* (?:(?:my|our|a|the) )?${SPOUSE} (?:to )?(?:also )?work(?:ing)?\\b|${BOTH_WORK})`,
);

/** "PR impossible", "no citizenship path", "citizenship must be possible": there shall be a way. */
const NONE_OR_SOME =
  '(?:path\\w*|routes?|(?:is |being )?(?:impossible|unavailable|not (?:possible|available|an option))|(?:must|has to|should) be (?:possible|available|an option))[.! ]*$';

const PERMIT = '(?:visas?|permits?|residen(?:ce|cy)|right to stay)';

/** "Having to work for the visa": what is owed for it, and no wish to be allowed to. */
const WORK_FOR_PERMIT = new RegExp(
  `^(?!.*\\b(?:wife|husband|spouse|partner|children|kids|remote\\w*|from home)\\b).*(?:\\b(?:hav(?:e|ing)|need(?:s|ing)?|forced|obliged|required|must) (?:to )?(?:keep |go on )?work(?:ing)?\\b[^.;]{0,30}\\b(?:for|to (?:get|keep|hold|renew))\\b[^.;]{0,20}\\b${PERMIT}\\b|\\b${PERMIT}\\b[^.;]{0,20}\\b(?:mak|oblig|forc|requir)\\w+ (?:me|us|you|one|people) to work\\b)`,
);

const JOB =
  '(?:jobs?|employers?|boss(?:es)?|compan(?:y|ies)|fir(?:es?|ed|ing)|sacked|laid off|lay-?offs?|redundan\\w+)';
const FALLS =
  '(?:tied|bound|chained|linked|controls?|owns?|depend\\w*|hangs?|dies?|ends?|expires?|falls?|goes|gone|los(?:e|es|ing|t)|void|cancel\\w*|revok\\w*|deport\\w*|sent (?:home|back)|kicked out|have to leave|leave the country)';
/**
 * "Visa tied to one employer", "locked to one employer", "my permit dies the day I am fired", "deported when I lose my
 * job"; a job that ends by itself names no permit.
 */
const FALLS_WITH_JOB = new RegExp(
  `^(?!.*\\b(?:wife|husband|spouse|partner|children|kids)\\b)(?:(?=.*(?:\\b${PERMIT}\\b|${STATUS}))(?=.*\\b${FALLS}\\b).*\\b${JOB}\\b|.*\\b(?:locked|tied|bound|chained|stuck)(?: in)? (?:to|with) (?:one|1|a single|the same) (?:employer|company|sponsor)\\b)`,
);

const REFUSES =
  '(?:refus\\w*|turn\\w* (?:down|away)|den(?:y|ies|ied)|reject\\w*|exclud\\w*|bar(?:s|red)?|keeps? out|discriminat\\w*)';
const ILL =
  "(?:disab\\w+|handicap\\w*|illness\\w*|sick\\w*|ill people|chronic\\w*|diagnos\\w+|special needs|health (?:condition|grounds|reasons)|wheelchairs?|blind\\w*|deaf\\w*|autis\\w+|adhd|down(?:['’]?s)? syndrome|cerebral palsy|epileps\\w+|diabet\\w+|cancer|dementia|parkinson\\w*|depression|bipolar)";
/** Those who turn people away and are no state: what they do is another matter. */
const NO_STATE =
  '(?:insur\\w+|dogs?|pets?|schools?|kindergartens?|nurser(?:y|ies)|universit\\w+|employers?|jobs?|landlords?|doctors?|hospitals?|clubs?|airlines?)';
const WHOM =
  '(?:us|me|him|her|them|people|anybody|somebody|(?:my|our) (?:\\w+ )?(?:son|daughter|child(?:ren)?|famil\\w+|wife|husband|partner|mother|father|parents?))';
/** A law that lets nobody in whose care would cost too much, by its name or by what it does. */
const CARE_WEIGHED = new RegExp(
  [
    String.raw`\bexcessive demand\b|\bmedical(?:ly)? inadmissib\w*`,
    String.raw`^(?=.*\b(?:immigration|visas?|permits?|residen\w+|entry)\b)(?!.*\b(?:insur\w+|dogs?|pets?)\b)(?:.*\b${REFUSES}\b.*\b${ILL}\b|.*\b${ILL}\b.*\b${REFUSES}\b)`,
    // "Any place that can refuse us because of his autism": a place refuses at its border.
    String.raw`^(?!.*\b${NO_STATE}\b).*\b(?:${REFUSES} (?:to take |to admit |entry to )?${WHOM}|turn\w* ${WHOM} (?:down|away)) (?:\w+ )?(?:because|over|for|due to|on account|on grounds?|on the grounds?|by reason)\b.*\b${ILL}\b`,
  ].join('|'),
);

/** The rule on permits that fall with the job they were given for. */
export const TIED_TO_EMPLOYER = 'tied-to-employer';

const WAY_TO =
  '^(?:an? |some |clear |realistic |easy |fast |quick |short |good )*(?:path\\w*|ways?|routes?|road) to(?: an?)?(?: eu)?';
const NOT_EVER = "(?:\\b(?:never|not|cannot|unable to|impossible to|no way to|no chance (?:to|of))|n't)";
const BECOMES = '(?:become|becoming|be|being) (?:\\w+ )?(?:citizens?|nationals?)';
const GETS = '(?:get|getting|obtain\\w*|acquir\\w+|apply for|have) (?:\\w+ )?citizenship';
/** "It must be possible to …", "somewhere where we can …". */
const OPEN_TO_US =
  '(?:(?:it )?(?:must|should|has to) be possible (?:for \\w+ )?to|(?:(?:an? )?(?:country|place|countries|places|somewhere|anywhere) )?where (?:i|we|foreigners|immigrants|newcomers|you|one) can(?: (?:also|eventually|one day|some day))?)';
/** "A path to citizenship", "where we can never become citizens"; what becomes of the old one is another matter. */
const CITIZENS_ONE_DAY = new RegExp(
  `^(?!.*\\b(?:dual|keep\\w*|giv\\w+|renounc\\w+|los\\w+|born|birth|years?|months?|want\\w*|wish\\w*|need\\w*|plan\\w*|intend\\w*|require\\w*)\\b)(?:(?:(?:i|we) )?must be able to (?:${BECOMES}|${GETS})\\b|${OPEN_TO_US} (?:${BECOMES}|${GETS})\\b|must (?:lead to|offer|grant|allow|give (?:me|us)) (?:\\w+ )?(?:citizenship|naturali[sz]ation)\\b|${WAY_TO} (?:\\w+ )?(?:citizenship|naturali[sz]ation|passport)\\b|(?:an? |some )?(?:visas?|permits?|residen\\w+|stay|path|route) (?:(?:that|which|must|should|has to|have to|can|may|could) )*leads? to (?:\\w+ )?(?:citizenship|naturali[sz]ation|(?:an? )?passport)\\b|(?:no )?citizenship ${NONE_OR_SOME}|.*${NOT_EVER} (?:\\w+ ){0,3}?(?:${BECOMES}|${GETS}|naturali[sz]e)\\b)`,
);

/** How long a permit lasts, by a number of the line. */
const LASTS = {
  label: 'a permit that lasts',
  read: { record: 'stay length' },
  ...atLeast(0, 0),
} as const;

/** Ways to permanent residence and citizenship. */
export const STAY_RULES: readonly DealBreakerRule[] = [
  {
    id: 'permanent-residence',
    label: 'a way to permanent residence',
    words: /\b(permanent (residen\w+|stay|status)|settled status|green card|indefinite leave|pr)\b/,
    read: { record: 'permanence' },
    ...atMost(0, 0),
    own: {
      find: yearsLimit,
      label: (said) => `permanent residence within ${said}`,
      near: 0,
      required: true,
    },
  },
  {
    id: 'stay-length',
    ...LASTS,
    words:
      /^(?!.*\b(?:permanen\w+|citizenship|green card|passports?|marri\w+|process\w*|wait\w*|takes?|approv\w+|appl\w+|work experience|away|absen\w+|graduat\w+)\b).*\b(?:visas?|permits?|residency|(?:allowed|able|right) to stay)\b/,
    own: {
      find: stayLimit,
      label: (said) => `a first permit of at least ${said}`,
      near: 0,
      required: true,
    },
  },
  {
    id: 'partner-age',
    label: 'a permit that takes a younger partner along',
    words:
      /^(?=.*\b(?:visas?|permits?|residency|immigration)\b)(?=.*\b(?:wife|husband|partner|spouse|fianc\w+)\b)(?=.*\b(?:cannot|can ?not|can['’]t|not (?:allowed|admitted|come|eligible|included)|never|exclud\w+|refus\w+|reject\w+|left out)\b)/,
    read: { record: 'least age' },
    ...atMost(0, 0),
    own: {
      find: ageLimit,
      label: (said) => `a permit that takes a partner ${said} along`,
      near: 0,
      required: true,
    },
  },
  {
    id: 'renewed-stay',
    ...LASTS,
    words:
      /\b(?:visas?|permits?|residency|residence|stay)\b.*\b(?:renew\w*|extend\w*|extension)\b|\b(?:renew\w*|extend\w*)\b.*\b(?:visas?|permits?|residency|residence|stay)\b/,
    own: {
      find: renewalLimit,
      label: (said) => `no permit to renew ${said}`,
      near: 0,
      required: true,
    },
  },
  {
    id: 'partners-work',
    label: 'a husband or wife who may work',
    words: SPOUSE_WORKS,
    read: { record: 'partners work' },
    ...atLeast(0, 0),
  },
  {
    id: 'brought-work',
    label: 'going on with the work that you have',
    words: KEEPS_WORK,
    read: { record: 'brought work' },
    ...atLeast(0, 0),
  },
  {
    id: 'visa-lottery',
    label: 'no permit that is drawn by lot',
    words:
      /\b(?:visas?|permits?|green cards?|h-?1b)\b.*\b(?:lotter(?:y|ies)|by lot|drawn?)\b|\b(?:lotter(?:y|ies)|draws?)\b.*\b(?:visas?|permits?)\b/,
    read: { record: 'draw' },
    ...atMost(0.5, 0.5),
  },
  {
    id: 'work-for-permit',
    label: 'no permit that its holder has to work for',
    words: WORK_FOR_PERMIT,
    read: { record: 'work for permit' },
    ...atMost(0, 0),
  },
  {
    id: TIED_TO_EMPLOYER,
    label: 'no permit that falls with one job',
    words: FALLS_WITH_JOB,
    read: { record: 'tied to employer' },
    ...atMost(0, 0),
  },
  {
    id: 'care-weighed',
    label: 'no visa refused over the cost of an illness or a disability',
    words: CARE_WEIGHED,
    read: { record: 'care weighed' },
    ...atMost(0, 0),
  },
  {
    id: 'permanence-at-all',
    label: 'some way to permanent residence',
    good: true,
    asked: new RegExp(
      `${WAY_TO} (?:\\w+ )?(?:permanent (?:residen\\w+|stay|status)|pr)\\b(?!.*\\b(?:years?|months?)\\b)|^(?:no )?(?:pr|permanent residen(?:ce|cy)) ${NONE_OR_SOME}`,
    ),
    words: anyOf([
      /\b(permanent (residen\w+|stay|status)|settled status|green card|indefinite leave)\b/,
      /\b(?:path\w*|ways?|routes?|road|chances?|access|lead\w*) to (?:a )?pr\b/,
      /\b(?:stay\w*|liv(?:e|ing)|settl\w*|remain\w*) (?:\w+ ){0,2}(?:for good|for ever|forever|permanently|for (?:my|our|the rest of my|the rest of our) (?:life|lives))\b/,
    ]),
    read: { record: 'permanence' },
    ...atMost(10, 99),
  },
  {
    id: 'citizenship-at-all',
    label: 'some way to citizenship',
    good: true,
    asked: CITIZENS_ONE_DAY,
    words:
      /^(?!.*\b(dual|keep\w*|giv\w+|renounc\w+|los\w+)\b).*\b(path\w*|ways?|routes?|road|chance|prospects?|possib\w+|access) (to|of|for|towards?) (\w+ ){0,2}(citizenship|naturali[sz]\w+|passport)\b/,
    read: of('naturalisation_years'),
    ...atMost(12, 20),
  },
  {
    id: 'citizenship-years',
    label: 'a way to citizenship',
    words:
      /\b(citizenship|naturali[sz]\w+|(a|the|new|second) passport)\b|^passport (?:with)?in\b|\bbecom(?:e|ing) (?:an? )?citizens? (?:with)?in\b/,
    read: of('naturalisation_years'),
    ...atMost(0, 0),
    own: { find: yearsLimit, label: (said) => `citizenship within ${said}`, near: 0, required: true },
  },
];
