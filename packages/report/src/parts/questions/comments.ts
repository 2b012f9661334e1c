import { type PresentStatus, presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import type { PlaceHeading } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import { tellsPrivate } from '../../profile/discretion.ts';
import { withoutHearing } from '../../profile/health/hearing.ts';
import { isInOtherLanguage } from '../../profile/otherLanguage.ts';
import type { Profile } from '../../profile/profile.ts';
import { capitalised } from '../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { backSaid } from '../ranking/wayBack.ts';
import { quotedRemark } from '../readings/quotedRemark.ts';
import { monthSaid } from '../../prose/monthSaid.ts';
import { readQuestion } from './asked.ts';
import { dateSaid } from './remarkDates.ts';
import { sentencesOf, withoutTime } from './remarkSentences.ts';
import { placesNamed, remarkUsed } from './remarksUsed.ts';
import { partnersCountry } from '../readings/partnersCitizenship.ts';
import { partnersPassport, partnersPassportElsewhere } from './partnersPassport.ts';
import { topicsOf } from './topics.ts';
import { protectionSaid } from './topics/law/protection.ts';

/** What is answered of one comment, so that it stays a remark. */
const MOST = 2;

/** Answers in prices, which a remark did not ask for. */
const PRICES = new Set(['food', 'cost']);

/** What a free comment touches on. */
interface CommentRead {
  /** Whether the tables of the report hold figures on one of its subjects. */
  readonly known: boolean;
  /** What our records hold on its subjects, the places beside each other; null where they hold nothing in words. */
  readonly said: Said | null;
  /** The chapter that takes it up, where our records hold nothing in words. */
  readonly chapter: PlaceHeading | null;
  /** Who answers what it asks outright, where our records do not; null where it asks nothing. */
  readonly whom: string | null;
}

/** What somebody refuses outright. */
const REFUSAL =
  /^(?:and |but )?(?:we|i)(?: (?:will not|would not|refuse|cannot|can not|do not (?:wish|want|intend|plan)|have no (?:wish|intention))|’ll not| won['’]t| can['’]t| don['’]t (?:wish|want|intend|plan))\b/i;

const refuses = (sentence: string): boolean => REFUSAL.test(sentence);

/** A sentence that asks for a price, and what an answer to it holds: money. */
const ASKS_PRICE =
  /\b(?:how much(?! (?:paid )?(?:holidays?|vacation|leave|time))|costs?|fees?|prices?|expensive)\b/i;
const MONEY = /[$€£]|\b[A-Z]{3} \d/;

/** Words by which a sentence asks or wishes for something. */
const ASKS =
  /\?|\b(?:tell|say|show|explain|know|wonder\w*|ask\w*|whether|which|what|where|when|how|who|why|(?:is|are) there|can|could|may|needs?|wants?|wish\w*|hop(?:e|es|ing)|look(?:s|ing)? for|matters?|important|essential|must|should|would like|prefers?|worr\w+|afraid|concern\w*)\b/i;
/** A question, with its mark or without it: "Whether offices have lifts." */
const ASKS_OUTRIGHT = /\?|^\W*(?:whether|how|what|who|which|where|when|why)\b(?! (?:I|we)\b)/i;
/** A sentence in which somebody only tells of themselves. */
const TELLS = /^\W*(?:I|we|my|our|he|she|they|it|this|that|not interested|no interest)\b/i;
/** More words than this tell of something and do not only name it. */
const MOST_NAMING = 8;

/** Whether a sentence does nothing but name its subject: "Stairs." */
const names = (sentence: string): boolean =>
  !TELLS.test(sentence) && sentence.trim().split(/\s+/).length <= MOST_NAMING;

/**
 * Reads a free comment sentence by sentence, as questions are read. Only a sentence that asks, wishes or
 * refuses counts, or one that does nothing but name its subject: a noun in what somebody tells of themselves
 * is no question.
 */
function readComment(text: string, views: readonly PlaceView[]): CommentRead {
  const asked = sentencesOf(text)
    // What is refused counts before what is told.
    .toSorted((a, b) => Number(refuses(b)) - Number(refuses(a)))
    .filter((sentence) => refuses(sentence) || ASKS.test(sentence) || names(sentence))
    .flatMap((sentence) => readQuestion(withoutTime(sentence), views) ?? [])
    .flatMap((one) =>
      topicsOf(one)
        .filter(({ id, about }) => !PRICES.has(id) && one.text.search(about) >= 0)
        .map((topic) => ({ id: topic.id, asks: ASKS_OUTRIGHT.test(one.text), ...topic.answer(one) }))
        // A fact on another side of the subject is no answer to what it costs.
        .filter(({ said }) => !ASKS_PRICE.test(one.text) || MONEY.test(said?.text ?? '')),
    );
  const told = new Map<string, Said>();
  const discreet = (views[0]?.profile.discreet.length ?? 0) > 0;
  for (const { id, said } of asked)
    if (said && said.text !== '' && !told.has(id) && !(discreet && tellsPrivate(said.text)))
      told.set(id, said);
  const first = [...told.values()].slice(0, MOST);
  const tables = (figures: readonly string[] = []): boolean => figures.length > 0;
  return {
    known: asked.some(({ figures }) => tables(figures)),
    said: first.length > 0 ? flow(...first) : null,
    chapter: asked.find(({ chapter }) => chapter !== undefined)?.chapter ?? null,
    whom: asked.find(({ asks, said, figures }) => asks && !said?.text && !tables(figures))?.whom ?? null,
  };
}

/** Free comments, read as questions are, and what follows where a comment is one for an adviser. */
const COMMENTS: readonly (readonly [id: string, before: string, after: string])[] = [
  ['additional-comments', 'You also told us', ''],
  [
    'missed-information',
    'You told us what we should have asked',
    ' Keep it on the list for whoever advises you.',
  ],
];

/** What follows from a status that somebody told us of: it is a deadline, and under EU law for what it is. */
function statusSaid(status: PresentStatus, views: readonly PlaceView[]): Said | null {
  const deadline = status.ends ? say`Your roadmap takes ${monthSaid(status.ends)} as a deadline.` : null;
  const law = status.protection ? protectionSaid(views) : null;
  return deadline || law ? flow(deadline, law) : null;
}

/**
 * A remark without the sentences on a partner's passport, which are answered apart from all that is the customer's
 * own.
 */
function withoutPartner(text: string, [view]: readonly PlaceView[]): string {
  return sentencesOf(text)
    .filter((sentence) => !view || partnersCountry(view.atlas, view.profile, sentence) === null)
    .join(' ');
}

/** What becomes of a remark on which our records hold nothing in words. */
function unsaid(found: {
  readonly known: boolean;
  readonly chapter: PlaceHeading | null;
  readonly whom: string | null;
  readonly none: string;
  readonly after: string;
}): string {
  const { known, chapter, whom, none, after } = found;
  if (chapter) return `It is taken up under ${chapter}, and ${none}.`;
  if (known)
    return `We read it; what we hold on such subjects are figures for a whole country${whom ? `. What you ask they leave open: put it to ${whom}` : `, and ${none}`}.`;
  return whom
    ? `We read it; no figure of ours answers it. Put it to ${whom}.`
    : `We read it; no figure of ours answers it, and ${none}.${after}`;
}

const UNREAD =
  'We read English alone: what stands there in another language was not taken up. Write it in English and have the report made again.';

/** A comment in the customer's words, with what our records hold on it. */
function comment(
  profile: Profile,
  views: readonly PlaceView[],
  [id, before, after]: (typeof COMMENTS)[number],
  told: readonly (Said | null)[],
): Said | null {
  const text = profile.read.text(id);
  if (text === null) return null;
  const passport = profile.discreet.length > 0 ? null : partnersPassport(profile, views, text, id);
  const { known, said, chapter, whom } = readComment(passport ? withoutPartner(text, views) : text, views);
  const subjects = said && !told.some((one) => one?.text.includes(said.text)) ? said : null;
  const fresh = passport ? flow(passport, subjects) : subjects;
  const none = sentencesOf(text).some(refuses)
    ? 'your remark ruled no place out: for that, write it among your deal-breakers'
    : 'your remark itself set no condition';
  const status = presentStatus(profile.read.all);
  const own = status?.id === id ? statusSaid(status, views) : null;
  const [view] = views;
  const budget = view ? preferencesOf(view).budget : null;
  const used = remarkUsed(profile, views, id, text);
  const dues =
    profile.monthlyDues?.questionId === id && budget && budget.monthlyUsd !== budget.spentUsd
      ? words('What you pay on loans or send every month is taken off what you can spend.')
      : null;
  const stay = view ? preferencesOf(view).partYear : null;
  const season =
    stay?.id === id
      ? words(
          `What you write of a part of each year was taken as you mean it: ${stay.season ? 'climate is judged by those months alone, and ' : ''}your roadmap plans a stay, not a move for good.`,
        )
      : null;
  const unheard = withoutHearing(profile)?.includes(id)
    ? words('What there is to arrange goes in writing or by video.')
    : null;
  const dated = own ? null : dateSaid(text, profile, view?.date ?? '');
  const bound = unheard || dated ? flow(unheard, dated) : null;
  const answer =
    own ??
    backSaid(views, text) ??
    (fresh
      ? say`On that our records hold this. ${fresh} ${whom ? `What you ask beside it they leave open: put it to ${whom}.` : `${capitalised(none)}.`}`
      : said
        ? words(`What our records hold on it stands above; ${none}.`)
        : used || dues || season || bound
          ? whom
            ? words(`What you ask in it no figure of ours answers: put it to ${whom}.`)
            : null
          : words(`${unsaid({ known, chapter, whom, none, after })}${placesNamed(profile, views, text)}`));
  // Under discretion the summary says once that nothing comes back, and only what our records hold is left to say.
  if (profile.discreet.length > 0)
    return fresh && because(say`On a remark of yours our records hold this. ${fresh}`, id);
  const remark = tellsPrivate(text)
    ? `${before}, in words that are private and not repeated here.`
    : `${before}: ${quotedRemark(text)}`;
  const foreign = sentencesOf(text).some(isInOtherLanguage) ? words(UNREAD) : null;
  return because(flow(words(remark), season, used, dues, bound, answer, foreign), id);
}

/** "You also told us: …", with what our records hold on it, and on a partner’s passport told elsewhere. */
export function comments(profile: Profile, views: readonly PlaceView[]): readonly (Said | null)[] {
  const told = COMMENTS.reduce<readonly (Said | null)[]>(
    (before, one) => [...before, comment(profile, views, one, before)],
    [],
  );
  return [...told, profile.discreet.length > 0 ? null : partnersPassportElsewhere(profile, views)];
}
