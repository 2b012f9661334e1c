import type { LanguageUse } from '@global-fit/atlas/languages';
import { localLanguage, speakersSaid } from '../../place/language/language.ts';
import { cared, type Passage, passage, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, given, say } from '../../prose/said.ts';

/** Topic of an own language that is local; it is a strength told at each such place. */
const OWN = 'own-language';

/** Ids of the answers that all sentences on languages rest on. */
export const IDS = ['languages-spoken'] as const;

/** Id of the record of one of their languages here. */
export const recordOf = ({ iso3 }: PlaceView, code: string): string =>
  code === 'en' ? `english:${iso3}` : `language:${iso3}-${code}`;

/** The local language by name, with its record where there is one. */
export function localOf(view: PlaceView): { readonly name: string; readonly records: readonly string[] } {
  const main = localLanguage(view);
  return {
    name: main?.name ?? 'the local language',
    records: main ? [`language:${view.iso3}-${main.code}`] : [],
  };
}

/** Their language is used in documents, and another one in the street. */
export function inPapers(view: PlaceView, main: LanguageUse, street: LanguageUse): Passage | null {
  const said = wayOf(view, 'language-street', [
    () =>
      say`${main.name}, which you speak, is on record as official in ${view.name}, so offices and papers are open to you; in the street you would mostly hear ${street.name}.`,
    () =>
      say`In ${view.name} papers can be in ${main.name}, which you speak and which is official there; people in the street mostly speak ${street.name}.`,
  ]);
  const records = [main, street].map((use) => `language:${view.iso3}-${use.code}`);
  return passage(OWN, 0.8, said && because(given(said, ...records), ...IDS));
}

/** Their language is official, but its speakers were not counted. */
export function officialUncounted(view: PlaceView, official: LanguageUse): Passage | null {
  const said = wayOf(view, 'language-official', [
    () =>
      say`${official.name}, which you speak, is an official language in ${view.name}; our records do not settle how far it carries you in the street.`,
    () =>
      say`In ${view.name} ${official.name} is official, so papers there can be in a language of yours; our records do not settle how many people speak it.`,
  ]);
  return passage(OWN, 0.8, said && because(given(said, `language:${view.iso3}-${official.code}`), ...IDS));
}

/** They know enough of the local language for daily life, and no more. */
export function workingLocal(view: PlaceView, use: LanguageUse): Passage | null {
  const said = wayOf(view, 'language-working', [
    () =>
      say`You know enough ${use.name} for everyday life in ${view.name}, where most people speak it; contracts and offices ask for more.`,
    () =>
      say`Your ${use.name} is enough for errands in ${view.name} from the first week; letters and jokes come later.`,
    () =>
      say`Daily life in ${view.name} is in ${use.name}, and yours is good enough for that; work and offices ask for more.`,
  ]);
  return passage(
    'language',
    0.8,
    said && because(given(said, recordOf(view, use.code)), ...IDS, 'language-proficiency-rating'),
  );
}

/** The local language is theirs. */
export function ownLocal(view: PlaceView, use: LanguageUse): Passage | null {
  const said = wayOf(view, 'language-own', [
    () =>
      say`You arrive with the language: ${use.name} is the most spoken in ${view.name}, so [contracts, letters and jokes|offices, neighbours and radio|leases, doctors and gossip] are open to you from the first week.`,
    () =>
      say`Your ${use.name} carries you through ${view.name} from the first day, [accent aside|at the counter as well as in the lease].`,
    () =>
      say`[No lessons needed|↗You can leave the dictionary at home|Nothing to learn but the accent]: ${view.name} speaks ${use.name}.`,
  ]);
  return passage(OWN, 0.8, said && because(given(said, recordOf(view, use.code)), ...IDS));
}

/** The first town works in a language of theirs, and other regions in another. */
export function ownRegion(view: PlaceView, use: LanguageUse): Passage | null {
  const [town] = view.cities;
  const regional = town ? view.atlas.regionalLanguageIn(town) : null;
  if (!town || !regional || regional.code !== use.code) return null;
  const said = wayOf(view, 'language-own-region', [
    () =>
      say`${town.name} works in ${use.name}, which you speak: offices, schools and leases there are open to you, while other parts of ${view.name} work in another language.`,
    () =>
      say`You bring the language of ${town.name}: its offices and schools use ${use.name}. Other parts of ${view.name} use another.`,
  ]);
  const law = `regional:${view.iso3}-${regional.region ?? regional.town}`;
  return passage(OWN, 0.85, said && because(given(said, law), ...IDS));
}

/** Their language is official beside one with more speakers. */
export function officialBeside(view: PlaceView, use: LanguageUse): Passage | null {
  const local = localOf(view);
  const speakers = speakersSaid(view, use);
  const said = wayOf(view, 'language-official-beside', [
    () =>
      say`${use.name}, which you speak, is an official language of ${view.name}, and about ${speakers} of its people speak it; ${local.name} is spoken by more.`,
    () =>
      say`Your ${use.name} is official in ${view.name} and spoken by about ${speakers} of people there, beside ${local.name}, which more of them share.`,
  ]);
  return cared(
    view,
    passage(OWN, 0.85, said && because(given(said, recordOf(view, use.code), ...local.records), ...IDS)),
    ...(use.code === 'en' ? (['english'] as const) : []),
  );
}

/** Two official languages, both theirs. */
export function bothOfficial(view: PlaceView, first: LanguageUse, second: LanguageUse): Passage | null {
  const said = wayOf(view, 'language-both', [
    () =>
      say`${first.name} and ${second.name} are both official in ${view.name}, and you speak both: offices, leases and neighbours are open to you from the first day.`,
    () => say`You speak ${second.name} and ${first.name}, and both are official in ${view.name}.`,
  ]);
  const records = [first, second].map(({ code }) => recordOf(view, code));
  return passage(OWN, 0.85, said && because(given(said, ...records), ...IDS));
}
