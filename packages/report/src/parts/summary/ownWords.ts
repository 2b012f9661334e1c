import type { WhoWrites } from '@global-fit/matching/conditions/own/whoWrites';
import { companionsNamed } from '@global-fit/matching/profile/people/companionsNamed';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Block, TierId } from '../../model.ts';
import { isAtHome } from '../../place/atHome.ts';
import { theChildren } from '../../profile/household.ts';
import type { PlaceView } from '../../place/view.ts';
import { tellsPrivate, tellsPrivateIn } from '../../profile/discretion.ts';
import { childWhoStays, serviceOwed } from '../../profile/people/leftAtHome.ts';
import {
  noLeaveThen,
  noLeaveThenIds,
  otherParentIds,
  soleParentIds,
} from '../../profile/people/otherParent.ts';
import type { Profile } from '../../profile/profile.ts';
import { serviceDog } from '../../profile/health/serviceDog.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { medicineToldOf, takenUp } from '../../profile/health/toldHealth.ts';
import { ancestorSaid } from '../../sections/legal/descent.ts';
import { headingsOf } from '../../sections/nine.ts';
import { comments } from '../questions/comments.ts';
import { quotedRemark } from '../readings/quotedRemark.ts';
import { readings } from '../readings/readings.ts';

/** The customer's own words come back as quotations of a sentence or two, unless they tell what is private. */
const QUOTED: readonly (readonly [id: string, before: string])[] = [
  ['ideal-life-vision', 'A good day, in your words:'],
  ['relocation-inspiration', 'What set you off:'],
  ['current-life-highlights', 'What you enjoy now, and would have to find again:'],
];

/** What was told where a question left room for it, and what became of it. */
const TOLD_BESIDES: readonly (readonly [id: string, before: string, after: string])[] = [
  [
    'pets-additional-info',
    'About your animals you told us:',
    'Our tables hold rules for animals of a kind, none for yours: show these lines to the vet and to the carrier before anything is booked.',
  ],
];

const SERVICE_DOG =
  'Our tables hold no rule for service dogs: show these lines to the vet, and ask the airline for its form for a service dog, and which papers of the training it wants to see, before anything is booked.';

/** What is too private to repeat in a document that others may see, and whom to show it to. */
const KEPT_QUIET: readonly (readonly [id: string, text: string])[] = [
  [
    'unique-family-situation',
    'What you wrote about your family was read and is not repeated here, and no record of ours is made for a single family: where it touches a permit or a paper, ask the embassy of each place before you apply.',
  ],
  [
    'medical-conditions-details',
    'What you wrote about the care you need is not repeated here: put your lines to a doctor there before you sign a lease.',
  ],
  [
    'background-immigration-details',
    'What you wrote about courts or authorities is not repeated here, and no record of ours answers it: show your lines to an immigration lawyer before you apply anywhere.',
  ],
];

/** The same where the chapter on care takes up what they tell of it, and of nothing else. */
const CARE_TAKEN_UP: Readonly<Record<string, string>> = {
  'unique-family-situation':
    'What you wrote about your family is not repeated here. What it tells of care is taken up under Healthcare; where it touches a permit or a paper, ask the embassy of each place before you apply.',
  'medical-conditions-details':
    'What you wrote about the care you need is taken up under Healthcare, not quoted.',
};

/** The same where no chapter on care is there to take them up, and that on safety tells of the medicines. */
const UNDER_SAFETY =
  'What you wrote about the care you need is not repeated here; the medicine in it is taken up under Safety. Put the rest to a doctor there before you sign a lease.';

/** The same for a move within the country lived in, which asks no office for leave. */
const WITHIN_COUNTRY =
  'What you wrote about your family was read and is not repeated here, and no record of ours is made for a single family: hold each of the towns against it yourself.';

/** What became of words that are not repeated: the chapter on care, where there is one, may take them up. */
function keptQuiet(
  profile: Profile,
  view: PlaceView | undefined,
  tier: TierId,
  id: string,
  text: string,
): Said | null {
  const written = profile.read.text(id);
  if (written === null) return null;
  const inTier = (said: string): string =>
    tier === 'single-country' ? said.replace('the embassy of each place', 'its embassy') : said;
  if (view && id === 'unique-family-situation' && soleParentIds(profile)?.includes(id))
    return because(
      say`What you wrote about your family is not repeated here. That you alone decide for ${theChildren(profile.movers)} is heard: a family lawyer in ${view.homeName} says which paper proves it to ${isAtHome(view) ? 'schools and offices' : 'borders and embassies'}.`,
      id,
    );
  if (view && id === 'unique-family-situation' && otherParentIds(profile)?.includes(id))
    return because(
      say`What you wrote about your family is not repeated here: put your lines to a family lawyer in ${view.homeName} first, since ${isAtHome(view) ? `the move of ${theChildren(profile.movers)} may need the other parent’s consent within a country as well` : `whether ${theChildren(profile.movers)} may leave is decided there and not by an embassy`}.`,
      id,
    );
  if (view && id === 'unique-family-situation' && noLeaveThenIds(profile)?.includes(id))
    return because(
      say`What you wrote about your family is not repeated here. ${noLeaveThen(profile)} A family lawyer in ${view.homeName} says what an order you have still asks until then.`,
      id,
    );
  const stays = view && id === 'unique-family-situation' ? childWhoStays(profile) : null;
  if (view && stays?.ids.includes(id))
    return because(
      say`What you wrote about your family is not repeated here: put it to a family lawyer in ${view.homeName} before you sign anything abroad, since what is agreed on the time with ${stays.called} has to hold from there as well.`,
      id,
    );
  const owed = view && id === 'unique-family-situation' ? serviceOwed(profile, view.atlas) : null;
  if (owed?.ids.includes(id))
    return because(
      say`What you wrote about your family is not repeated here: put what it tells of the service owed at home to the office that keeps your file, before you apply; where the rest touches a permit or a paper, ask the embassy of each place before you apply.`,
      id,
    );
  if (view && isAtHome(view) && id === 'unique-family-situation') return because(words(WITHIN_COUNTRY), id);
  const ancestor = view && id === 'unique-family-situation' ? ancestorSaid(view, written) : null;
  if (ancestor) return because(say`What you wrote about your family is not repeated here. ${ancestor}`, id);
  if (headingsOf(tier).includes('Healthcare'))
    return because(words(inTier(takenUp(profile).includes(id) ? (CARE_TAKEN_UP[id] ?? text) : text)), id);
  const medicines = id === 'medical-conditions-details' && medicineToldOf(profile).includes(id);
  return because(words(medicines ? UNDER_SAFETY : text), id);
}

/** Questions that this report does not answer, since answers to them begin with the next. */
function notAnswered(profile: Profile, tier: TierId): Said | null {
  return tier === 'bronze' && profile.read.text('specific-questions') !== null
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
  return text === null || !mayBeQuoted(profile, id, text)
    ? null
    : because(words(`${before} ${quotedRemark(text)} ${after}`.trim()), id);
}

/** Whether own words may come back: never what is private, and nothing where the customer asked for discretion. */
export function mayBeQuoted({ discreet }: Profile, id: string, text: string): boolean {
  return discreet.length === 0 && !tellsPrivateIn(id, text);
}

/** That what was written was read and is not repeated, once for all of it; null where all of it is. */
function notRepeated(profile: Profile): Said | null {
  const { discreet, read } = profile;
  const told = [...QUOTED, ...TOLD_BESIDES, ...KEPT_QUIET].map(([id]) => id);
  const written = told.filter((id) => read.text(id) !== null);
  if (discreet.length > 0)
    return because(
      words(
        'You asked us to be discreet: what you wrote in your own words was read, and none of it is repeated in this report. Put those lines to whom they concern, the embassy, a doctor or an immigration lawyer, before you apply or sign.',
      ),
      ...new Set([...discreet, ...written]),
    );
  const quiet = QUOTED.map(([id]) => id).filter((id) => tellsPrivate(read.text(id) ?? ''));
  return quiet.length > 0
    ? because(
        words('What else you wrote of your life is private: it was read, and is not repeated here.'),
        ...quiet,
      )
    : null;
}

/** What the reader of deal-breakers has to know of the customer. */
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

/** The customer's own deal-breakers, each with how it was read. */
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

/**
 * What the customer wrote of life and wishes, as quotations, and that the rest is not repeated; null for what
 * was left out.
 */
export function quotations(profile: Profile): readonly (Said | null)[] {
  return [...QUOTED.map(([id, before]) => quotation(profile, id, before)), notRepeated(profile)];
}

/**
 * What was told beyond the questions, each with what became of it; comments are answered for the places of
 * the report.
 */
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
    ...(profile.discreet.length > 0 ? [] : KEPT_QUIET).map(([id, text]) =>
      keptQuiet(profile, views[0], tier, id, text),
    ),
  ];
}
