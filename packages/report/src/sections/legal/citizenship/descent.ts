import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import type { Country } from '@global-fit/atlas/model';
import { descentRule, lineBy } from '@global-fit/matching/entry/descent';
import {
  type AncestorTold,
  ancestorFor,
  ancestorsTold,
  ancestryDrivenOut,
  generationIn,
} from '@global-fit/matching/profile/people/ancestry';
import { groupedText } from '../../../figures/format.ts';
import { constant, recordQuantity, shown, times } from '../../../figures/quantity.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { besideClaim, partnersClaim, whoseClaim } from '../../../profile/passports/claimant.ts';
import { pendingClaim } from '../../../profile/passports/pendingClaim.ts';
import { isUnsafe } from '../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised, list, monthName, opening, plural } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { withoutClaim } from './withoutClaim.ts';
import { AT_BIRTH_ALONE, descentText } from './descentText.ts';
import { freeMovement, isCitizen, openRoutes, routeName } from '../../../place/entry/routes.ts';
import { wayInto } from '../../../place/entry/standing.ts';
import { asOf, doubt, feeAndTime, routeSaid } from '../../../place/entry/words.ts';

const DAYS_A_YEAR = 365;
const ASKED = ['ancestry-claim', 'ancestry-countries'] as const;

function claims(view: PlaceView): boolean {
  return view.profile.read.has('ancestry-claim', 'yes', 'possibly', 'unsure');
}

/** The ancestor of whom the customer wrote, by whom a claim in a country is judged; null where none is told of. */
function ancestorOf({ atlas, profile: { read } }: PlaceView, iso3: string): AncestorTold | null {
  const claimed = read.choices('ancestry-countries').flatMap((code) => atlas.country(code)?.iso3 ?? []);
  return ancestorFor(ancestorsTold(atlas, read.all, claimed), iso3);
}

/** What the record of a country says of the claim, and how the line that was told stands by it. */
function ruleOf(
  view: PlaceView,
  iso3: string,
): { readonly said: Said; readonly line: ReturnType<typeof lineBy>; readonly dated: Said } | null {
  const { all } = view.profile.read;
  const rule = descentRule(view.atlas, iso3, ancestryDrivenOut(all));
  if (!rule) return null;
  const told = ancestorOf(view, iso3);
  const line = lineBy(rule, told?.generation ?? null);
  const { route } = rule;
  const text = route.notes?.startsWith('qualifying ancestor')
    ? descentText(route.notes)
    : 'The record says that a claim is possible, not how many generations back.';
  const said = routeSaid(route, text);
  return {
    said: line !== 'open' && told ? because(said, told.questionId) : said,
    line,
    dated: routeSaid(route, `${capitalised(asOf(route))}.${doubt(route)}`),
  };
}

/** What a record makes of a line that it does not carry. */
const BEYOND = {
  open: '',
  'not told': AT_BIRTH_ALONE,
  closed: ' A line that begins further back is closed by it.',
} as const;

/**
 * What the records say of a claim by descent in a country, for an answer to a question; null where none is
 * recorded.
 */
function descentSaid(view: PlaceView, iso3: string): Said | null {
  const rule = ruleOf(view, iso3);
  const country = view.atlas.country(iso3);
  if (!rule || !country) return null;
  return because(
    say`Citizenship of ${nameOf(country)} by descent: ${rule.said}${BEYOND[rule.line]} ${rule.dated}`,
    ...ASKED,
  );
}

/** " The … is for descendants as well": a permit there that rests on ancestry; null where none is on record. */
function permitSaid(view: PlaceView): Said | null {
  const permit = wayInto(view).descent?.permit;
  if (!permit) return null;
  const cost = feeAndTime(permit);
  return routeSaid(
    permit,
    ` The ${routeName(permit)} is made for people of such descent${cost ? `; ${cost}` : ''}. ${capitalised(asOf(permit))}.${doubt(permit)}`,
  );
}

/** With whom the lines begin that lead to these countries. */
function lineBegins(view: PlaceView, origins: readonly Country[]): string {
  const generations = origins.map(({ iso3 }) => ancestorOf(view, iso3)?.generation ?? 0);
  return Math.max(...generations) > 2 ? 'great-grandparents' : 'a grandparent';
}

/** The countries of the ancestors told of, without those whose citizenship is held. */
function originsOf({ atlas, profile }: PlaceView): readonly Country[] {
  const held = profile.citizenships.map(({ iso3 }) => iso3);
  return profile.read
    .choices('ancestry-countries')
    .flatMap((code) => atlas.country(code) ?? [])
    .filter(({ iso3 }) => !held.includes(iso3) && !isUnsafe(profile, iso3));
}

/** How long an authority may take over a claim by descent; null where no record of it tells. */
function decisionSaid({ atlas }: PlaceView, origins: readonly Country[]): Said | null {
  const [route] = origins
    .flatMap(({ iso3 }) => atlas.routes.open(iso3, 'citizenship-by-descent'))
    .filter(({ shown, processingDays }) => shown && processingDays !== null);
  if (!route?.processingDays) return null;
  const days = recordQuantity(route.processingDays, `route:${route.id}`, 'processingDays');
  const years = times(days, constant(1 / DAYS_A_YEAR, 'of a year for each day'));
  const aboutYears =
    route.processingDays > 1.5 * DAYS_A_YEAR
      ? say`, about ${shown(years, (value) => plural(Math.round(value), 'year'))},`
      : '';
  return say`${routeSaid(
    route,
    `By our record of the ${routeName(route)} a decision can take up to ${groupedText(plural(route.processingDays, 'day'))}`,
  )}${aboutYears} from the application: hold the month of your move against that.`;
}

/** What to do about an application that is made: nobody is told to begin what lies with the authority. */
export function followUp(view: PlaceView): Said | null {
  const pending = pendingClaim(view.profile);
  const origins = originsOf(view);
  if (!pending || origins.length === 0) return null;
  const [year, month] = pending.since?.split('-') ?? [];
  const made = month ? ` of ${monthName(Number(month))} ${year}` : '';
  return because(
    flow(
      words(
        `Follow up your application${made}: ask the authority for its file number, which papers it still wants and when it means to decide.`,
      ),
      decisionSaid(view, origins),
    ),
    ...ASKED,
    pending.id,
  );
}

/** What to do about a claim first: nobody collects papers for a line that the law no longer counts. */
export function lineFirst(view: PlaceView): Said | null {
  const origins = originsOf(view);
  if (origins.length === 0) return null;
  const made = followUp(view);
  if (made) return made;
  const names = list(
    origins.map((one) => nameOf(one)),
    'or',
  );
  const rules = origins.map(({ iso3 }) => ruleOf(view, iso3));
  const carried = rules.some((rule) => !rule || rule.line === 'open');
  const closed = rules.every((rule) => rule?.line === 'closed');
  const law = flow(...rules.map((rule) => rule?.said ?? null));
  const permit = carried ? null : wayInto(view).descent?.permit;
  if (permit)
    return because(
      say`Order the birth and marriage certificates that lead from the grandparent to whoever of you applies for the ${routeSaid(permit, routeName(permit))}: they are what it is granted on.`,
      ...ASKED,
    );
  const start = closed
    ? say`By our records a line that begins with ${lineBegins(view, origins)} is too long for ${names}. ${law} Have the consulate say in writing whether an exception holds for it, and order no certificate before it does.`
    : !carried
      ? say`Our records do not carry a line that begins with ${lineBegins(view, origins)} for ${names}. ${law}${AT_BIRTH_ALONE} Have the consulate say in writing whether it counts, by which law and from which date, and order no certificate before it does.`
      : say`Ask the consulate of ${names} in writing whether a line through ${whoseClaim(view.profile)} ancestor still counts, by which law and from which date. Only then order the birth and marriage records of the line: archives are slow, and the claim can be slower.`;
  return because(carried ? flow(start, decisionSaid(view, origins)) : start, ...ASKED);
}

/**
 * What our records say of grandparents and those before them whom a private text names, which is not repeated; null
 * where it names none.
 */
export function ancestorSaid(view: PlaceView, text: string): Said | null {
  const told = generationIn(text) === null ? [] : originsOf(view);
  const said = told.flatMap(({ iso3 }) => descentSaid(view, iso3) ?? []);
  const names = told.map((one) => nameOf(one));
  return said.length === 0
    ? null
    : say`${flow(...said)} Put the line to the consulate of ${list(names, 'or')} before you order a certificate.`;
}

/** Citizenship through ancestors. */
export const ancestry: Writer = (view) => {
  const { read } = view.profile;
  if (!claims(view) || !read.choices('ancestry-countries').includes(view.iso3) || isCitizen(view))
    return null;
  const rule = ruleOf(view, view.iso3);
  const permit = permitSaid(view);
  const partner = partnersClaim(view.profile);
  const family = besideClaim(view.profile);
  if (!rule)
    return passage(
      'ancestry',
      1.6,
      because(
        say`${partner ?? 'You'} ${partner ? 'has' : 'have'} roots in ${view.name}.${permit ?? ' Our records hold no rule of descent; that does not mean there is none, so ask a consulate whether yours counts.'}`,
        ...ASKED,
      ),
    );
  if (rule.line !== 'open')
    return passage(
      'ancestry',
      1.6,
      because(
        say`You wrote of ${lineBegins(view, [view.country])} from ${view.name}. ${rule.said}${BEYOND[rule.line]} Plan with a ${permit ? 'permit' : 'visa'} until the consulate has told you in writing ${rule.line === 'closed' ? 'that an exception holds for you' : 'that yours does'}. ${rule.dated}${permit ?? ''}`,
        ...ASKED,
      ),
    );
  const sure = say`${partner ?? 'You'} ${read.has('ancestry-claim', 'yes') ? 'can claim' : 'may have'} roots here`;
  const todo =
    followUp(view) ?? words('Check first whether the line is within that, then collect its civil records.');
  const beside = withoutClaim(view);
  return passage(
    'ancestry',
    1.6,
    because(
      say`${opening(sure)}. ${rule.said} ${todo} ${family ? say`${family} ` : ''}Only a recognised claim makes a visa unnecessary.${beside ? say` ${beside}.` : ''} ${rule.dated}${permit ?? ''}`,
      ...ASKED,
    ),
  );
};

/** A claim in one country by which another is entered, by free movement. */
interface ClaimElsewhere {
  readonly origin: Country;
  readonly movement: FreeMovement;
  /** What the law of that country says of the line; null where no record tells. */
  readonly rule: ReturnType<typeof ruleOf>;
}

/** The first country of the ancestors whose citizens may move to the place, and whose law does not shut the claim. */
function claimElsewhere(view: PlaceView): ClaimElsewhere | null {
  for (const code of view.profile.read.choices('ancestry-countries')) {
    const origin = view.atlas.country(code);
    const movement = origin && view.atlas.movement.mayMoveFreely(origin.iso3, view.iso3);
    if (!origin || !movement?.from.shown || isUnsafe(view.profile, code)) continue;
    const rule = ruleOf(view, origin.iso3);
    if (!rule || rule.line === 'open') return { origin, movement, rule };
  }
  return null;
}

/** The claim where no place told of it before: the right, the law of descent, and what to do next. */
function firstTold(view: PlaceView, { origin, movement, rule }: ClaimElsewhere): Said {
  const law = rule ? say`${rule.said} ${rule.dated}` : words('Our records hold no rule of descent there.');
  const partner = partnersClaim(view.profile);
  const family = besideClaim(view.profile);
  const next =
    followUp(view) ??
    say`Whether ${partner ?? 'you'} ${partner ? 'qualifies' : 'qualify'} is for the consulate of ${nameOf(origin)} to say.`;
  return say`A citizen of ${nameOf(origin)} may live and work in ${view.name} without a visa (${movement.name}), so ${whoseClaim(view.profile)} roots there could matter here. ${law} ${next}${family ? say` ${family}` : ''}`;
}

/** The same claim at a later place. */
const toldAgain = (view: PlaceView, { origin, movement }: ClaimElsewhere): Said =>
  say`[The claim by descent in ${nameOf(origin)} would open ${view.name} as well, without a visa|With the passport of ${nameOf(origin)} ${partnersClaim(view.profile) ?? 'you'} would need no visa for ${view.name} either|What was said of ${whoseClaim(view.profile)} roots in ${nameOf(origin)} holds for ${view.name} too: its citizens need no visa there] (${movement.name}).`;

/** A claim by descent in one country that would open this one by free movement, told once in a report. */
export const ancestryElsewhere: Writer = (view) => {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle' || !claims(view)) return null;
  const claim = claimElsewhere(view);
  if (!claim) return null;
  const again = view.ledger.timesUsed('ancestry-elsewhere') > 0;
  const beside = withoutClaim(view);
  const said = say`${again ? toldAgain(view, claim) : firstTold(view, claim)}${beside ? say` ${beside}.` : ''}`;
  return passage(
    'ancestry-elsewhere',
    again ? 3 : 1.5,
    because(given(said, `bloc:${claim.movement.bloc}`), ...ASKED),
  );
};

/** The country whose citizenship is claimed where a claim by descent is the best way in; null for every other way. */
export function claimedCountry(view: PlaceView): string | null {
  const { way } = wayInto(view).entry;
  if (way.kind !== 'descent') return null;
  return way.citizenship ? nameOf(way.citizenship) : view.name;
}

/** The country whose answer decides where a claim by descent is the way in, and no permit is open beside it. */
export function decidesClaim(view: PlaceView): string | null {
  return openRoutes(view).length > 0 ? null : claimedCountry(view);
}

/** What ancestry may open comes first where it is the best way in that our records hold. */
export const descentLead: Writer = (view) =>
  wayInto(view).entry.way.kind === 'descent' ? (ancestry(view) ?? ancestryElsewhere(view)) : null;
