import type { Answers } from '@global-fit/questionnaire/model';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import type { ReportInput } from './input.ts';
import type { Block, PlotBlock, ReportDocument, ReportPlace, ReportSection, TierId } from './model.ts';
import { atAGlance } from './parts/ranking/glance.ts';
import { comeNearest, nonePasses } from './parts/ranking/howManyPass.ts';
import { whatWouldChange } from './parts/changes/changes.ts';
import { type ChosenPlace, choosePlaces, namedBesides } from './parts/ranking/choose.ts';
import { gateSaid } from './parts/findings/gates.ts';
import { disclaimer, method, nextSteps } from './parts/closing/closing.ts';
import { comparison, townsCompared } from './parts/comparison/comparison.ts';
import { comparisonPlot } from './parts/comparison/comparisonPlot.ts';
import { coupleSection } from './parts/couple/section.ts';
import { namedCountries } from './parts/ranking/named.ts';
import { writePlace } from './parts/places/places.ts';
import { profileSummary } from './parts/summary/profileSummary.ts';
import { standingOf } from './parts/ranking/standing.ts';
import { questionsAnswered } from './parts/questions/questionsAnswered.ts';
import { ruledOut } from './parts/ranking/ruledOut.ts';
import { sourcesOf } from './parts/closing/sources.ts';
import { timeline } from './parts/timeline/timeline.ts';
import { townsOf } from './parts/ranking/townsAtHome.ts';
import { whatChanged } from './parts/changes/whatChanged.ts';
import { wayBack } from './parts/ranking/wayBack.ts';
import { citiesOfMatch, citiesWithoutEngine } from './place/surroundings/cities.ts';
import { isAtHome, isHomeAlone } from './place/atHome.ts';
import { type Ledger, openLedger } from './place/ledger.ts';
import type { PlaceView } from './place/view.ts';
import { namesCalled } from './profile/people/called.ts';
import { discreetRanking } from './profile/discreetRanking.ts';
import { isFrontQuiet } from './profile/discretion.ts';
import { type Profile, readProfile } from './profile/profile.ts';
import { nameOf } from './prose/countryNames.ts';
import { capitalised, counted, numberWord } from './prose/english.ts';
import type { Said } from './prose/said.ts';
import { TIERS } from './tiers.ts';

function viewOf(
  input: ReportInput,
  profile: Profile,
  ledger: Ledger,
  chosen: ChosenPlace,
  earlier: readonly ChosenPlace[],
): PlaceView {
  const { atlas } = input;
  const { country, studied, cityIds } = chosen;
  const name = nameOf(country);
  const fixed = cityIds?.flatMap((id) => atlas.cities.byId(id) ?? []) ?? [];
  const matched = citiesOfMatch(studied, atlas.cities.byId);
  const cities =
    fixed.length > 0
      ? fixed
      : matched.length > 0
        ? matched
        : citiesWithoutEngine(atlas.cities.of(country.iso3), profile.read.choices('location-type'));
  return {
    atlas,
    profile,
    country,
    iso3: country.iso3,
    name,
    Name: capitalised(name),
    home: profile.home,
    homeName: profile.home ? nameOf(profile.home) : 'your present country',
    cities,
    studied,
    earlier: earlier.map((one) => one.country),
    ledger,
    date: input.date,
    tier: input.tier,
  };
}

function failedConditions(input: ReportInput, iso3: string): readonly Said[] {
  const found = input.ranking.excluded.find((one) => one.iso3 === iso3);
  return found?.failed.map(gateSaid) ?? [];
}

/** US Letter where the customer lives with that paper, A4 elsewhere. */
function paperOf(input: ReportInput, profile: Profile): ReportDocument['paper'] {
  const size = profile.home ? input.atlas.practical(profile.home.iso3)?.paperSize : null;
  return size === 'US-Letter' ? 'us-letter' : 'a4';
}

/** Home as the other side of a comparison; null where it is not known or is the place itself. */
function homeOf(views: readonly PlaceView[]): PlaceView | null {
  const [view] = views;
  const home = view?.home;
  if (!view || !home || views.some(({ iso3 }) => iso3 === home.iso3)) return null;
  const name = nameOf(home);
  return {
    ...view,
    country: home,
    iso3: home.iso3,
    name,
    Name: capitalised(name),
    cities: [],
    studied: null,
  };
}

/** "3 places to live", "two places to live, and one that comes nearest". */
function placesSaid(places: readonly ReportPlace[]): string {
  const near = comeNearest(places);
  const nearest = (count: number): string => (count === 1 ? 'that comes nearest' : 'that come nearest');
  if (near > 0)
    return `${counted(places.length - near, 'place')} to live, and ${numberWord(near)} ${nearest(near)}`;
  const count = `${places.length} ${places.length === 1 ? 'place' : 'places'}`;
  return `${count} ${nonePasses(places) ? nearest(places.length) : 'to live'}`;
}

function titleOf(profile: Profile, tier: TierId, places: readonly ReportPlace[], allAtHome: boolean): string {
  const possessive =
    profile.name === '' ? 'Your' : profile.name.endsWith('s') ? `${profile.name}’` : `${profile.name}’s`;
  if (tier === 'single-country') return `${possessive} Single-Country Analysis: ${places[0]?.country ?? ''}`;
  const [first] = places;
  if (allAtHome && first && first.cities.length > 0) {
    const towns = `${first.cities.length} ${first.cities.length === 1 ? 'town' : 'towns'}`;
    return `${possessive} Global Fit Report: ${towns} in ${nameOf({ iso3: first.iso3, name: first.country })}`;
  }
  return `${possessive} Global Fit Report: ${placesSaid(places)}`;
}

/**
 * Whether the timeline plans for a place: for an only one, and for recommended ones that pass every must-have or come
 * first. Places the customer added are described but not planned for.
 */
function isPlanned(chosen: readonly ChosenPlace[], i: number): boolean {
  const one = chosen[i];
  if (chosen.length === 1) return true;
  return one?.origin === 'recommended' && (i === 0 || one.match !== null || one.illustrative === true);
}

function withPlot(section: ReportSection, plot: PlotBlock | null): ReportSection {
  return plot ? { ...section, blocks: [...section.blocks, plot] } : section;
}

function withBlocks(section: ReportSection, blocks: readonly Block[]): ReportSection {
  return { ...section, blocks: [...section.blocks, ...blocks] };
}

/** What the parts of a report are built from. */
interface Draft {
  readonly input: ReportInput;
  /** The input of the front page. Its ranking leaves out what a discreet household would not want read there. */
  readonly front: ReportInput;
  readonly profile: Profile;
  readonly chosen: readonly ChosenPlace[];
  /** A view of each chosen place, in order; they share a ledger. */
  readonly views: readonly PlaceView[];
  readonly places: readonly ReportPlace[];
  /** Countries the customer named that the report covers besides its places. */
  readonly named: readonly { readonly chosen: ChosenPlace; readonly view: PlaceView }[];
  /** The place of a single-country analysis; null in other reports. */
  readonly only: PlaceView | null;
  /** Whether every place is the country lived in, so that no other country is mentioned. */
  readonly allAtHome: boolean;
  /** The towns of a move within the country, as the first section; null for other moves. */
  readonly towns: ReportSection | null;
}

/** @throws RangeError when the ranking holds no country at all. */
function draftOf(given: ReportInput): Draft {
  const answers: Answers = visibleAnswers(given.answers);
  const profile = readProfile(given.atlas, answers, given.accountName);
  const ranking = profile.discreet.length > 0 ? discreetRanking(given.ranking) : given.ranking;
  const input: ReportInput = { ...given, answers, ranking };
  const front = isFrontQuiet(profile.read) ? { ...input, ranking: discreetRanking(ranking) } : input;
  const chosen = choosePlaces(input);
  if (chosen.length === 0) throw new RangeError('the ranking holds no country');
  const ledger = openLedger();
  const views = chosen.map((one, i) => viewOf(input, profile, ledger, one, chosen.slice(0, i)));
  // Each of these views has its own ledger, so that describing them uses up no wording of the places.
  const named = namedBesides(input, chosen).map((one) => ({
    chosen: one,
    view: viewOf(input, profile, openLedger(), one, []),
  }));
  const places = views.map((view, i) =>
    writePlace(view, chosen[i] as ChosenPlace, failedConditions(input, view.iso3)),
  );
  const only = input.tier === 'single-country' ? (views[0] ?? null) : null;
  const allAtHome = views.every(isAtHome);
  const towns = allAtHome ? townsOf(profile, places[0]) : null;
  return { input, front, profile, chosen, views, places, named, only, allAtHome, towns };
}

/**
 * The first section: the country within the ranking for a single-country analysis, the towns for a move within the
 * country, else the ranking at a glance.
 */
function glanceOf({ front, profile, views, places, named, only, towns }: Draft): ReportSection {
  const [first] = places;
  const glance = only && first ? standingOf(front, first) : (towns ?? atAGlance(front, profile, places));
  return withBlocks(withPlot(glance, towns ? null : comparisonPlot(views)), [
    ...namedCountries(front, named),
    ...wayBack(front, views),
  ]);
}

/** The places side by side and beside home; for a move within the country, its towns. */
function comparisonOf({ input, views, named, only, towns }: Draft): ReportDocument['comparison'] {
  const [first] = views;
  if (towns && !only && first && named.length === 0) return townsCompared(first);
  const home = input.fixedPlaces ? null : homeOf(views);
  return comparison(
    views,
    home,
    named.map(({ view }) => view),
  );
}

/**
 * Builds a report from a profile, its ranking and the atlas. Pure: the same input gives the same document.
 *
 * The tier decides which parts it has (`tiers.ts`). A single-country analysis compares that place with home and gives
 * its position in the whole ranking.
 *
 * Where fewer than three countries pass every must-have, the best of the others fill in and say what they fail.
 *
 * @throws RangeError when the ranking contains no country.
 */
export function buildReport(given: ReportInput): ReportDocument {
  const draft = draftOf(given);
  const { input, profile, chosen, views, places, only, allAtHome } = draft;
  const contents = TIERS[input.tier];
  const others = namesCalled(profile.movers);
  const roadmap = contents.roadmap ? timeline(views.filter((_, i) => isPlanned(chosen, i))) : [];
  const document: Omit<ReportDocument, 'sources'> = {
    version: 1,
    engineVersion: input.ranking.engineVersion,
    reportId: input.reportId,
    revision: input.revision,
    date: input.date,
    tier: input.tier,
    customerName: profile.name,
    ...(others.length > 0 ? { others } : {}),
    title: titleOf(profile, input.tier, places, allAtHome),
    ...(!only && views.every(isHomeAlone) ? { within: true } : {}),
    profileSummary: profileSummary(input.atlas, profile, views, input.tier),
    atAGlance: glanceOf(draft),
    couple: coupleSection(input, places),
    places,
    comparison: comparisonOf(draft),
    ruledOut: only || allAtHome ? null : ruledOut(input),
    timeline: roadmap,
    questionsAnswered: contents.questions ? questionsAnswered(profile, views, places) : null,
    whatWouldChange: contents.whatWouldChange && !allAtHome ? whatWouldChange(input, places) : null,
    whatChanged: whatChanged(input, places),
    nextSteps: nextSteps(input, profile, views, places, roadmap),
    method: method(input, profile, places),
    disclaimer: disclaimer(input),
    paper: paperOf(input, profile),
  };
  return { ...document, sources: sourcesOf(input.atlas, document) };
}
