import type { Country } from '@global-fit/atlas/model';
import { groupedText } from '../../../figures/format.ts';
import { constant, recordQuantity, shown, times } from '../../../figures/quantity.ts';
import type { PlaceView } from '../../../place/view.ts';
import { whoseClaim } from '../../../profile/passports/claimant.ts';
import { pendingClaim } from '../../../profile/passports/pendingClaim.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { list, monthName, plural } from '../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { AT_BIRTH_ALONE } from './descentText.ts';
import { routeName } from '../../../place/entry/routes.ts';
import { wayInto } from '../../../place/entry/standing.ts';
import { routeSaid } from '../../../place/entry/words.ts';
import { CLAIM_IDS, lineBegins, originsOf, claimRecord } from './claimRecord.ts';

const DAYS_A_YEAR = 365;

/** How long an authority may take over a claim by descent; null without a record. */
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
  )}${aboutYears} from the application: check the month of your move against that.`;
}

/** What to do about an application already filed, instead of starting one. */
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
    ...CLAIM_IDS,
    pending.id,
  );
}

/**
 * How the line told compares with the law of each country, in sentences that follow one on our records; null where it was
 * applied for.
 */
export function lineHeld(view: PlaceView): Said | null {
  const origins = originsOf(view);
  if (origins.length === 0 || followUp(view)) return null;
  const byLine = Map.groupBy(origins, ({ iso3 }) => claimRecord(view, iso3)?.line ?? 'open');
  const held = [...byLine].map(([line, countries]) => {
    const names = list(countries.map((one) => nameOf(one)));
    if (line === 'open')
      return words(`They leave the line open for ${names}; the consulate decides whether it counts.`);
    const begins = lineBegins(view, countries);
    return line === 'closed'
      ? words(`According to them a line that begins with ${begins} is too long for ${names}.`)
      : words(`They do not cover a line that begins with ${begins} for ${names}.`);
  });
  return because(flow(...held), ...CLAIM_IDS);
}

/** What to check about a claim first: nobody should collect documents for a line the law no longer accepts. */
export function lineFirst(view: PlaceView): Said | null {
  const origins = originsOf(view);
  if (origins.length === 0) return null;
  const made = followUp(view);
  if (made) return made;
  const names = list(
    origins.map((one) => nameOf(one)),
    'or',
  );
  const rules = origins.map(({ iso3 }) => claimRecord(view, iso3));
  const carried = rules.some((rule) => !rule || rule.line === 'open');
  const closed = rules.every((rule) => rule?.line === 'closed');
  const law = flow(...rules.map((rule) => rule?.said ?? null));
  const permit = carried ? null : wayInto(view).descent?.permit;
  if (permit)
    return because(
      say`Order the birth and marriage certificates that lead from the grandparent to whichever of you applies for the ${routeSaid(permit, routeName(permit))}: it is granted on the strength of these.`,
      ...CLAIM_IDS,
    );
  const start = closed
    ? say`By our records a line that begins with ${lineBegins(view, origins)} is too long for ${names}. ${law} Have the consulate say in writing whether an exception applies to it, and order no certificate until it has.`
    : !carried
      ? say`Our records do not cover a line that begins with ${lineBegins(view, origins)} for ${names}. ${law}${AT_BIRTH_ALONE} Have the consulate say in writing whether it counts, by which law and from which date, and order no certificate until it has.`
      : say`Ask the consulate of ${names} in writing whether a line through ${whoseClaim(view.profile)} ancestor still counts, by which law and from which date. Only then order the birth and marriage records of the line: archives are slow, and the claim can be slower.`;
  return because(carried ? flow(start, decisionSaid(view, origins)) : start, ...CLAIM_IDS);
}
