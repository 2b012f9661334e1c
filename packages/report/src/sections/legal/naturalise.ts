import { passportsOf, homeYearsAgree } from '../../place/entry/naturalisation.ts';
import { followsOn } from '@global-fit/matching/entry/leadsToStay';
import {
  naturalisation,
  type SecondPassport,
  secondPassport,
} from '@global-fit/matching/entry/naturalisation';
import { makesCitizen } from '@global-fit/matching/entry/way';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { itsConsulate } from '../../profile/passports/unsafe.ts';
import { citizenshipRefused } from '../../profile/passports/citizenshipRefused.ts';
import { passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, opening, plural } from '../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import { lawSaid } from './passportLaw.ts';
import { isCitizen, openRoutes, routeName, settlesByRight } from '../../place/entry/routes.ts';
import { mayStay, permanenceOf } from '../../place/entry/standing.ts';
import { leadsNowhere, permanenceAfter, permanenceSaid, routeSaid } from '../../place/entry/words.ts';

function named(view: PlaceView, iso3: string): string {
  const country = view.atlas.country(iso3);
  return country ? nameOf(country) : iso3;
}

/** The indicators of everybody's rule that agree with what the text says of these passports, here and at home. */
export function commonRules(view: PlaceView): readonly string[] {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (rule?.shortenedBy) return [];
  return rule?.disputed || !homeYearsAgree(view)
    ? ['dual_citizenship']
    : ['naturalisation_years', 'dual_citizenship'];
}

/** "naturalisation after 2 years (citizens of Argentina)", for a cell of a comparison. */
export function naturalisationCell(view: PlaceView): Said | null {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (!rule || isCitizen(view)) return null;
  const said = routeSaid(rule.route, `naturalisation after ${plural(rule.years, 'year')}`);
  return rule.shortenedBy
    ? because(say`${said} (citizens of ${named(view, rule.shortenedBy)})`, 'citizenship')
    : said;
}

/** Which sides do not allow a second citizenship, in a few words. */
function barredBy(view: PlaceView, { there, forOthers, held }: SecondPassport): string {
  if (forOthers) return 'not for holders of your passport';
  const [bar] = there === 'no' ? [] : held.filter(({ rule, law }) => law !== null && rule === 'no');
  if (bar?.law)
    return bar.law.effect === 'ends'
      ? `barred by the law of ${named(view, bar.iso3)} (${bar.law.act})`
      : `not on the list of ${named(view, bar.iso3)}${yearOf(view, bar.iso3)}`;
  const sides = [
    ...(there === 'no' ? [view.iso3] : []),
    ...held.filter(({ rule }) => rule === 'no').map(({ iso3 }) => iso3),
  ].map((iso3) => `${named(view, iso3)}${yearOf(view, iso3)}`);
  return sides.length === 1 && there === 'no'
    ? `not recognised${yearOf(view, view.iso3)}`
    : `not recognised by ${list(sides)}`;
}

/** " (2025)": the year of the record on second citizenship; a flat no holds for its time. */
function yearOf({ atlas }: PlaceView, iso3: string): string {
  const [law] = atlas.secondCitizenship(iso3);
  const year = law?.from.asOf?.slice(0, 4) ?? atlas.fact(iso3, 'dual_citizenship')?.year;
  return year ? ` (${year})` : '';
}

/** The countries that allow a second citizenship within limits. */
function restrictedBy(view: PlaceView, { there, held }: SecondPassport): readonly string[] {
  return [
    ...(there === 'limited' ? [view.name] : []),
    ...held.filter(({ rule }) => rule === 'limited').map(({ iso3 }) => named(view, iso3)),
  ];
}

/** What becomes of the present passport, in a few words; null for citizens and where it is not on record. */
export function secondPassportVerdict(view: PlaceView): Said | null {
  if (isCitizen(view)) return null;
  const second = secondPassport(view.atlas, passportsOf(view), view.iso3);
  const text = {
    kept: 'allowed by both sides',
    barred: barredBy(view, second),
    restricted: `limited by ${list(restrictedBy(view, second))}`,
    unknown: null,
  }[second.verdict];
  return text === null ? null : because(given(words(text), ...factsOf(view)), 'citizenship');
}

/** The same for a cell of a comparison. */
export function secondPassportCell(view: PlaceView): Said | null {
  const verdict = secondPassportVerdict(view);
  return verdict && say`second citizenship: ${verdict}`;
}

const factsOf = (view: PlaceView): readonly string[] =>
  [view.iso3, ...passportsOf(view)]
    .filter(
      (iso3) =>
        view.atlas.fact(iso3, 'dual_citizenship') !== null || view.atlas.secondCitizenship(iso3).length > 0,
    )
    .map((iso3) =>
      view.atlas.secondCitizenship(iso3).length > 0 ? `second:${iso3}` : `dual_citizenship:${iso3}`,
    );

/** " (record of 2025)", of the countries named; " (records of 2024 and 2025)" where they differ. */
function recordOf(view: PlaceView, ...named: readonly string[]): string {
  const years = [...new Set(named.flatMap((iso3) => /\d{4}/.exec(yearOf(view, iso3))?.[0] ?? []))].sort();
  return years.length === 0 ? '' : ` (record${years.length > 1 ? 's' : ''} of ${list(years)})`;
}

/** Whether a place told of before met the same bar of a passport held. */
function barredBefore(view: PlaceView): boolean {
  return view.earlier.some(({ iso3 }) =>
    secondPassport(view.atlas, passportsOf(view), iso3).held.some(({ rule }) => rule === 'no'),
  );
}

/** What the law leaves to those whose passport ends by it, as a clause; null where nothing is on record. */
export function leftByLaw({ atlas, profile }: PlaceView): Said | null {
  const [law] = profile.citizenships.flatMap(({ iso3 }) =>
    atlas.secondCitizenship(iso3).filter(({ after, from }) => after !== null && from.shown),
  );
  return law?.after ? given(words(law.after), `second:${law.iso3}`) : null;
}

/** Whether the passports held stay, as a sentence: both sides have to allow it. */
export function secondPassportSaid(view: PlaceView): Said {
  const second = secondPassport(view.atlas, passportsOf(view), view.iso3);
  const rest = (said: Said): Said =>
    because(given(said, ...factsOf(view)), 'citizenship', ...view.profile.unsafe.questionIds);
  const askOf = (held: readonly { readonly iso3: string }[]): string =>
    itsConsulate(
      view.profile,
      held.map(({ iso3 }) => iso3),
    );
  const barred = second.held.filter(({ rule }) => rule === 'no');
  const names = list(barred.map(({ iso3 }) => named(view, iso3)));
  const [ending] = barred.flatMap((one) => (one.law?.effect === 'ends' ? [one] : []));
  // What the own passport says is explained once.
  if (barred.length > 0 && view.ledger.timesUsed('permanence') > 0 && barredBefore(view))
    return rest(
      ending
        ? say`The passport of ${named(view, ending.iso3)} would end by the law of ${named(view, ending.iso3)}.`
        : say`The question about the passport of ${names} stands here too.`,
    );
  if (ending)
    return rest(
      say`${opening(lawSaid(ending) ?? words(''))}: being naturalised in ${view.name} costs you that passport.${ending.law?.after ? ` By the same law ${ending.law.after}.` : ''}`,
    );
  const [unlisted] = barred.flatMap((one) => lawSaid(one) ?? []);
  if (unlisted)
    return rest(
      say`${opening(unlisted)}: ask ${askOf(barred)} whether you would lose that passport by being naturalised in ${view.name}.`,
    );
  if (barred.length > 0)
    return rest(
      say`${names} ${barred.length === 1 ? 'does' : 'do'} not recognise a second citizenship${recordOf(view, ...barred.map(({ iso3 }) => iso3))}: ask ${askOf(barred)} whether you would lose that passport by being naturalised in ${view.name}.`,
    );
  const limited = second.held.filter(({ rule }) => rule === 'limited').map(({ iso3 }) => iso3);
  const limiting = list(limited.map((iso3) => named(view, iso3)));
  if (limited.length > 0 && second.there !== 'no' && view.ledger.timesUsed('permanence') > 0)
    return rest(say`The question about the passport of ${limiting} stands here too.`);
  if (limited.length > 0 && second.there !== 'no')
    return rest(
      say`${limiting} ${limited.length === 1 ? 'limits' : 'limit'} second citizenship${recordOf(view, ...limited)}: ask ${itsConsulate(view.profile, limited)} in which cases that passport stays when you are naturalised in ${view.name}.`,
    );
  if (second.forOthers)
    return rest(
      say`By our record ${view.name} lets new citizens of some countries keep their passport${recordOf(view, view.iso3)}, and ${list(second.held.map(({ iso3 }) => named(view, iso3)))} ${second.held.length === 1 ? 'is' : 'are'} not among these: ask what you would have to declare or give up.`,
    );
  if (second.there === 'no')
    return rest(
      say`By our record ${view.name} does not recognise a second citizenship${recordOf(view, view.iso3)}: ask whether you would have to give up the passport you have.`,
    );
  if (second.verdict === 'kept') {
    const [born] = second.held.flatMap(({ iso3, law }) =>
      law?.effect === 'kept by birth' ? [`; ${named(view, iso3)} to its citizens by birth (${law.act})`] : [],
    );
    const sides = [view.name, ...second.held.map(({ iso3 }) => named(view, iso3))];
    return rest(
      say`${sides.length === 2 ? `Both ${list(sides)}` : capitalised(list(sides))} allow a second citizenship by our records${recordOf(view, view.iso3, ...second.held.map(({ iso3 }) => iso3))}${born ?? ''}.`,
    );
  }
  if (second.verdict === 'restricted')
    return rest(
      say`By our record ${view.name} limits second citizenship${recordOf(view, view.iso3)}: ask in which cases a new citizen keeps the passport held before.`,
    );
  return rest(
    say`Whether you could keep the passport you have is not on record for both sides: ask ${view.name} and ${itsConsulate(view.profile, passportsOf(view), 'your own consulate')}.`,
  );
}

function naturaliseSaid(view: PlaceView): Said | null {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (!rule) return null;
  // Behind what it says of the passports held, such a record tells of which years its sum is made.
  const counted = rule.route.notes?.split('; ')[1];
  const after = `on record after ${plural(rule.years, 'year')} of residence`;
  const doubt = rule.disputed ? '; our sources do not count alike, so have the number confirmed' : '';
  return rule.shortenedBy
    ? because(
        routeSaid(
          rule.route,
          `For citizens of ${named(view, rule.shortenedBy)} naturalisation is ${after}${counted ? ` (${counted})` : ''}, less than for others.`,
        ),
        'citizenship',
      )
    : routeSaid(rule.route, `Ordinary naturalisation is ${after}${doubt}.`);
}

/** Whoever ticked a status that lasts, or stays for good, is told of it at every place. */
const wantsToStay = ({ profile: { read } }: PlaceView): boolean =>
  read.has('visa-preference', 'citizenship', 'permanent-residency') ||
  read.has('relocation-duration', 'permanent');

/**
 * Years until permanent residence where the record of the best route tells none: by another way in of this household,
 * else by the general rule, else that none is on record.
 */
function laterPermanence(view: PlaceView): Said {
  const found = permanenceOf(view);
  if (found?.own) return permanenceAfter(found.route) ?? words('');
  const years = permanenceSaid(view);
  const best = openRoutes(view)[0]?.route;
  // The general rule may hold for another permit alone that the household could ask for.
  const other = best && !settlesByRight(view) && !followsOn(best) ? ', on a permit of another kind' : '';
  return years
    ? say`Permanent residence can follow after ${years}${other}.`
    : words(
        `Our records do not tell whether permanent residence${citizenshipRefused(view.profile) ? '' : ' or citizenship'} follows on ${openRoutes(view)[0] ? 'this permit' : 'a permit for your plans'}, nor after how many years: ask the immigration authority.`,
      );
}

/** That a route makes its holder a citizen itself. */
const grantedSaid = (route: VisaRoute): Said =>
  routeSaid(
    route,
    `The ${routeName(route)} makes you a citizen itself, so neither permanent residence nor years there come before it.`,
  );

/** What follows: permanence, citizenship, a second passport. */
export const permanence: Writer = (view) => {
  if (isCitizen(view)) return null;
  const free = settlesByRight(view);
  const best = free ? undefined : openRoutes(view)[0]?.route;
  const granted = best !== undefined && makesCitizen(best);
  const told = granted ? grantedSaid(best) : best ? permanenceAfter(best) : null;
  // A record that rules it out is told with the route.
  const none = best !== undefined && leadsNowhere(best);
  const asked = !free && !told && !none && wantsToStay(view);
  const later = asked ? laterPermanence(view) : told;
  const naturalise = citizenshipRefused(view.profile) ? null : naturaliseSaid(view);
  if (!later && !naturalise) return null;
  const stays = view.profile.read.has('relocation-duration', 'temporary', 'medium');
  const said = flow(
    later,
    naturalise,
    naturalise && best && none
      ? routeSaid(
          best,
          `The ${routeName(best)} does not lead there, by its record: whoever means to stay changes to another status before it ends.`,
        )
      : null,
    naturalise && best && !none && !granted && !mayStay(view) && !(asked && permanenceOf(view) === null)
      ? routeSaid(best, `Our record of the ${routeName(best)} does not say whether it leads there.`)
      : null,
    naturalise && secondPassportSaid(view),
    stays ? words('For the stay you have in mind that is background, not a plan.') : null,
  );
  const weight = wantsToStay(view) ? 2 : stays ? 0.3 : 0.6;
  return passage('permanence', weight, because(said, 'relocation-duration', 'visa-preference'));
};
