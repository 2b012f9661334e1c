import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';

const WATER = anyOf([
  /^(?:(?:good|safe|clean|drinkable|potable) )+(?:and (?:safe|clean) )?(?:(?:drinking|tap) ?)?water[.!]*$/,
  /\b(?:un(?:safe|clean|drinkable)|dirty|contaminated|polluted|no (?:safe|clean|drinkable)|not (?:safe|clean|drinkable)|cannot drink|can't drink|not drink)\b.{0,15}\b(?:drinking|tap)(?: ?water)?\b/,
  /\b(?:drinking|tap) ?water\b.{0,25}\b(?:un(?:safe|clean|drinkable)|dirty|contaminated|polluted|not (?:safe|clean|drinkable|potable)|cannot|can't|undrinkable)\b/,
  /^(?:must have |needs? )?(?:(?:drinkable|potable) (?:tap )?water|(?:drinking|drinkable|potable) water from the tap|(?:drinking |tap )?water (?:(?:that )?(?:is|must be|has to be|should be) )?(?:safe|clean|drinkable|potable|safe to drink|(?:that )?(?:i|we|you|one) can drink))[.!]*$/,
  /\b(?:no|without|lack of|need|must have) (?:safe |clean |drinkable |potable ){1,2}water\b|\bundrinkable water\b|\bno (?:tap|drinking) water (?:that )?(?:you|i|we|one|people) can drink\b/,
  /\bwater (?:is not|isn't|is un|that is not|not) ?(?:safe|clean|fit|drinkable|potable)\b(?! to swim)|\b(?:cannot|can't|not) drink the water\b/,
  /\bwater\b.{0,12}\bmakes? (?:you|us|me|people|everyone) (?:sick|ill)\b/,
]);

const ROADS = anyOf([
  /\b(?:dangerous|deadly|lethal|unsafe|chaotic|crazy|insane) (?:roads?|traffic|driving)\b/,
  /\b(?:roads?|traffic|driving)\b (?:\w+ )?(?:is|are) (?:\w+ )?(?:dangerous|deadly|lethal|unsafe|insane)\b/,
  /\b(?:road|traffic|car) (?:deaths?|accidents?|fatalities|casualties)\b/,
  /\b(?:crazy|reckless|dangerous|insane|terrible|bad|awful|drunk) driv(?:ers?|ing)\b/,
]);

const RICH = '(?:developed|first[- ]world|industriali[sz]ed)';
const POVERTY = anyOf([
  // The same asked for: what is no developed country has it.
  new RegExp(
    `\\b(?:must|has to|have to|should) be (?:in )?(?:an? )?(?:highly |well )?${RICH}\\b|^(?:only (?:in )?(?:an? )?)${RICH}\\b|^${RICH}(?: world| countr(?:y|ies)| nations?)? only$`,
  ),
  /\b(?:extreme|widespread|much|visible|mass|grinding|severe|a lot of|high) poverty\b|^(?:no )?poverty(?: everywhere| (?:in|on) (?:the )?streets?)?[.!]*$/,
  /\bthird[- ]world\b|^(?:a )?(?:not|un|non)[- ]?developed(?: countr(?:y|ies))?$|\b(?:underdeveloped|developing|poor|very poor) (?:countr(?:y|ies)|nations?|states?|places?)\b(?! (?:roads?|lanes?|music|life|houses?|side))/,
  /\b(?:slums?|shanty ?towns?|favelas?)\b/,
]);

const INEQUALITY = anyOf([
  /\b(?:income|social|economic|extreme|huge|great|high|massive|wealth) inequalit(?:y|ies)\b|^(?:(?:no|low|little) )?(?:income )?inequality[.!]*$/,
  /\bgaps? between (?:the )?(?:(?:very )?rich|poor) and (?:the )?(?:(?:very )?rich|poor)\b|\b(?:rich[- ]poor|wealth) gaps?\b/,
]);

const SMOKE = anyOf([
  /\bsmok(?:ing|ers?) (?:everywhere|all over|indoors|inside|in (?:restaurants|bars|caf[eé]s|public))\b/,
  /\b(?:everybody|everyone|people|locals|so many|too many|lots of|many)\b.{0,12}\bsmok(?:e|es|ing|ers)\b/,
  /\b(?:second-?hand|cigarette|tobacco) smoke\b|^(?:no )?(?:heavy )?smokers$/,
]);

/** A year that changes, and not the rainy or the busy part of one. */
const SEASONS = anyOf([
  /\b(?:four|4|real|proper|distinct|change of|changing) seasons\b/,
  /^(?:no|without|lack of) (?:any )?seasons$/,
  /\b(?:cannot|can't|can not|could not) live without (?:the |any |real )?seasons\b/,
]);
const NO_SEASONS =
  /\b(?:same weather|(?<!too )hot|too warm) (?:all year(?: round| long)?|the whole year)\b|\b(?:no|not|never|without)\b.*\b(?:summer (?:all year|the whole year)|(?:eternal|endless) summer)\b/;

/** Wind as weather; storms have rules of their own. */
const WIND =
  /^(?!.*\b(?:farms?|turbines?|parks?|power|energy|instruments?|kit(?:e|es|ing|esurf\w*)|surf\w*|sail\w*|hurricanes?|typhoons?|cyclones?|storms?|second|head)\b).*(?:\bwindy\b|\b(?:strong|constant|high|too much|permanent|cold|harsh|icy|always|never-?ending) winds?\b|^(?:no |the )?winds?[.!]*$|\bwind (?:all year|every day|all the time|that never stops)\b)/;
/** Towns of one country differ in wind as in little else: a windy one only warns. */
const NEVER = Number.POSITIVE_INFINITY;

const OVER_A_YEAR = { read: of('temperature_seasonal_range'), ...atLeast(9, 6) } as const;

/** Everyday life in figures of whole countries. */
export const LIVING_RULES: readonly DealBreakerRule[] = [
  {
    id: 'water',
    label: 'safe drinking water',
    words: WATER,
    read: of('safely_managed_water'),
    ...atLeast(94, 75),
  },
  {
    id: 'roads',
    label: 'no deadly roads',
    words: ROADS,
    read: of('road_deaths'),
    ...atMost(10, 18),
  },
  {
    id: 'poverty',
    label: 'no country with widespread poverty',
    words: POVERTY,
    read: of('hdi'),
    ...atLeast(0.8, 0.7),
  },
  {
    id: 'inequality',
    label: 'no wide gap between rich and poor',
    words: INEQUALITY,
    read: of('gini_index'),
    ...atMost(38, 45),
  },
  {
    id: 'smoking',
    label: 'no country with many smokers',
    words: SMOKE,
    read: of('tobacco_use'),
    ...atMost(22, 30),
  },
  {
    id: 'seasons',
    label: 'a year with seasons',
    good: true,
    asked:
      /^(?:(?:somewhere|anywhere|(?:an? )?(?:place|country)|with|the|all) )*(?:four|4|real|proper|distinct|changing) (?:(?:distinct|real|proper|clear|different) )?seasons[.!]*$/,
    words: SEASONS,
    ...OVER_A_YEAR,
  },
  {
    id: 'no-seasons',
    label: 'a year with seasons',
    words: NO_SEASONS,
    ...OVER_A_YEAR,
  },
  {
    id: 'windy',
    label: 'no very windy country (by the mean of its weather stations)',
    words: WIND,
    read: of('wind_speed'),
    ...atMost(4.4, NEVER),
  },
];
