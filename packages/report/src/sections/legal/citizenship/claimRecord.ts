import type { Country } from '@global-fit/atlas/model';
import { descentRule, lineBy } from '@global-fit/matching/entry/descent';
import {
  type AncestorTold,
  ancestorFor,
  ancestorsTold,
  ancestryDrivenOut,
  generationIn,
} from '@global-fit/matching/profile/people/ancestry';
import type { PlaceView } from '../../../place/view.ts';
import { isUnsafe } from '../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised, list } from '../../../prose/english.ts';
import { because, flow, type Said, say } from '../../../prose/said.ts';
import { AT_BIRTH_ALONE, descentText } from './descentText.ts';
import { openRoutes } from '../../../place/entry/routes.ts';
import { wayInto } from '../../../place/entry/standing.ts';
import { asOf, doubt, routeSaid } from '../../../place/entry/words.ts';

/** The answers by which a claim by descent is told. */
export const CLAIM_IDS = ['ancestry-claim', 'ancestry-countries'] as const;

/** The ancestor of whom the customer wrote, by whom a claim in a country is judged; null where none is told of. */
function ancestorOf({ atlas, profile: { read } }: PlaceView, iso3: string): AncestorTold | null {
  const claimed = read.choices('ancestry-countries').flatMap((code) => atlas.country(code)?.iso3 ?? []);
  return ancestorFor(ancestorsTold(atlas, read.all, claimed), iso3);
}

/** What the record of a country says of the claim, and how the line that was told stands by it. */
export function ruleOf(
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
export const BEYOND = {
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
    ...CLAIM_IDS,
  );
}

/** With whom the lines begin that lead to these countries. */
export function lineBegins(view: PlaceView, origins: readonly Country[]): string {
  const generations = origins.map(({ iso3 }) => ancestorOf(view, iso3)?.generation ?? 0);
  return Math.max(...generations) > 2 ? 'great-grandparents' : 'a grandparent';
}

/** The countries of the ancestors told of, without those whose citizenship is held. */
export function originsOf({ atlas, profile }: PlaceView): readonly Country[] {
  const held = profile.citizenships.map(({ iso3 }) => iso3);
  return profile.read
    .choices('ancestry-countries')
    .flatMap((code) => atlas.country(code) ?? [])
    .filter(({ iso3 }) => !held.includes(iso3) && !isUnsafe(profile, iso3));
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
