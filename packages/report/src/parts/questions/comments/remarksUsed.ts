import { ancestorsTold } from '@global-fit/matching/profile/people/ancestry';
import { townsWished } from '@global-fit/matching/conditions/geography/townsWished';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { hasRoadmap } from '../../../place/edition.ts';
import type { PlaceView } from '../../../place/view.ts';
import { asksForFront } from '../../../profile/discretion.ts';
import { partnerAhead } from '../../../profile/people/ahead.ts';
import { followersOf } from '../../../profile/people/followers.ts';
import type { Profile } from '../../../profile/profile.ts';
import { capitalised, list } from '../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { isAtHome } from '../../../place/atHome.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { lineHeld } from '../../../sections/legal/citizenship/claimSteps.ts';
import { countriesNamed } from '../../readings/countriesNamed.ts';

/** Words that ask for a report to be read by ear or touch. */
const READ_OTHERWISE =
  /\b(?:screen[- ]?readers?|braille|text[- ]to[- ]speech|(?:accessible|tagged) (?:pdf|report|file|format|version)|(?:pictures?|images?|charts?|maps?) (?:mean|say|tell)s? nothing to me)\b/i;

/** What others publish, which is not our report. */
const OF_OTHERS = /\b(?:websites?|web ?pages?|offices?|authorit(?:y|ies)|banks?|apps?|portals?)\b/i;
/** Whether a remark asks that of the report itself. */
const asksOfReport = (text: string): boolean =>
  sentencesOf(text).some((sentence) => READ_OTHERWISE.test(sentence) && !OF_OTHERS.test(sentence));

/** Currencies whose sign alone is unambiguous. */
const SIGNED: readonly string[] = ['USD', 'EUR', 'GBP'];

/** Sums without separators: "$3,940" and "3940" are equal. */
const sumsIn = (text: string): readonly string[] =>
  (text.match(/\d[\d.,’' ]*\d/g) ?? []).map((sum) => sum.replace(/\D/g, '')).filter((sum) => sum.length > 2);

/** Whether a remark repeats the sum that another answer gave as income. */
function repeats(text: string, { read }: Profile, toldIn: string | null): boolean {
  const told = toldIn === null ? [] : sumsIn(read.text(toldIn) ?? '');
  return sumsIn(text).some((sum) => told.includes(sum));
}

/** What an income stated or repeated in a remark is compared with; null where it tells none. */
function incomeUsed(profile: Profile, view: PlaceView | undefined, id: string, text: string): Said | null {
  const budget = view ? preferencesOf(view).budget : null;
  if (!budget || !(budget.toldIn === id || repeats(text, profile, budget.toldIn))) return null;
  const money = budget.toldAs.some((code) => !SIGNED.includes(code)) ? `, in ${list(budget.toldAs)},` : '';
  return words(`The income you name there${money} was held against what permits ask for.`);
}

/** What our records say of the line of an ancestor in a remark; null where none is stated or claimed. */
function ancestorUsed(view: PlaceView | undefined, profile: Profile, id: string): Said | null {
  if (!view || preferencesOf(view).ancestryClaim === null) return null;
  const told = ancestorsTold(view.atlas, profile.read.all, preferencesOf(view).ancestry);
  if (!told.some(({ questionId }) => questionId === id)) return null;
  const compared = because(
    words('The ancestor you name there was held against the laws on citizenship by descent that we hold.'),
    'ancestry-claim',
  );
  return flow(compared, lineHeld(view));
}

/** That a partner's passport stated in a remark counts as a way in; null where none is mentioned there. */
function passportUsed(view: PlaceView | undefined, id: string): Said | null {
  const told = view ? preferencesOf(view).partnersPassports : null;
  return told?.questionIds.includes(id)
    ? because(
        words('The ranking counted what that passport opens, as a way in for the two of you.'),
        ...told.questionIds,
      )
    : null;
}

/** Options on office hours. */
const OFFICE_HOURS = /^overlap-/;

/** That office hours rule no place out, for customers who can work at other hours; null otherwise. */
function hoursUsed(view: PlaceView | undefined, { read }: Profile, id: string): Said | null {
  const ticked = read.choices('remote-work-requirements').some((one) => OFFICE_HOURS.test(one));
  if (!view || !ticked || !preferencesOf(view).freeHours.includes(id)) return null;
  return because(
    words(
      'As you can work at other hours, the office hours that you ticked only warn of a place and rule none out.',
    ),
    'remote-work-requirements',
  );
}

/**
 * That a place named in a remark is in the report whatever the remark says, as a sentence to append; empty where it
 * names none, or only the customer's country.
 */
export function placesNamed(profile: Profile, views: readonly PlaceView[], text: string): string {
  const [view] = views;
  const own = [...profile.citizenships, profile.home];
  const named = view ? countriesNamed(view.atlas, text).filter((one) => !own.includes(one)) : [];
  const places = views.filter(({ country }) => named.includes(country)).map(({ name }) => name);
  return places.length === 0
    ? ''
    : ` ${capitalised(list(places))}, which you name there, ${places.length === 1 ? 'is' : 'are'} among the places by your other answers.`;
}

/** The towns a remark wishes for that are recommended; null where none is. */
function townsUsed(profile: Profile, views: readonly PlaceView[], id: string): Said | null {
  const [view] = views;
  const wished = view ? townsWished(view.atlas, profile.read.all).filter((one) => one.id === id) : [];
  const there = views.flatMap(({ cities }) => cities);
  const held = wished.filter(({ town }) => there.some((city) => city.id === town.id));
  const left = wished.filter(
    (one) => !held.includes(one) && views.some(({ iso3 }) => iso3 === one.town.iso3),
  );
  const names = (towns: typeof wished): string => list(towns.map(({ town }) => town.name));
  return held.length + left.length === 0
    ? null
    : words(
        [
          held.length > 0
            ? `${names(held)}, which you name there, ${held.length === 1 ? 'stands' : 'stand'} among the cities of ${held.length === 1 ? 'its country' : 'their countries'}.`
            : '',
          left.length > 0
            ? `${names(left)}, which you name too, ${left.length === 1 ? 'does' : 'do'} not: a condition measured town by town speaks against ${left.length === 1 ? 'it' : 'them'}, or two others that you named fit better.`
            : '',
        ]
          .filter((one) => one !== '')
          .join(' '),
      );
}

/** That the household moves in parts, as a remark tells; null where none does. */
function followersUsed(profile: Profile, id: string, planned: boolean): Said | null {
  const ahead = partnerAhead(profile);
  if (ahead?.ids.includes(id))
    return because(
      planned
        ? say`As ${ahead.who} goes first, the first thing to ask stands on the roadmap: in whose name the permit is, and from when the rest of you may follow.`
        : say`As ${ahead.who} goes first, ask before all else in whose name the permit is, and from when the rest of you may follow.`,
      ...ahead.ids,
    );
  const later = followersOf(profile);
  return later?.ids.includes(id)
    ? because(
        planned
          ? say`The roadmap is laid out so that you go first and ${later.who} later: whether the permit lets them follow is on it as the first thing to ask.`
          : say`As you go first and ${later.who} later, ask before all else whether the permit lets them follow.`,
        ...later.ids,
      )
    : null;
}

/** What a remark changed in the report, apart from what our records say about its subject; null where nothing. */
export function remarkUsed(
  profile: Profile,
  views: readonly PlaceView[],
  id: string,
  text: string,
): Said | null {
  const [view] = views;
  const used = flow(
    townsUsed(profile, views, id),
    incomeUsed(profile, view, id, text),
    ancestorUsed(view, profile, id),
    passportUsed(view, id),
    hoursUsed(view, profile, id),
    views.some((one) => !isAtHome(one) && !settlesByRight(one))
      ? followersUsed(profile, id, views.some(hasRoadmap))
      : null,
    asksOfReport(text)
      ? words(
          'The PDF of this report is tagged for screen readers, and every map and chart in it has a text that says the same.',
        )
      : null,
    asksForFront(text)
      ? words('The front page holds your name, the title, the places and the date, and none of your words.')
      : null,
  );
  return used.text === '' ? null : used;
}
