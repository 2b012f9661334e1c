import {
  type HeldPassport,
  type SecondPassport,
  secondPassport,
} from '@global-fit/matching/entry/settling/naturalisation';
import { passportsOf } from '../../../place/entry/naturalisation.ts';
import { isCitizen } from '../../../place/entry/routes.ts';
import type { PlaceView } from '../../../place/view.ts';
import { itsConsulate } from '../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised, list, opening } from '../../../prose/english.ts';
import { because, firstOf, given, type Said, say, words } from '../../../prose/said.ts';
import { lawSaid } from './passportLaw.ts';

/** A country's name within a sentence; its code where we do not list it. */
export function named(view: PlaceView, iso3: string): string {
  const country = view.atlas.country(iso3);
  return country ? nameOf(country) : iso3;
}

/** Which laws do not allow a second citizenship, in a few words. */
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

/** " (2025)": year of the record on second citizenship. A plain no carries its date, since laws change. */
function yearOf({ atlas }: PlaceView, iso3: string): string {
  const [law] = atlas.secondCitizenship(iso3);
  const year = law?.from.asOf?.slice(0, 4) ?? atlas.fact(iso3, 'dual_citizenship')?.year;
  return year ? ` (${year})` : '';
}

/** Countries that allow a second citizenship with limits. */
function restrictedBy(view: PlaceView, { there, held }: SecondPassport): readonly string[] {
  return [
    ...(there === 'limited' ? [view.name] : []),
    ...held.filter(({ rule }) => rule === 'limited').map(({ iso3 }) => named(view, iso3)),
  ];
}

/** What happens to the present passport, in a few words; null for citizens and without a record. */
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

/** The same for a comparison. */
export function secondPassportCell(view: PlaceView): Said | null {
  const verdict = secondPassportVerdict(view);
  return verdict && say`second citizenship: ${verdict}`;
}

/** Ids of the facts on second citizenship, of the place and of each passport held. */
const factsOf = (view: PlaceView): readonly string[] =>
  [view.iso3, ...passportsOf(view)]
    .filter(
      (iso3) =>
        view.atlas.fact(iso3, 'dual_citizenship') !== null || view.atlas.secondCitizenship(iso3).length > 0,
    )
    .map((iso3) =>
      view.atlas.secondCitizenship(iso3).length > 0 ? `second:${iso3}` : `dual_citizenship:${iso3}`,
    );

/** " (record of 2025)" for the countries named; " (records of 2024 and 2025)" where they differ. */
function recordOf(view: PlaceView, ...named: readonly string[]): string {
  const years = [...new Set(named.flatMap((iso3) => /\d{4}/.exec(yearOf(view, iso3))?.[0] ?? []))].sort();
  return years.length === 0 ? '' : ` (record${years.length > 1 ? 's' : ''} of ${list(years)})`;
}

/** Whether an earlier place was barred by the same law of a passport held. */
function barredBefore(view: PlaceView): boolean {
  return view.earlier.some(({ iso3 }) =>
    secondPassport(view.atlas, passportsOf(view), iso3).held.some(({ rule }) => rule === 'no'),
  );
}

/** What the law leaves to people whose passport it ends, as a clause; null without a record. */
export function leftByLaw({ atlas, profile }: PlaceView): Said | null {
  const [law] = profile.citizenships.flatMap(({ iso3 }) =>
    atlas.secondCitizenship(iso3).filter(({ after, from }) => after !== null && from.shown),
  );
  return law?.after ? given(words(law.after), `second:${law.iso3}`) : null;
}

/** What naturalisation does to the passports held, and to whom. */
interface Passports {
  readonly view: PlaceView;
  readonly second: SecondPassport;
  /** Passports whose own law allows no other. */
  readonly barred: readonly HeldPassport[];
  /** Passports whose own law allows another with limits. */
  readonly limited: readonly HeldPassport[];
  /** Whether the report has explained permanence before, so that questions are only named. */
  readonly toldBefore: boolean;
}

const namesOf = (view: PlaceView, held: readonly HeldPassport[]): string =>
  list(held.map(({ iso3 }) => named(view, iso3)));
const codesOf = (held: readonly HeldPassport[]): readonly string[] => held.map(({ iso3 }) => iso3);

/** The passport that its own law ends on naturalisation. */
const ending = ({ barred }: Passports): HeldPassport | undefined =>
  barred.find(({ law }) => law?.effect === 'ends');

/** The own passport's law is explained once and only named at later places. */
function barredAsBefore(passports: Passports): Said | null {
  const { view, barred, toldBefore } = passports;
  if (barred.length === 0 || !toldBefore || !barredBefore(view)) return null;
  const ends = ending(passports);
  return ends
    ? say`The passport of ${named(view, ends.iso3)} would end by the law of ${named(view, ends.iso3)}.`
    : say`The same question about the passport of ${namesOf(view, barred)} comes up here too.`;
}

function endsByLaw(passports: Passports): Said | null {
  const ends = ending(passports);
  return ends
    ? say`${opening(lawSaid(ends) ?? words(''))}: being naturalised in ${passports.view.name} costs you that passport.${ends.law?.after ? ` By the same law ${ends.law.after}.` : ''}`
    : null;
}

const wouldLose = ({ view, barred }: Passports): string =>
  `ask ${itsConsulate(view.profile, codesOf(barred))} whether you would lose that passport by being naturalised in ${view.name}`;

function barredByLaw(passports: Passports): Said | null {
  const [law] = passports.barred.flatMap((one) => lawSaid(one) ?? []);
  return law ? say`${opening(law)}: ${wouldLose(passports)}.` : null;
}

function barredByRecord(passports: Passports): Said | null {
  const { view, barred } = passports;
  return barred.length > 0
    ? say`${namesOf(view, barred)} ${barred.length === 1 ? 'does' : 'do'} not recognise a second citizenship${recordOf(view, ...codesOf(barred))}: ${wouldLose(passports)}.`
    : null;
}

function limitedByRecord({ view, second, limited, toldBefore }: Passports): Said | null {
  if (limited.length === 0 || second.there === 'no') return null;
  const limiting = namesOf(view, limited);
  return toldBefore
    ? say`The same question about the passport of ${limiting} comes up here too.`
    : say`${limiting} ${limited.length === 1 ? 'limits' : 'limit'} second citizenship${recordOf(view, ...codesOf(limited))}: ask ${itsConsulate(view.profile, codesOf(limited))} in which cases you keep that passport when you are naturalised in ${view.name}.`;
}

function keptByOthersAlone({ view, second: { forOthers, held } }: Passports): Said | null {
  return forOthers
    ? say`By our record ${view.name} lets new citizens of some countries keep their passport${recordOf(view, view.iso3)}, and ${namesOf(view, held)} ${held.length === 1 ? 'is' : 'are'} not among these: ask what you would have to declare or give up.`
    : null;
}

function refusedThere({ view, second }: Passports): Said | null {
  return second.there === 'no'
    ? say`By our record ${view.name} does not recognise a second citizenship${recordOf(view, view.iso3)}: ask whether you would have to give up the passport you have.`
    : null;
}

function keptByAll({ view, second: { verdict, held } }: Passports): Said | null {
  if (verdict !== 'kept') return null;
  const [born] = held.flatMap(({ iso3, law }) =>
    law?.effect === 'kept by birth' ? [`; ${named(view, iso3)} to its citizens by birth (${law.act})`] : [],
  );
  const sides = [view.name, ...held.map(({ iso3 }) => named(view, iso3))];
  return say`${sides.length === 2 ? `Both ${list(sides)}` : capitalised(list(sides))} allow a second citizenship by our records${recordOf(view, view.iso3, ...codesOf(held))}${born ?? ''}.`;
}

function limitedThere({ view, second }: Passports): Said | null {
  return second.verdict === 'restricted'
    ? say`By our record ${view.name} limits second citizenship${recordOf(view, view.iso3)}: ask in which cases a new citizen keeps the passport held before.`
    : null;
}

const notOnRecord = ({ view }: Passports): Said =>
  say`Whether you could keep the passport you have is not on record for both sides: ask ${view.name} and ${itsConsulate(view.profile, passportsOf(view), 'your own consulate')}.`;

/**
 * What may be said about the passports held, the weightiest first: bars before limits, the own law before the
 * place's.
 */
const VERDICTS: readonly ((passports: Passports) => Said | null)[] = [
  barredAsBefore,
  endsByLaw,
  barredByLaw,
  barredByRecord,
  limitedByRecord,
  keptByOthersAlone,
  refusedThere,
  keptByAll,
  limitedThere,
  notOnRecord,
];

/** Whether the passports held can be kept, as a sentence; both laws have to allow it. */
export function secondPassportSaid(view: PlaceView): Said {
  const second = secondPassport(view.atlas, passportsOf(view), view.iso3);
  const passports: Passports = {
    view,
    second,
    barred: second.held.filter(({ rule }) => rule === 'no'),
    limited: second.held.filter(({ rule }) => rule === 'limited'),
    toldBefore: view.ledger.timesUsed('permanence') > 0,
  };
  return because(
    given(firstOf(VERDICTS, passports) ?? words(''), ...factsOf(view)),
    'citizenship',
    ...view.profile.unsafe.questionIds,
  );
}
