import type { LanguageUse } from '@global-fit/atlas/languages';
import { besideTowns, besideUse } from '../../place/language/besideLanguages.ts';
import {
  closeLanguage,
  englishToLearn,
  knownEnglish,
  localLanguage,
  officialLanguages,
  ownOfficial,
  relativeOf,
  speakersSaid,
  streetLanguage,
  townInOwnLanguage,
} from '../../place/language/language.ts';
import { noneTold } from '../../place/language/untold.ts';
import { cared, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { workInOfficialLanguage } from '../../profile/work/workLanguage.ts';
import { withArticle } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { noneNamed } from './noneNamed.ts';
import {
  bothOfficial,
  IDS,
  inPapers,
  localOf,
  officialBeside,
  officialUncounted,
  ownLocal,
  ownRegion,
  recordOf,
  workingLocal,
} from './ownLanguage.ts';

/** Percent below which nobody speaks a language. */
const ANYBODY = 1;

/** Percent of speakers from which a language is enough for daily life. */
const CARRIES = 35;

function reach(share: number, work: string | null): string {
  if (work !== null && share >= CARRIES) return `enough for shops and streets, but not for ${work}`;
  if (share >= 70)
    return '[which covers nearly every situation|so you will seldom need more on errands|and the others will try|enough for all but letters and jokes]';
  if (share >= CARRIES)
    return 'enough for work among educated people and for most shops, less so for offices';
  return share >= 12
    ? 'which works in certain offices and quarters, but not at the town hall'
    : 'too few to rely on';
}

/** How far the customer's languages reach, in the described town and in another where it differs. */
export const language: Writer = (view) => {
  const carried = carrying(view);
  const beside = besideTowns(view);
  const also =
    beside &&
    because(say`Official beside ${localLanguage(view)?.name ?? 'it'}: ${beside}.`, 'languages-spoken');
  const english = englishToLearn(view);
  const wider =
    english &&
    because(
      say`English is official there as well and spoken by about ${speakersSaid(view, knownEnglish(view) ?? english)}: of the two it is the one to begin with.`,
      'languages-spoken',
    );
  const beginning = wider && given(wider, `language:${view.iso3}-en`, `english:${view.iso3}`);
  const found = carried && also ? { ...carried, said: say`${carried.said} ${also}` } : carried;
  if (found && beginning) return { ...found, said: say`${found.said} ${beginning}` };
  const other = townInOwnLanguage(view);
  if (!found || !other) return found;
  const record = `language:${view.iso3}-${other.language.code}`;
  const said = say`${found.said} ${given(because(words(`In ${other.town} daily life is in ${other.language.name}, which you speak: the language differs from town to town.`), 'languages-spoken'), record)}`;
  return { ...found, said };
};

/**
 * " Portuguese is a Romance language like your Spanish, so you would not begin at zero."; empty where none is
 * related.
 */
function kinSaid(view: PlaceView): string {
  const main = localLanguage(view);
  if (main && view.profile.begun.includes(main.code))
    return ` Build on the beginnings of ${main.name} that you have.`;
  const relative = relativeOf(view, main);
  return relative
    ? ` ${localOf(view).name} is ${withArticle(relative.branch)} language like your ${relative.name}, so you would not begin at zero.`
    : '';
}

/** The local language is so close to one of theirs that no lessons are needed. */
function understoodAnyway(view: PlaceView, close: string): Passage | null {
  const local = localOf(view);
  const said = wayOf(view, 'language-close', [
    () =>
      say`${local.name} and your ${close} are so close that you will largely understand and be understood from the first day; spelling, forms and some words differ.`,
    () =>
      say`In ${view.name} people speak ${local.name}, which your ${close} lets you follow and answer; letters from offices will take a second reading.`,
  ]);
  return passage('language', 0.8, said && because(given(said, ...local.records), ...IDS));
}

/** They are beginners in the local language, and no other of theirs is spoken there. */
function begunAlone(view: PlaceView, name: string, must: boolean): Said | null {
  const wished = must ? ', and you called a shared language a must' : '';
  return wayOf(view, `language-begun-${must}`, [
    () =>
      say`Life in ${view.name} is in ${name}, of which you have the beginnings${wished}: build on them before the move.`,
    () =>
      say`People in ${view.name} speak ${name}, and your beginnings are not enough for a day of it yet${wished}; with lessons from now on they will be.`,
  ]);
}

/** None of their languages is recorded as spoken there. */
function noneSpoken(view: PlaceView): Passage | null {
  if (noneTold(view)) return noneNamed(view);
  const local = localOf(view);
  const kin = kinSaid(view);
  const need = view.profile.read.choices('language-preference')[0];
  const must = need === 'must-speak';
  const main = localLanguage(view);
  if (main && view.profile.begun.includes(main.code)) {
    const begun = begunAlone(view, main.name, must);
    return passage(
      'language',
      0.8,
      begun &&
        because(given(begun, ...local.records), ...IDS, ...(must ? (['language-preference'] as const) : [])),
    );
  }
  const said = wayOf(view, `language-none-${must}`, [
    () =>
      say`None of the languages you speak well is on record as widely spoken in ${view.name}${must ? ', and you called a shared language a must: test it on a visit' : `; count on ${local.name} for offices, doctors and friendships`}.${kin}`,
    () =>
      say`In ${view.name} you would start without words: life is in ${local.name}${must ? ', against your wish' : ''}.${kin}`,
    () => say`People in ${view.name} speak ${local.name}, and you do not speak it yet.${kin}`,
  ]);
  return passage(
    'language',
    0.8,
    said && because(given(said, ...local.records), ...IDS, ...(need ? ['language-preference'] : [])),
  );
}

/** Their language is a second one there: how many speak it, and what that is enough for. */
function secondLanguage(view: PlaceView, use: LanguageUse, official: boolean): Passage | null {
  const local = localOf(view);
  const kin = kinSaid(view);
  const share = Math.round(use.share ?? 0);
  const work = official ? null : workInOfficialLanguage(view.profile);
  const how = because(words(reach(share, work?.label ?? null)), ...(work?.ids ?? []));
  const speakers = speakersSaid(view, use);
  const said = wayOf(view, 'language', [
    () =>
      share >= CARRIES &&
      say`${use.name} is your way in: about ${speakers} of people speak it, ${how}. [The rest of life is in|For the rest you need|Everything else happens in] ${local.name}.${kin}`,
    () =>
      say`With ${use.name} you reach about ${speakers} of the people in ${view.name}, ${how}; to belong there, start with ${local.name}.${kin}`,
    () =>
      say`[${local.name} is the language of the street|On the street people speak ${local.name}|In shops and on the stairs you hear ${local.name}]; ${use.name} is spoken by about ${speakers}, ${how}.${kin}`,
    () => say`In ${view.name} about ${speakers} of people speak ${use.name}, ${how}.${kin}`,
  ]);
  return cared(
    view,
    passage(
      'language',
      0.7,
      said && because(given(said, recordOf(view, use.code), ...local.records), ...IDS),
    ),
    'english',
  );
}

/** Their language that most people there speak, as far as printable records tell; null where there is none. */
function mostSpoken(view: PlaceView): LanguageUse | null {
  const uses = view.profile.languages
    .map((code) => (code === 'en' ? knownEnglish(view) : view.atlas.languages.use(view.iso3, code)))
    .filter((use) => use != null)
    .filter(({ share, from }) => (share ?? 0) >= ANYBODY && from.shown);
  return uses.sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0] ?? null;
}

/** Whether a language is official there and fully theirs. */
const isOwnOfficial = (view: PlaceView, code: string): boolean =>
  officialLanguages(view).some((one) => one.code === code) &&
  view.profile.languages.includes(code) &&
  !view.profile.working.includes(code);

/** How far their best language reaches. */
const carrying: Writer = (view) => {
  const { languages, working } = view.profile;
  const main = localLanguage(view);
  const close = closeLanguage(view, main);
  if (close) return understoodAnyway(view, close);
  const street = streetLanguage(view);
  if (street && main && languages.includes(main.code)) return inPapers(view, main, street);
  const own = ownOfficial(view);
  // A language that is official only in one town is mentioned with the town.
  const official = own && own.code !== besideUse(view)?.code ? own : null;
  const regional = main && languages.includes(main.code) ? ownRegion(view, main) : null;
  if (regional) return regional;
  const use = mostSpoken(view);
  if (!use) return official ? officialUncounted(view, official) : noneSpoken(view);
  if (use.code === main?.code)
    return working.includes(use.code) ? workingLocal(view, use) : ownLocal(view, use);
  const both = main && [main.code, use.code].every((code) => isOwnOfficial(view, code));
  if (both) return bothOfficial(view, use, main);
  return official?.code === use.code
    ? officialBeside(view, use)
    : secondLanguage(view, use, official !== null);
};
