import { spousePermit } from '@global-fit/matching/entry/household/withPartner';
import { engineOf } from '@global-fit/matching/engine/engine';
import { REMARKS } from '@global-fit/matching/profile/text/freeTexts';
import type { Country } from '@global-fit/atlas/model';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { unmarried } from '../../../profile/household.ts';
import type { Profile } from '../../../profile/profile.ts';
import { bareName, nameOf } from '../../../prose/countryNames.ts';
import { listNames, listSaid, opening } from '../../../prose/english.ts';
import { because, flow, given, type Said, say } from '../../../prose/said.ts';
import { rightByPassport, routeName } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';
import { partnersCountry } from '../../readings/partnersCitizenship.ts';

/** Places where an agreement gives residence to holders of the partner's passport. */
function byAgreement(closed: readonly PlaceView[], country: Country, partner: Said): Said | null {
  const found = closed.flatMap((view) => {
    const route = view.atlas.routes
      .open(view.iso3, 'agreement')
      .find(({ shown, conditions }) => shown && conditions.nationalities?.includes(country.iso3));
    return route ? [routeSaid(route, view.name)] : [];
  });
  return found.length > 0
    ? say`By agreement with ${nameOf(country)}, ${partner} may ask for residence in ${listSaid(found)} on that passport; ask there who of the family may come.`
    : null;
}

/** The permit on record for a citizen's spouse; null without a record, or a marriage. */
function permitSaid({ atlas }: PlaceView, { iso3 }: Country, profile: Profile): Said | null {
  const permit = unmarried(profile) ? null : spousePermit({ engine: engineOf(atlas) }, iso3);
  return permit && routeSaid(permit, `the ${routeName(permit)}`);
}

/** The partner's country, where it is a place of the report. */
function inPlace(view: PlaceView, country: Country, profile: Profile): Said {
  const permit = permitSaid(view, country, profile);
  const wed = unmarried(profile) ? ' as things are, and what a marriage would' : '';
  return permit
    ? say`In ${view.name} our records hold ${permit} for you as husband or wife: ask its embassy what it asks of income and language.`
    : say`In ${view.name} its own law decides on the family of a citizen: ask its embassy what ${partnerCalled(profile.movers)} opens for you${wed}.`;
}

/** The partner's country, where it is neither a place of the report nor the customer's. */
function ownCountry(
  profile: Profile,
  views: readonly PlaceView[],
  country: Country,
  partner: Said,
): Said | null {
  const { citizenships, home, read } = profile;
  const known = [home, ...citizenships, ...views.map((view) => view.country)];
  const [view] = views;
  const ruledOut = read.text('deal-breakers')?.includes(bareName(country)) ?? false;
  const permit = view ? permitSaid(view, country, profile) : null;
  const how = permit
    ? say`for you our records hold ${permit}, so ask its consulate what it asks of income and language`
    : say`its own law decides on the family of a citizen, so ask its consulate`;
  return ruledOut || known.some((one) => one?.iso3 === country.iso3)
    ? null
    : say`${nameOf(country)} itself, where ${partner} needs no permit, is a way in too: ${how}.`;
}

/**
 * What a partner's passport opens, where a text tells of one; the form asks only for the customer's. The partner's
 * country counts as a way in too, unless it is home or a country of the customer's passport. Null where nothing
 * opens.
 */
export function partnersPassport(
  profile: Profile,
  views: readonly PlaceView[],
  text: string,
  id: string,
): Said | null {
  const [first] = views;
  const country = first ? partnersCountry(first.atlas, profile, text) : null;
  if (!first || !country) return null;
  const closed = views.filter((view) => !rightByPassport(view));
  const open = closed.flatMap(({ atlas, iso3, name }) => {
    const law = atlas.movement.mayMoveFreely(country.iso3, iso3);
    const settles = law?.grade === 'settle' && law.family !== null;
    return settles && iso3 !== country.iso3 && law.from.shown ? [{ name, law }] : [];
  });
  const own = closed.find(({ iso3 }) => iso3 === country.iso3);
  const partner = partnerCalled(profile.movers);
  const [one] = open;
  const elsewhere =
    one &&
    given(
      say`With the passport of ${nameOf(country)}, ${partner} may settle in ${listNames(open)} by free movement, and ${
        unmarried(profile)
          ? 'a husband or wife may live and work there too; for a partner without a marriage the state has only to make entry easier, so ask what proof it wants, or whether to marry first'
          : 'a husband or wife may live and work there too, whatever the passport'
      } (${one.law.family ?? ''}).`,
      ...new Set(open.map(({ law }) => `bloc:${law.bloc}`)),
    );
  const said = flow(
    elsewhere ?? null,
    byAgreement(closed, country, partner),
    own ? inPlace(own, country, profile) : ownCountry(profile, views, country, partner),
  );
  return said.text === ''
    ? null
    : because(opening(said), id, 'citizenship', 'relationship-status', ...profile.movers.ids);
}

/** Texts other than the comments in which people tell of a passport. */
const ELSEWHERE = [
  'unique-family-situation',
  'specific-questions',
  'special-skills',
  'background-immigration-details',
  'relocation-inspiration',
] as const;

/** The same from whichever text tells of it first, for a question on how the partner may come. */
export function partnersOwnWay(profile: Profile, views: readonly PlaceView[]): Said | null {
  if (profile.discreet.length > 0) return null;
  for (const id of [...REMARKS, ...ELSEWHERE]) {
    const said = partnersPassport(profile, views, profile.read.text(id) ?? '', id);
    if (said) return said;
  }
  return null;
}

/** The same from the first other text that tells of it; null where a comment does, and is answered. */
export function partnersPassportElsewhere(profile: Profile, views: readonly PlaceView[]): Said | null {
  const told = (id: string): Said | null => partnersPassport(profile, views, profile.read.text(id) ?? '', id);
  if (REMARKS.some((id) => told(id) !== null)) return null;
  for (const id of ELSEWHERE) {
    const said = told(id);
    if (said) return said;
  }
  return null;
}
