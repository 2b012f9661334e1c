import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import type { Country } from '@global-fit/atlas/model';
import { ancestorsTold } from '@global-fit/matching/profile/people/ancestry';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { besideClaim, partnersClaim, whoseClaim } from '../../../profile/passports/claimant.ts';
import { isUnsafe } from '../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised, opening } from '../../../prose/english.ts';
import { because, given, type Said, say, words } from '../../../prose/said.ts';
import { withoutClaim } from './withoutClaim.ts';
import { freeMovement, isCitizen, routeName } from '../../../place/entry/routes.ts';
import { preferencesOf, wayInto } from '../../../place/entry/standing.ts';
import { asOf, doubt, feeAndTime, routeSaid } from '../../../place/entry/words.ts';
import { BEYOND, CLAIM_IDS, type ClaimRecord, claimRecord, lineBegins } from './claimRecord.ts';
import { followUp } from './claimSteps.ts';

function claims(view: PlaceView): boolean {
  return view.profile.read.has('ancestry-claim', 'yes', 'possibly', 'unsure');
}

/** " The … is for descendants as well": a permit that rests on ancestry; null without a record. */
function permitSaid(view: PlaceView): Said | null {
  const permit = wayInto(view).descent?.permit;
  if (!permit) return null;
  const cost = feeAndTime(permit);
  return routeSaid(
    permit,
    ` The ${routeName(permit)} is meant for people of such descent${cost ? `; ${cost}` : ''}. ${capitalised(asOf(permit))}.${doubt(permit)}`,
  );
}

/**
 * The line as the customer told it. Where several countries were ticked and the words name none of them, nobody is
 * told to have written of this one.
 */
function lineToldSaid(view: PlaceView): Said {
  const { atlas, iso3, profile, name } = view;
  const ticked = profile.read.choices('ancestry-countries');
  const told = ancestorsTold(atlas, profile.read.all, preferencesOf(view).ancestry);
  const line = lineBegins(view, [view.country]);
  return ticked.length === 1 || told.some(({ iso3s }) => iso3s.includes(iso3))
    ? say`You wrote about ${line} from ${name}.`
    : say`You ticked ${name} among the countries of your ancestors, and wrote about ${line} without saying from which country.`;
}

/** Citizenship through ancestors. */
export const ancestry: Writer = (view) => {
  const { read } = view.profile;
  if (!claims(view) || !read.choices('ancestry-countries').includes(view.iso3) || isCitizen(view))
    return null;
  const rule = claimRecord(view, view.iso3);
  const permit = permitSaid(view);
  const partner = partnersClaim(view.profile);
  const family = besideClaim(view.profile);
  if (!rule)
    return passage(
      'ancestry',
      1.6,
      because(
        say`${partner ?? 'You'} ${partner ? 'has' : 'have'} roots in ${view.name}.${permit ?? ' Our records hold no rule of descent; that does not mean there is none, so ask a consulate whether yours counts.'}`,
        ...CLAIM_IDS,
      ),
    );
  if (rule.line !== 'open')
    return passage(
      'ancestry',
      1.6,
      because(
        say`${lineToldSaid(view)} ${rule.said}${BEYOND[rule.line]} Plan with a ${permit ? 'permit' : 'visa'} until the consulate has told you in writing ${rule.line === 'closed' ? 'that an exception applies to you' : 'that yours does'}. ${rule.dated}${permit ?? ''}`,
        ...CLAIM_IDS,
      ),
    );
  const sure = say`${partner ?? 'You'} ${read.has('ancestry-claim', 'yes') ? 'can claim' : 'may have'} roots here`;
  const todo =
    followUp(view) ??
    words('First check whether the line falls within that, then collect its civil records.');
  const beside = withoutClaim(view);
  return passage(
    'ancestry',
    1.6,
    because(
      say`${opening(sure)}. ${rule.said} ${todo} ${family ? say`${family} ` : ''}Only a recognised claim makes a visa unnecessary.${beside ? say` ${beside}.` : ''} ${rule.dated}${permit ?? ''}`,
      ...CLAIM_IDS,
    ),
  );
};

/** A claim in one country that opens another by free movement. */
interface ClaimElsewhere {
  readonly origin: Country;
  readonly movement: FreeMovement;
  /** What that country's law says about the line; null without a record. */
  readonly rule: ClaimRecord | null;
}

/** The first ancestral country whose citizens may move to the place and whose law does not exclude the claim. */
function claimElsewhere(view: PlaceView): ClaimElsewhere | null {
  for (const code of view.profile.read.choices('ancestry-countries')) {
    const origin = view.atlas.country(code);
    const movement = origin && view.atlas.movement.mayMoveFreely(origin.iso3, view.iso3);
    if (!origin || !movement?.from.shown || isUnsafe(view.profile, code)) continue;
    const rule = claimRecord(view, origin.iso3);
    if (!rule || rule.line === 'open') return { origin, movement, rule };
  }
  return null;
}

/** The claim at the first place that mentions it: the right, the law of descent, and the next step. */
function firstTold(view: PlaceView, { origin, movement, rule }: ClaimElsewhere): Said {
  const law = rule ? say`${rule.said} ${rule.dated}` : words('Our records hold no rule of descent there.');
  const partner = partnersClaim(view.profile);
  const family = besideClaim(view.profile);
  const next =
    followUp(view) ??
    say`Whether ${partner ?? 'you'} ${partner ? 'qualifies' : 'qualify'} is for the consulate of ${nameOf(origin)} to say.`;
  return say`A citizen of ${nameOf(origin)} may live and work in ${view.name} without a visa (${movement.name}), so ${whoseClaim(view.profile)} roots there could matter here. ${law} ${next}${family ? say` ${family}` : ''}`;
}

/** The same claim at a later place. */
const toldAgain = (view: PlaceView, { origin, movement }: ClaimElsewhere): Said =>
  say`[The claim by descent in ${nameOf(origin)} would open ${view.name} as well, without a visa|With the passport of ${nameOf(origin)} ${partnersClaim(view.profile) ?? 'you'} would need no visa for ${view.name} either|What we said about ${whoseClaim(view.profile)} roots in ${nameOf(origin)} holds for ${view.name} too: its citizens need no visa there] (${movement.name}).`;

/** A claim by descent in another country that would open this place by free movement; explained once per report. */
export const ancestryElsewhere: Writer = (view) => {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle' || !claims(view)) return null;
  const claim = claimElsewhere(view);
  if (!claim) return null;
  const again = view.ledger.timesUsed('ancestry-elsewhere') > 0;
  const beside = withoutClaim(view);
  const said = say`${again ? toldAgain(view, claim) : firstTold(view, claim)}${beside ? say` ${beside}.` : ''}`;
  return passage(
    'ancestry-elsewhere',
    again ? 3 : 1.5,
    because(given(said, `bloc:${claim.movement.bloc}`), ...CLAIM_IDS),
  );
};

/** Ancestry opens the section where it is the best way in on record. */
export const descentLead: Writer = (view) =>
  wayInto(view).entry.way.kind === 'descent' ? (ancestry(view) ?? ancestryElsewhere(view)) : null;
