import { ruleQuantity, shown } from '../../figures/quantity.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import { boundBy, inUnion } from '../rights/europeanUnion.ts';
import { type PlaceView, wordOf } from '../view.ts';

const VISITS = 'refugee-visits-eu';
const CONVENTION = 'refugee-document-1951';
const ENDS = 'refugee-ends-1951';

/** Whether the visa regulation applies in a state; it extends beyond the European Union to all of Schengen. */
function visasByUnionLaw(view: PlaceView, iso3: string): boolean {
  return boundBy(view, VISITS, iso3) || wordOf(view, 'schengen_member', iso3) === 'yes';
}

/** Whether a refugee travel document of this issuer needs no visa for a visit here. */
export function visitsOnDocument(view: PlaceView): boolean {
  const issuer = view.profile.document?.issuer;
  const rule = view.atlas.rule(VISITS);
  return (
    issuer !== undefined &&
    issuer !== null &&
    rule?.from.shown === true &&
    inUnion(view, issuer) &&
    visasByUnionLaw(view, issuer) &&
    visasByUnionLaw(view, view.iso3)
  );
}

/**
 * Which of the places admit visitors with a refugee document without a visa; null where nobody travels on one. The
 * reason for having one is never mentioned.
 */
export function documentVisits(views: readonly PlaceView[]): Said | null {
  const [view] = views;
  const document = view?.profile.document;
  if (!view || !document) return null;
  const free = views.filter((one) => visitsOnDocument(one));
  const open = views.filter((one) => one.iso3 !== document.issuer && !free.includes(one));
  const names = (some: readonly PlaceView[]): string => list(some.map(({ name }) => name));
  const issuer = document.issuer === null ? null : view.atlas.country(document.issuer);
  const days = ruleQuantity(view.atlas, VISITS);
  const freely =
    free.length > 0 && issuer && days
      ? given(
          say`With a travel document of ${nameOf(issuer)} in place of a passport, and a home there, you visit ${names(free)} without a visa, for up to ${shown(days, String)} days in any half year.`,
          `rule:${VISITS}`,
        )
      : null;
  const asked =
    open.length > 0
      ? say`${freely ? ' ' : ''}Our records do not say what ${names(open)} ${open.length === 1 ? 'asks' : 'ask'} of a travel document in place of a passport: they go by passports.`
      : '';
  return because(say`${freely ?? ''}${asked}`, ...document.questionIds);
}

/** What the Refugee Convention says about such documents; null where its rule is not on record. */
export function conventionSaid(view: PlaceView): Said | null {
  const rule = view.atlas.rule(CONVENTION);
  if (!rule?.from.shown) return null;
  return given(
    say`By the Convention on refugees of 1951 the state that issued a refugee’s travel document lets its holder back in for as long as the document is valid, and its member states accept the document as valid. Once another of them has let a refugee settle there lawfully, that state issues the next document.`,
    `rule:${CONVENTION}`,
  );
}

/** By what a refugee's own acts end the status under the same convention; null where its rule is not on record. */
export function refugeeEndsSaid(view: PlaceView): Said | null {
  const rule = view.atlas.rule(ENDS);
  if (!rule?.from.shown) return null;
  return given(
    say`By the Convention on refugees of 1951 refugee status ends for anyone who of their own free will accepts the protection of the state of their nationality again, or goes back to settle in the country that they left out of fear.`,
    `rule:${ENDS}`,
  );
}
