import { adjectivesIn } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import type { Country } from '@global-fit/atlas/model';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listSaid } from '../../../../prose/english.ts';
import { because, flow, type Said, say, sayAs, words } from '../../../../prose/said.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import type { Asked, Topic } from '../../topic.ts';

/** The passports a question is about: those it names, else all held. */
function passportsAsked({ profile, text, view }: Asked): readonly Country[] {
  const named = new Set([...countriesNamed(view.atlas, text), ...adjectivesIn(view.atlas, text)]);
  const held = profile.citizenships.filter((one) => named.has(one));
  return held.length > 0 ? held : profile.citizenships;
}

/** The countries it asks about: those it names besides home and the passports held, else the places. */
function placesAsked({ profile, text, view, views }: Asked): readonly Country[] {
  const own = [...profile.citizenships, profile.home];
  const named = countriesNamed(view.atlas, text).filter((one) => !own.includes(one));
  return named.length > 0 ? named : views.map(({ country }) => country);
}

/** Names of programmes closed to holders of a passport; null where none is on record. */
function closedIn({ view }: Asked, passport: Country, { iso3 }: Country): Said | null {
  const closed = view.atlas.routes
    .of(iso3)
    .filter(
      ({ shown, status, conditions }) =>
        shown && status === 'open' && conditions.closedTo.includes(passport.iso3),
    );
  return closed.length === 0
    ? null
    : listSaid(closed.map((route) => say`the ${routeSaid(route, routeName(route))}`));
}

/** What records say of one passport in each country. */
function takenSaid(asked: Asked, passport: Country): Said {
  const found = placesAsked(asked).map((country) => ({
    country,
    closed: closedIn(asked, passport, country),
  }));
  const shut = found.flatMap(({ country, closed }) => (closed ? [say`${closed} in ${nameOf(country)}`] : []));
  const open = found.filter(({ closed }) => closed === null).map(({ country }) => nameOf(country));
  const whose = `citizens of ${nameOf(passport)}`;
  return flow(
    shut.length > 0
      ? say`By our records no applications from ${whose} are taken for ${sayAs(shut.map(({ text }) => text).join('; '), shut)}.`
      : null,
    open.length > 0
      ? words(`We have no refusal of ${whose} on record for ${list(open)}, which is no promise.`)
      : null,
  );
}

export const NATIONALITY: readonly Topic[] = [
  {
    id: 'passport-taken',
    about: anyOf([
      /\b(?:accepts?|admits?|refuses?|rejects?|excludes?|bans?|bars?|open to|closed to|eligible|shut out|takes? (?:\w+ )?(?:citizens?|nationals?|passports?))\b[^?]{0,70}\b(?:citizens?|nationals?|passports?|nationalit\w+)\b/i,
      /\b(?:citizens?|nationals?|passport(?: holders?)?|nationalit\w+)\b[^?]{0,60}\b(?:accepted|admitted|refused|rejected|excluded|banned|barred|eligible)\b/i,
      /\btakes? (?:\w+ )?(?:citizens?|nationals?|passports?)\b/i,
    ]),
    with: /\b(?:visas?|permits?|residen\w+|programmes?|programs?|schemes?|nomad)\b/i,
    not: /\b(?:bank|accounts?|marr\w+|spouse|wife|husband|degree|licen[cs]es?|naturali[sz]\w*|(?:dual|second|two) \w+)\b/i,
    over: ['visa', 'permit-income', 'permit-length', 'citizenship'],
    answer: (asked) => ({
      said: because(
        flow(...passportsAsked(asked).map((passport) => takenSaid(asked, passport))),
        'citizenship',
      ),
      lacks: 'refusals of a nationality that no authority has published, and what a second passport changes',
      whom: 'the authority that grants the permit, in writing, before anything is paid',
      put: `Do you take applications for this permit from citizens of ${list(passportsAsked(asked).map(nameOf), 'or')}, also from somebody who holds a second passport or lives elsewhere?`,
    }),
  },
];
