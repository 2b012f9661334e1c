import type { Country } from '@global-fit/atlas/model';
import { type ClaimStatus, claimStatus, descentRule } from '@global-fit/matching/entry/descent';
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

/** Ids of the answers that tell a claim by descent. */
export const CLAIM_IDS = ['ancestry-claim', 'ancestry-countries'] as const;

/** The ancestor the customer wrote of, by whom a claim in a country is judged; null where there is none. */
function ancestorOf({ atlas, profile: { read } }: PlaceView, iso3: string): AncestorTold | null {
  const claimed = read.choices('ancestry-countries').flatMap((code) => atlas.country(code)?.iso3 ?? []);
  return ancestorFor(ancestorsTold(atlas, read.all, claimed), iso3);
}

/** What a country's record says about a claim by descent. */
export interface ClaimRecord {
  readonly said: Said;
  /** How the line stated compares. */
  readonly line: ClaimStatus;
  readonly dated: Said;
}

/** What a country's record says about the claim; null without a record. */
export function claimRecord(view: PlaceView, iso3: string): ClaimRecord | null {
  const { all } = view.profile.read;
  const rule = descentRule(view.atlas, iso3, ancestryDrivenOut(all));
  if (!rule) return null;
  const told = ancestorOf(view, iso3);
  const line = claimStatus(rule, told?.generation ?? null);
  const { route } = rule;
  const text = route.notes?.startsWith('qualifying ancestor')
    ? descentText(route.notes)
    : 'The record says that a claim is possible, but not how many generations back.';
  const said = routeSaid(route, text);
  return {
    said: line !== 'open' && told ? because(said, told.questionId) : said,
    line,
    dated: routeSaid(route, `${capitalised(asOf(route))}.${doubt(route)}`),
  };
}

/** The reply where a record does not cover the line. */
export const BEYOND = {
  open: '',
  'not told': AT_BIRTH_ALONE,
  closed: ' It excludes a line that begins further back.',
} as const;

/** What records say about a claim by descent in a country, for an answer; null without a record. */
function descentSaid(view: PlaceView, iso3: string): Said | null {
  const rule = claimRecord(view, iso3);
  const country = view.atlas.country(iso3);
  if (!rule || !country) return null;
  return because(
    say`Citizenship of ${nameOf(country)} by descent: ${rule.said}${BEYOND[rule.line]} ${rule.dated}`,
    ...CLAIM_IDS,
  );
}

/** Where the lines of descent to these countries begin. */
export function lineBegins(view: PlaceView, origins: readonly Country[]): string {
  const generations = origins.map(({ iso3 }) => ancestorOf(view, iso3)?.generation ?? 0);
  return Math.max(...generations) > 2 ? 'great-grandparents' : 'a grandparent';
}

/** The countries of the ancestors mentioned, except those of present citizenship. */
export function originsOf({ atlas, profile }: PlaceView): readonly Country[] {
  const held = profile.citizenships.map(({ iso3 }) => iso3);
  return profile.read
    .choices('ancestry-countries')
    .flatMap((code) => atlas.country(code) ?? [])
    .filter(({ iso3 }) => !held.includes(iso3) && !isUnsafe(profile, iso3));
}

/** What our records say about ancestors named in a private text, which is not quoted; null where none is named. */
export function ancestorSaid(view: PlaceView, text: string): Said | null {
  const told = generationIn(text) === null ? [] : originsOf(view);
  const said = told.flatMap(({ iso3 }) => descentSaid(view, iso3) ?? []);
  const names = told.map((one) => nameOf(one));
  return said.length === 0
    ? null
    : say`${flow(...said)} Describe the line to the consulate of ${list(names, 'or')} before you order a certificate.`;
}

/** The country of the claimed citizenship, where a claim by descent is the best way in; else null. */
export function claimedCountry(view: PlaceView): string | null {
  const { way } = wayInto(view).entry;
  if (way.kind !== 'descent') return null;
  return way.citizenship ? nameOf(way.citizenship) : view.name;
}

/** The country whose answer decides, where a claim by descent is the way in and no permit is open beside it. */
export function decidesClaim(view: PlaceView): string | null {
  return openRoutes(view).length > 0 ? null : claimedCountry(view);
}
