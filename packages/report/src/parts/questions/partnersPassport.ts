import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import type { PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/called.ts';
import { unmarried } from '../../profile/household.ts';
import type { Profile } from '../../profile/profile.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list, opening } from '../../prose/english.ts';
import { because, flow, given, type Said, say } from '../../prose/said.ts';
import { partnerWords } from '../../sections/career/professions.ts';
import { rightByPassport } from '../../sections/legal/routes.ts';
import { countryOfAdjective } from './names.ts';

/** The country whose citizen a text calls the partner: "Katja is German and a translator"; null where it does not. */
export function partnersCountry(atlas: Atlas, profile: Profile, text: string): Country | null {
  const who = partnerWords(profile);
  if (!who) return null;
  const told = new RegExp(
    String.raw`(?<!\p{L})${who}(?:,? who)? (?:is|holds|has)(?: also)?(?: an?)? (South African|\p{L}+)(?= (?:citizens?(?:hip)?|nationals?|nationality|passports?|by birth|and|but)\b| *[.;,!\n]| *$)`,
    'iu',
  ).exec(text)?.[1];
  return told ? countryOfAdjective(atlas, told) : null;
}

/**
 * What the passport of a partner opens, where a text tells of one: the form asks for no passport but the
 * customer's. Null where it opens none of the places that the customer has no right to.
 */
export function partnersPassport(profile: Profile, views: readonly PlaceView[], text: string): Said | null {
  const [first] = views;
  const country = first ? partnersCountry(first.atlas, profile, text) : null;
  if (!first || !country) return null;
  const closed = views.filter((view) => !rightByPassport(view));
  const open = closed.flatMap(({ atlas, iso3, name }) => {
    const law = atlas.movement.mayMoveFreely(country.iso3, iso3);
    const settles = law?.grade === 'settle' && law.family !== null && !law.familyExcept.includes(iso3);
    return settles && iso3 !== country.iso3 && law.from.shown ? [{ name, law }] : [];
  });
  const own = closed.find(({ iso3 }) => iso3 === country.iso3);
  const partner = partnerCalled(profile.movers);
  const [one] = open;
  const elsewhere =
    one &&
    given(
      say`With the passport of ${nameOf(country)}, ${partner} may settle in ${list(open.map(({ name }) => name))} by free movement, and ${
        unmarried(profile)
          ? 'a husband or wife may live and work there too; for a partner without a marriage the state has only to make entry easier, so ask what proof it wants, or whether to marry first'
          : 'a husband or wife may live and work there too, whatever the passport'
      } (${one.law.family ?? ''}).`,
      ...new Set(open.map(({ law }) => `bloc:${law.bloc}`)),
    );
  const atHome =
    own &&
    say`In ${own.name} its own law decides on the family of a citizen: ask its embassy what ${partner} opens for you${unmarried(profile) ? ' as things are, and what a marriage would' : ''}.`;
  const said = flow(elsewhere ?? null, atHome ?? null);
  return said.text === ''
    ? null
    : because(opening(said), 'citizenship', 'relationship-status', ...profile.movers.ids);
}
