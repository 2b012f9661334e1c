import { anyOf } from '../../../anyOf.ts';
import type { Iso3 } from '@global-fit/atlas/model';
import type { LineReading } from '../../../model/dealBreaker.ts';
import type { DealBreakerRule } from '../../dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../../dealBreakerRules.ts';
import { asksForMore } from './finer.ts';
import { HOUSEHOLD_RULES } from '../../own/householdRules.ts';
import { standIns } from './metOutside.ts';
import { OTHER_MEANINGS } from './otherMeanings.ts';
import { ownLanguagesIn } from '../../own/ownLanguages.ts';
import { ASKS_FOR_A_BAN, isHedged } from '../../own/hedged.ts';
import { AVERSE, type Units } from '../../own/ownLimit.ts';
import { ownSchoolLanguageIn } from '../../own/ownSchoolLanguage.ts';
import { degreesApart } from '../../own/degreesApart.ts';
import { homeIn, inOwnTerms } from '../../own/ownTerms.ts';
import { peopleApart } from '../../own/peopleLimit.ts';
import { quarantineIn } from '../../own/petQuarantine.ts';
import { snowIn } from '../../own/snow.ts';
import { spokenIn } from '../../own/spokenHere.ts';
import { tellsOfWork } from '../manner/told.ts';
import { isWantedItself } from '../manner/wantedItself.ts';
import type { WhoWrites } from '../../own/whoWrites.ts';

/** Words that turn a wish for something good into its absence, or demand it. */
const WITHOUT = anyOf([
  /\b(no|not|nowhere to|lack|lacks|lacking|without|absence|far from|more than [\w.]+[ -]?(?:min(?:ute)?s?|hours?|hrs?|km|miles?) (?:away )?from|away from|must|should (?:be|have)|(?:want|wish)\b.* (?:to be|is|are) (?:legal|allowed|possible|recogni[sz]ed|open)|need|needs|has to|have to|poor|bad|limited|unavailable|illegal|banned|forbidden|prohibited|cannot|unrecogni[sz]ed|only one of)\b/,
  /n't\b/,
]);
/**
 * "No fast internet needed", "not a country that allows gay marriage", "I do not want gay marriage legal": what is done
 * without, or refused.
 */
const LET =
  '(?:(?!only|hardly|barely|scarcely|rarely|part|poorly|illegally)\\w+ly )?(?:legal|lawful|allowed|permitted|accepted|recogni[sz]ed)';
const NOT_WISHED = anyOf([
  // "No to gay marriage", "church no", "a mosque is a no-go".
  /^no to (?!\w+ing\b)/,
  /^(?!(?:no|not|without|lack\w*|poor|bad|missing|n't)\b).*\b(?:no(?:,? thanks?| thank you| way)?|(?:is |are )?(?:an? )?(?:hard )?no[- ]?go|(?:is|are) out)[.! ]*$/,
  /^no (?:[\w'-]+ ){1,4}(?:needed|required|necessary)\b/,
  /\b(?:no|not an?|not in an?) (?:countr(?:y|ies)|places?|states?) (?:that|which|where)(?: (?!not\b|never\b)\w+){0,2} (?:allow|permit|accept|recogni[sz]e|legali[sz]e)\w*\b(?!.*\b(?:no|not|never|without)\b)/,
  new RegExp(
    `\\b(?:no|not an?|not in an?) (?:countr(?:y|ies)|places?|states?) where (?:[\\w-]+ ){1,4}(?:is|are) ${LET}\\b(?!.*\\b(?:no|not|never|without)\\b)`,
  ),
  new RegExp(
    `\\b(?:do|would)(?: not|n't) (?:want|like|wish)(?: (?!not?\\b|never\\b|only\\b|without\\b)[\\w-]+){1,9}? ${LET}[.!]*$`,
  ),
]);
/** "No hospital within 50 km is ok", "no sea, no problem": what may be missing. "No ban on abortion is acceptable" asks for the thing itself. */
const MAY_BE_MISSING =
  /^no (?!countr|place|town|cit)(?<thing>[\w' -]+)(?:, ?no (?:problem|issue|worries)| (?:is|are|would be) (?:ok|okay|fine|no problem|(?<!\b(?:ban|bans|banning|limits?|restrict\w+|lack|barriers?|laws?|opposition|hostility|discrimination|prejudice)\b.*)acceptable))(?: (?:with|for|by|to) (?:me|us))?[.! ]*$/;

/** Goods that rules on what is feared know by their names: "democracy", "a work permit for my wife". */
const GOODS =
  /\b(?:democra\w+|rule of law|freedoms?|clean|work permits?|rights?)\b(?!.*\b(?:violat\w+|abus\w+|bar|bars|den(?:y|ies)|without|that|which|lotter\w+)\b)/;

/** Whether a line lets the thing be missing that a rule is on, and names no evil: "no war is ok" lets none be there. */
function letsItMiss({ good, words, read }: DealBreakerRule, plain: string): boolean {
  const thing = MAY_BE_MISSING.exec(plain)?.groups?.['thing'];
  const isEvil = !good && !('towns' in read && read.towns === 'sea');
  return thing !== undefined && !(isEvil && words.test(thing) && !GOODS.test(thing));
}

/** A reading, with the countries that it rules out by name. */
export type Found = LineReading & { readonly without?: readonly Iso3[] };

/** "Earthquakes are exciting", "humid is good for my skin": what is called so is no fear. */
const CALLED_GOOD =
  /^(?!.*\b(?:no|not|never|where|that|which|too|low|lower|little|less|few|cheap|must|only|but|if)\b)[\w' -]{3,40}? (?:is|are) (?:(?:very|really|so|quite) )?(?:good|great|right|exciting|beautiful|healthy|lovely|wonderful|fun)\b(?! (?:to avoid|reasons?|enough))/;

/** Whether the words of a rule stand in a line in the sense of a refusal. */
function isWorded(rule: DealBreakerRule, plain: string, lacking: boolean): boolean {
  const { id, words, asked, good, snow } = rule;
  if (letsItMiss(rule, plain) || (!good && CALLED_GOOD.test(plain))) return false;
  const asksItself = asked?.test(plain) ?? false;
  if (!(asksItself || words.test(plain)) || OTHER_MEANINGS[id]?.test(plain)) return false;
  if (good) return (asksItself || WITHOUT.test(plain)) && !AVERSE.test(plain) && !NOT_WISHED.test(plain);
  // What may not be missing is what a "lack of" names.
  return asksItself || !lacking || (snow?.includes('asked') ?? false);
}

/** The line by one rule: its own limits, or the number that the line names. */
function readingOf(
  rule: DealBreakerRule,
  plain: string,
  lacking: boolean,
  units: Units,
): readonly LineReading[] {
  const { id, label, own } = rule;
  const worded = isWorded(rule, plain, lacking);
  const alone = own?.alone === true && (rule.good === true || !CALLED_GOOD.test(plain));
  const limit = worded || alone ? (own?.find(plain, units) ?? null) : null;
  if (isWantedItself(id, plain, limit !== null)) return [];
  if (own && limit) return [{ id, label: own.label(limit.said), limit: limit.value }];
  if (!worded || own?.required) return [];
  return [asksForMore(plain, rule) ? { id, label, partly: true } : { id, label }];
}

/** Rules that say better what a vaguer one on the same words leaves open, by a number or a narrower sense. */
const SHARPER: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['cold-days cold-months', 'freezing-winters cold'],
      ['lgbt same-sex-marriage', 'same-sex-unions lgbt-rights'],
      ['same-sex-adoption', 'same-sex-unions same-sex-parents lgbt-rights'],
      ['tax-share-low tax-share tax-share-high foreign-income-tax', 'high-taxes'],
      ['monthly-cost rent rent-2bed rent-room rent-other least-pay least-net-pay', 'expensive'],
      ['town-of-most town-of-least', 'big-city any-city small-town big-city-asked'],
      ['sea-distance sea-time', 'sea'],
      ['permanent-residence', 'citizenship-years permanence-at-all'],
      ['citizenship-years', 'citizenship-at-all'],
      ['visa-lottery', 'permanence-at-all'],
      ['inheritance-tax-spouse', 'inheritance-tax'],
      ['home-education-free', 'home-education'],
      ['renewed-stay', 'stay-length'],
    ] as const
  ).flatMap(([sharper, vaguer]) => sharper.split(' ').map((id) => [id, vaguer.split(' ')] as const)),
);

/** Kinds of school and diploma, which a language of lessons is not. */
const SCHOOL_KIND =
  /\b(?:ib|international baccalaureate|a[- ]levels?|cambridge|montessori|waldorf|steiner|boarding|abitur|baccalaur[ée]at|advanced placement)\b/;

/** A line on a language that also names a kind of school: of that no table of ours tells. */
function besideLanguage(reading: LineReading, plain: string): LineReading {
  const kind = SCHOOL_KIND.exec(plain)?.[0];
  return kind ? { ...reading, unread: [`${kind === 'ib' ? 'IB' : kind} school`] } : reading;
}

const AS_TRADE = /\b(?:work|works|working|practi[sc](?:e|es|ing)) (?:there )?as an? \w+(?: \w+)?$/;

const ONE_SEX = /\b(?:same[- ]sex|gays?|lesbians?|queers?|lgbt\w*)\b/;
const BOND = /\b(?:civil|registered|legal) (?:partnerships?|unions?)\b/;
const LEAST = /\b(?:at least|at (?:a|the) (?:very )?(?:minimum|least)|minimum)\b/;

/** "No gay marriage is ok but civil partnership minimum": the least that is asked for, as what must be there. */
const withLeastBond = (plain: string): string =>
  [ONE_SEX, BOND, LEAST].every((words) => words.test(plain)) ? 'must have same-sex unions' : plain;

/** A line on the work of a partner that names a trade: a permit to work is no licence for it. */
function besidePermit(reading: LineReading, plain: string): LineReading {
  const trade = reading.id === 'partners-work' ? AS_TRADE.exec(plain)?.[0] : undefined;
  return trade === undefined ? reading : { ...reading, unread: [...(reading.unread ?? []), trade] };
}

/**
 * What a line is read as by the words of the rules, wherever they hold: the customer's own number first, then what is
 * said of animals and languages, then every rule of the table that is not said better by another.
 */
export function readingsByRules(line: string, units: Units, who: WhoWrites): readonly LineReading[] {
  const { home: livesIn, citizenships, rentedHome, salary, pets, snow, placesAsked } = who;
  const plain = withLeastBond(inOwnTerms(line, who));
  if (isHedged(plain) || tellsOfWork(plain) || ASKS_FOR_A_BAN.test(plain)) return [];
  for (const rule of HOUSEHOLD_RULES) {
    const limit = rule.from || AVERSE.test(plain) ? null : rule.find(plain, units);
    if (limit) return [{ id: rule.id, label: rule.label(limit.said, ''), limit: limit.value }];
  }
  const quarantine = quarantineIn(plain, pets);
  if (quarantine) return [quarantine];
  const language = ownSchoolLanguageIn(plain) ?? spokenIn(plain) ?? ownLanguagesIn(plain);
  if (language) return [besideLanguage(language, plain)];
  const inTheStreet = standIns(plain, DEAL_BREAKER_RULES);
  if (inTheStreet) return inTheStreet.map(({ id, label }) => ({ id, label, partly: true }));
  const apart = degreesApart(plain) ?? peopleApart(plain);
  if (apart) return apart.flatMap((text) => readingsByRules(text, units, who));
  const lacking = /\b(lack|lacking|absence) of\b/.test(plain);
  const home = homeIn(plain, rentedHome);
  const onSnow = snowIn(plain, snow);
  const rules = DEAL_BREAKER_RULES.filter(
    (rule) =>
      (rule.home ?? home) === home &&
      (rule.salary ?? salary) === salary &&
      (rule.snow?.includes(onSnow) ?? true) &&
      !(rule.unlessAsked && placesAsked.includes(rule.unlessAsked)) &&
      (!rule.whoIsFrom || [livesIn, ...citizenships].includes(rule.whoIsFrom)),
  );
  const read = rules
    .map((rule) => ({
      rule,
      readings: readingOf(rule, plain, lacking, units),
    }))
    .filter(({ readings }) => readings.length > 0);
  // "poor healthcare" is both; the rule for the bad thing says it better.
  const bad = new Set(read.filter(({ rule }) => !rule.good).map(({ rule }) => JSON.stringify(rule.read)));
  const vaguer = new Set(read.flatMap(({ rule }) => SHARPER.get(rule.id) ?? []));
  return read
    .filter(({ rule }) => !rule.good || !bad.has(JSON.stringify(rule.read)))
    .filter(({ rule }) => !vaguer.has(rule.id))
    .flatMap(({ readings }) => readings.map((reading) => besidePermit(reading, plain)));
}
