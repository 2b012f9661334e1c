import { type PresentStatus, presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import { hasChapter, hasRoadmap } from '../../../place/edition.ts';
import type { PlaceView } from '../../../place/view.ts';
import { tellsPrivate } from '../../../profile/discretion.ts';
import { withoutHearing } from '../../../profile/health/hearing.ts';
import { isInOtherLanguage } from '../../../profile/otherLanguage.ts';
import type { Profile } from '../../../profile/profile.ts';
import { capitalised } from '../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { backSaid } from '../../ranking/wayBack.ts';
import { quotedRemark } from '../../readings/quotedRemark.ts';
import { monthSaid } from '../../../prose/monthSaid.ts';
import { type CommentRead, readComment, refuses } from './commentRead.ts';
import { dateSaid } from './remarkDates.ts';
import { remarksIn } from './remarkSentences.ts';
import { placesNamed, remarkUsed } from './remarksUsed.ts';
import { partnersCountry } from '../../readings/partnersCitizenship.ts';
import { partnersPassport, partnersPassportElsewhere } from './partnersPassport.ts';
import { protectionSaid } from '../topics/law/protection.ts';

const ALSO = 'You also told us';

/** The free comments, with the words around them where one is meant for an adviser. */
const COMMENTS: readonly (readonly [id: string, before: string, after: string])[] = [
  ['additional-comments', ALSO, ''],
  ['missed-information', 'You told us what we should have asked', ' Keep it on the list for your adviser.'],
];

/** A free comment as written, and the places it is answered for. */
interface Remark {
  readonly id: string;
  readonly text: string;
  /** Follows a remark meant for an adviser, starting with a space; else empty. */
  readonly after: string;
  readonly profile: Profile;
  readonly views: readonly PlaceView[];
}

/** Thanks and apologies, which ask nothing. */
const COURTESY =
  /^\W*(?:(?:many |with )?thanks?\b[^.?!]{0,40}|thank you\b[^.?!]{0,40}|(?:please )?(?:sorry|excuse|forgive|apologies)\b[^.?!]{0,60}|(?:sorry,? )?(?:for )?my (?:bad )?english (?:is|comes)\b[^.?!]{0,50}|(?:best|kind|warm) (?:regards|wishes)|(?:salamat|merci|danke|gracias|obrigad[oa]|grazie|dziękuję)\b[^.?!]{0,20})[\s.!,]*$/iu;

/** The consequences of a status the customer mentions: its deadline, and under EU law its rights. */
function statusSaid(status: PresentStatus, views: readonly PlaceView[]): Said | null {
  const planned = views.some(hasRoadmap);
  const deadline =
    status.ends && planned ? say`Your roadmap takes ${monthSaid(status.ends)} as a deadline.` : null;
  const law = status.protection ? protectionSaid(views) : null;
  return deadline || law ? flow(deadline, law) : null;
}

/** The same where this remark mentions it. */
function statusToldIn({ id, profile, views }: Remark): Said | null {
  const status = presentStatus(profile.read.all);
  return status?.id === id ? statusSaid(status, views) : null;
}

/** A remark without the sentences on a partner's passport, which are answered separately. */
function withoutPartner(text: string, [view]: readonly PlaceView[]): string {
  return remarksIn(text)
    .filter((sentence) => !view || partnersCountry(view.atlas, view.profile, sentence) === null)
    .join(' ');
}

/** That loan payments or money sent home are taken off the budget, where this remark mentions them. */
function duesUsed({ id, profile, views: [view] }: Remark): Said | null {
  const budget = view ? preferencesOf(view).budget : null;
  const told = profile.monthlyDues?.questionId === id;
  return told && budget && budget.monthlyUsd !== budget.spentUsd
    ? words('What you pay on loans or send every month is taken off what you can spend.')
    : null;
}

/** That a seasonal stay is judged and planned as one, where this remark mentions it. */
function seasonUsed({ id, views: [view] }: Remark): Said | null {
  const stay = view ? preferencesOf(view).partYear : null;
  if (!view || stay?.id !== id) return null;
  const used = [
    ...(stay.season ? ['climate is judged by those months alone'] : []),
    ...(hasRoadmap(view) ? ['your roadmap plans a stay, not a move for good'] : []),
  ];
  return used.length > 0
    ? words(`We read what you wrote about a part of each year as you meant it: ${used.join(', and ')}.`)
    : null;
}

/** That nothing is arranged by telephone for a customer who cannot hear, where this remark mentions it. */
function inWriting({ id, profile }: Remark): Said | null {
  return withoutHearing(profile)?.includes(id)
    ? words('What there is to arrange goes in writing or by video.')
    : null;
}

/** What a remark changed in report and plan, sentence by sentence; empty where nothing. */
function changedBy(remark: Remark, status: Said | null): Said {
  const { id, text, profile, views } = remark;
  return flow(
    seasonUsed(remark),
    remarkUsed(profile, views, id, text),
    duesUsed(remark),
    inWriting(remark),
    // A status is mentioned together with its date.
    status || !views[0] ? null : dateSaid(text, views[0]),
  );
}

/** What remarks do not do: set conditions, or rule places out by a refusal. */
const noCondition = (text: string): string =>
  remarksIn(text).some(refuses)
    ? 'your remark ruled no place out: for that, write it among your deal-breakers'
    : 'by itself it ruled no place out';

/** The reply to a remark on which our records have nothing in words. */
function unsaid({ text, after, views: [view] }: Remark, { known, chapter, whom }: CommentRead): string {
  const none = noCondition(text);
  if (chapter && view)
    return hasChapter(view, chapter)
      ? `It is taken up under ${chapter}, and ${none}.`
      : `We read it; the chapter on it begins with the Silver report, and ${none}.`;
  if (known)
    return `We read it; on such subjects we hold figures for a whole country${whom ? `. They do not answer what you ask: put it to ${whom}` : `, and ${none}`}.`;
  return whom
    ? `We read it; no figure of ours answers it. Put it to ${whom}.`
    : `We read it; no figure of ours answers it, and ${none}.${after}`;
}

/**
 * The reply to a remark: what our records add, that it was stated before, or that they hold nothing. Null where the
 * change it made is reply enough.
 */
function answerTo(
  remark: Remark,
  found: CommentRead,
  { fresh, changed }: { readonly fresh: Said | null; readonly changed: boolean },
): Said | null {
  const { text, profile, views } = remark;
  const { whom } = found;
  if (fresh)
    return say`${/^[^.]* our records hold this\./.test(fresh.text) ? '' : `On ${changed ? 'the rest' : 'that'} our records hold this. `}${fresh} ${whom ? `What you ask beside it they leave open: put it to ${whom}.` : `${capitalised(noCondition(text))}.`}`;
  if (found.said) return words(`What our records hold on it stands above; ${noCondition(text)}.`);
  if (changed) return whom ? words(`No figure of ours answers what you ask in it: put it to ${whom}.`) : null;
  return words(`${unsaid(remark, found)}${placesNamed(profile, views, text)}`);
}

const UNREAD =
  'We read only English: what is written there in another language was not taken up. Write it in English and have the report made again.';

/** The quoted words, where they may be repeated. */
const quoted = (before: string, text: string): Said =>
  words(
    tellsPrivate(text)
      ? `${before === ALSO ? `${before} more` : before}, in words that are private and not repeated here.`
      : `${before}: ${quotedRemark(text)}`,
  );

/** A comment as quoted, what it changed, and what our records add to what was stated. */
function comment(
  profile: Profile,
  views: readonly PlaceView[],
  [id, before, after]: (typeof COMMENTS)[number],
  told: readonly (Said | null)[],
): Said | null {
  const text = profile.read.text(id);
  if (text === null || remarksIn(text).every((one) => COURTESY.test(one))) return null;
  const isDiscreet = profile.discreet.length > 0;
  const passport = isDiscreet ? null : partnersPassport(profile, views, text, id);
  const found = readComment(passport ? withoutPartner(text, views) : text, views);
  const { said } = found;
  const subjects = said && !told.some((one) => one?.text.includes(said.text)) ? said : null;
  const fresh = passport ? flow(passport, subjects) : subjects;
  // Under discretion the summary says once that nothing is quoted, so only our records' answer remains.
  if (isDiscreet) return fresh && because(say`On a remark of yours our records hold this. ${fresh}`, id);
  const remark: Remark = { id, text, after, profile, views };
  const status = statusToldIn(remark);
  const changes = changedBy(remark, status);
  const answer =
    status ?? backSaid(views, text) ?? answerTo(remark, found, { fresh, changed: changes.text !== '' });
  const foreign = remarksIn(text).some(isInOtherLanguage) ? words(UNREAD) : null;
  return because(flow(quoted(before, text), changes, answer, foreign), id);
}

/** "You also told us: …", with what our records hold on it, and on a partner’s passport mentioned elsewhere. */
export function comments(profile: Profile, views: readonly PlaceView[]): readonly (Said | null)[] {
  const told = COMMENTS.reduce<readonly (Said | null)[]>(
    (before, one) => [...before, comment(profile, views, one, before)],
    [],
  );
  return [...told, profile.discreet.length > 0 ? null : partnersPassportElsewhere(profile, views)];
}
