import type { WhoWrites } from '@global-fit/matching/conditions/own/whoWrites';
import { companionsNamed } from '@global-fit/matching/profile/people/companionsNamed';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Block, TierId } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import { asksForFront, tellsPrivate, tellsPrivateIn } from '../../profile/discretion.ts';
import type { Profile } from '../../profile/profile.ts';
import { serviceDog } from '../../profile/health/serviceDog.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { comments } from '../questions/comments/comments.ts';
import { quotedDay, quotedRemark } from '../readings/quotedRemark.ts';
import { readings } from '../readings/readings.ts';
import { KEPT_QUIET_IDS, keptQuiet } from './keptQuiet.ts';
import { TIERS } from '../../tiers.ts';

const GOOD_DAY = 'ideal-life-vision';

/** The customer's words quoted in a sentence or two, unless they are private. */
const QUOTED: readonly (readonly [id: string, before: string])[] = [
  [GOOD_DAY, 'A good day, in your words:'],
  ['relocation-inspiration', 'What set you off:'],
  ['current-life-highlights', 'What you enjoy now, and would have to find again:'],
];

/** What was stated in open questions, and what became of it. */
const TOLD_BESIDES: readonly (readonly [id: string, before: string, after: string])[] = [
  [
    'pets-additional-info',
    'About your animals you told us:',
    'Our tables hold rules for a kind of animal and not for a single one: show these lines to the vet and to the carrier before anything is booked.',
  ],
];

const SERVICE_DOG =
  'Our tables hold no rule for service dogs: show these lines to the vet, and ask the airline for its form for a service dog, and which papers of the training it wants to see, before anything is booked.';

/** That this edition answers no questions, because answers begin with the next tier. */
function notAnswered(profile: Profile, tier: TierId): Said | null {
  return !TIERS[tier].questions && profile.read.text('specific-questions') !== null
    ? because(
        words(
          'The questions you put to us are answered one by one from the Silver report on, not in this one.',
        ),
        'specific-questions',
      )
    : null;
}

function quotation(profile: Profile, id: string, before: string, after = ''): Said | null {
  const text = profile.read.text(id);
  const told =
    text === null ? null : id === GOOD_DAY ? dayTold(profile, text) : remarkTold(profile, id, text);
  return told === null ? null : because(words(`${before} ${told} ${after}`.trim()), id);
}

const remarkTold = (profile: Profile, id: string, text: string): string | null =>
  mayBeQuoted(profile, id, text) ? quotedRemark(text) : null;

/** The quotation of the good day. It ends before anything private, and is left out where something is dangerous. */
function dayTold({ discreet }: Profile, text: string): string | null {
  return discreet.length > 0 || tellsUnsafe(text) || asksForFront(text)
    ? null
    : quotedDay(text, (sentence) => tellsPrivateIn(GOOD_DAY, sentence));
}

/** Whether words may be quoted: never private ones, and none under discretion. */
export function mayBeQuoted({ discreet }: Profile, id: string, text: string): boolean {
  return discreet.length === 0 && !tellsPrivateIn(id, text);
}

/** That texts were read and are not repeated, said once for all of them; null where all are quoted. */
function notRepeated(profile: Profile): Said | null {
  const { discreet, read } = profile;
  const told = [...[...QUOTED, ...TOLD_BESIDES].map(([id]) => id), ...KEPT_QUIET_IDS];
  const written = told.filter((id) => read.text(id) !== null);
  if (discreet.length > 0)
    return because(
      words(
        'You asked us to be discreet: what you wrote in your own words was read, and none of it is repeated in this report. Show those lines to the people they concern, the embassy, a doctor or an immigration lawyer, before you apply or sign.',
      ),
      ...new Set([...discreet, ...written]),
    );
  const quiet = QUOTED.map(([id]) => id).filter((id) => tellsPrivate(read.text(id) ?? ''));
  return quiet.length > 0
    ? because(
        words('What else you wrote about your life is private: it was read, and is not repeated here.'),
        ...quiet,
      )
    : null;
}

/** What the reader of deal-breakers needs to know of the customer. */
export function whoWrites(profile: Profile): Partial<WhoWrites> {
  const { home, household, rentedHome, salary, ofOneSex, snow, placesAsked } = profile;
  const citizenships = profile.citizenships.map(({ iso3 }) => iso3);
  const { pets } = household;
  const iso3 = home?.iso3 ?? null;
  const within = profile.read.has('relocation-scope', 'domestic') ? iso3 : null;
  const companions = companionsNamed(profile.read.all);
  return {
    home: iso3,
    rentedHome,
    salary,
    ofOneSex,
    snow,
    placesAsked,
    companions,
    citizenships,
    pets,
    within,
  };
}

/** The customer's deal-breakers, each with how it was read. */
export function ownConditions(atlas: Atlas, profile: Profile): readonly Block[] {
  const text = profile.read.text('deal-breakers');
  const list = readings(atlas, text, whoWrites(profile), 'deal-breakers', {
    discreet: profile.discreet.length > 0,
    unsafe: profile.unsafe.iso3,
  });
  if (!list) return [];
  const lead = words(
    list.items.length === 1
      ? 'What would rule a place out for you, and how we read it:'
      : 'What would rule a place out for you, and how we read each line:',
  );
  return [paragraph(because(lead, 'deal-breakers')), list];
}

/** What the customer wrote of life and wishes, quoted, with a note on the rest; null for what was left out. */
export function quotations(profile: Profile): readonly (Said | null)[] {
  return [...QUOTED.map(([id, before]) => quotation(profile, id, before)), notRepeated(profile)];
}

/** What was stated beyond the questions and what became of it. Comments are answered for the report's places. */
export function toldBesides(
  profile: Profile,
  views: readonly PlaceView[],
  tier: TierId,
): readonly (Said | null)[] {
  return [
    ...TOLD_BESIDES.map(([id, before, after]) =>
      quotation(profile, id, before, serviceDog(profile)?.includes(id) ? SERVICE_DOG : after),
    ),
    ...comments(profile, views),
    notAnswered(profile, tier),
    ...(profile.discreet.length > 0 ? [] : keptQuiet(profile, views[0], tier)),
  ];
}
