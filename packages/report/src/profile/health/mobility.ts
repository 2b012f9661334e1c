import { anyOf } from '@global-fit/matching/anyOf';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { saidAt } from './affirmed.ts';
import type { Profile } from '../profile.ts';

/** Words for needing a wheelchair-accessible home, or being confined to bed. */
const ON_WHEELS =
  /\b(?:wheel ?-?chairs?|power ?chairs?|mobility scooters?|can(?:’|')?t walk|cannot walk|unable to walk|bed-?bound)\b/i;

/** Words for walking with difficulty. */
const WITH_AIDS =
  /\b(?:(?:walking|zimmer) frames?|walking (?:aid|stick)s?|rollators?|crutches|(?:walks?|walking|uses?|needs?) (?:only )?(?:with |on )?(?:an? |my |his |her |the )?(?:cane|stick))\b/i;

const DETAILS = 'medical-conditions-details';

type Told = Pick<Profile, 'read' | 'movers'>;

/** Texts about the health of everybody who moves, with their ids. */
const healthTexts = ({ read, movers }: Told): readonly (readonly [id: string, text: string])[] =>
  [DETAILS, ...movers.members.map(({ n }) => memberQuestionId(n, 'special-needs'))].map((id) => [
    id,
    read.text(id) ?? '',
  ]);

const toldBy = (profile: Told, words: RegExp): readonly string[] =>
  healthTexts(profile).flatMap(([id, text]) => (saidAt(text, words) >= 0 ? [id] : []));

/** Ids of the answers that tell of a wheelchair user; null where none does. */
export function onWheels(profile: Told): readonly string[] | null {
  const ids = toldBy(profile, ON_WHEELS);
  return ids.length > 0 ? ids : null;
}

/** What somebody does outdoors who needs no level way. */
const ON_THEIR_FEET: ReadonlySet<string> = new Set([
  'running',
  'hiking',
  'climbing',
  'skiing',
  'surfing',
  'cycling',
  'racket-sports',
]);
const WALKING =
  /\b(?:walk\w*|stairs?|steps?|knees?|hips?|legs?|ankles?|wheel\w*|lifts?|elevators?|prosthe\w+|arthr\w+|scooter|slopes?)\b/i;

/** Words for legs, for walking aids and for what is difficult without them. */
export const OF_WALKING = anyOf([ON_WHEELS, WITH_AIDS, WALKING]);

/** Whether the only adult who moves runs or climbs, and tells of an ailment that leaves the legs alone. */
function isOnTheirFeet({ read, movers }: Told): boolean {
  const told = read.text(DETAILS) ?? '';
  return (
    told !== '' &&
    !WALKING.test(told) &&
    movers.members.every(({ age }) => age !== null && age < OF_AGE) &&
    read.choices('outdoor-activities').some((one) => ON_THEIR_FEET.has(one))
  );
}

/** Ids of the answers that tell of limited mobility; null where none does. */
export function limitedMobility(profile: Told): readonly string[] | null {
  if (profile.read.has('medical-conditions', 'mobility') && !isOnTheirFeet(profile))
    return ['medical-conditions'];
  const ids = [...(onWheels(profile) ?? []), ...toldBy(profile, WITH_AIDS)];
  return ids.length > 0 ? [...new Set(ids)] : null;
}

/** Words for being unable to manage slopes. */
const NO_SLOPES = anyOf([
  /\b(?:cannot|can not|can['’]?t|could not|unable to|no longer|not|hard|difficult|trouble|struggl\w+|avoid\w*|no|without|nothing) (?:[\w’'-]+ ){0,5}(?:steep|hills?|hilly|slopes?|inclines?|uphill)\b/i,
  /\b(?:hills?|slopes?|uphill)\b[^.;]{0,20}\b(?:hard|difficult|too much|impossible|a problem)\b/i,
  /\b(?:level|flat) (?:ground|streets?|walks?|paths?|terrain)\b/i,
]);

/** Ids of the answers that say somebody cannot manage slopes; null where none does. */
export function avoidsSlopes(profile: Told): readonly string[] | null {
  const ids = healthTexts(profile).flatMap(([id, text]) => (NO_SLOPES.test(text) ? [id] : []));
  return ids.length > 0 ? ids : null;
}

/** Advice that assumes walking; a walk-in shower does not. */
const ON_FOOT =
  /\bwalk(?:s|ed|ing)?\b(?!-in)|\bon foot\b|\bstroll\w*|\bclimb\w*|\bcount the steps\b|\bplaygrounds?\b/i;
const ALTERNATIVES = /\[([^[\]]*\|[^[\]]*)\]/g;

/** A text without the alternatives that match `assumed`; null where nothing remains. */
export function withoutThose(text: string, assumed: RegExp): string | null {
  const kept = text.replace(ALTERNATIVES, (_set, inner: string) => {
    const left = inner.split('|').filter((one) => !assumed.test(one));
    return left.length === 1 ? (left[0] ?? '') : `[${left.join('|')}]`;
  });
  return kept.includes('[]') || assumed.test(kept) ? null : kept;
}

/** Advice without the alternatives that assume walking; null where nothing remains. */
export function withoutWalking(text: string): string | null {
  return withoutThose(text, ON_FOOT);
}
