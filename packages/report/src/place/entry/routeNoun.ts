import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { anyOf } from '@global-fit/matching/anyOf';

/** Words by which a name tells what it names, in the languages of the table. */
const TOLD = anyOf([
  /\b(?:visas?|visto|visado|titre|carte|card|tarjeta|passe?port|pass|stamp|certificate)\b/iu,
  /\b(?:permits?|permis|permiso|permesso|kitas|authori[sz]ation|autorizaci[oó]n|residen\p{L}*|r[eé]sid\p{L}*)/iu,
  /\b(?:radicaci[oó]n|calidad|stay|status|settlement|rights?|naturali[sz]ation|citizenship|parentage|descent)\b/iu,
  /\b(?:schemes?|program(?:me)?s?|pathway|stream|category|subclass|membership|home|registration|bond)\b/iu,
  /\b(?:law|agreement|regulation|friendship treaty|movement|policy: entry|re(?:unification|groupement|agrupamento)|sponsorship)\b/iu,
  /erlaubnis/iu,
]);

/** Where a permit to live is called a visa. */
const CALLED_VISA: ReadonlySet<string> = new Set(['USA', 'GBR']);

/** The noun that a route's name lacks, as in "E-2 Treaty Investor"; null where it tells by itself what it names. */
export function routeNoun({ name, kind, iso3 }: Pick<VisaRoute, 'name' | 'kind' | 'iso3'>): string | null {
  if (TOLD.test(name)) return null;
  // Such a system chooses whom to invite, and grants nothing itself.
  if (kind === 'permanent-residency') return 'system';
  return CALLED_VISA.has(iso3) ? 'visa' : 'permit';
}
