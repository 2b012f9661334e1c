import type { Country } from '@global-fit/atlas/model';
import type { ProfessionRegister } from '@global-fit/atlas/registers';
import { flow, given, type Said, say, words } from '../prose/said.ts';
import { wayOf } from './passage.ts';
import { recognisedByRule } from './recognition.ts';
import type { PlaceView } from './view.ts';

/** A guarded profession and the kind of body that guards it in most countries. */
export interface Guarded {
  /** "nurse" */
  readonly name: string;
  /** "nursing council" */
  readonly guards: string;
}

const factOf = ({ iso3 }: PlaceView, profession: string): string => `register:${iso3}-${profession}`;

/** The record of the body that decides on a profession here; null where none is shown. */
export function registerOf(view: PlaceView, profession: string): ProfessionRegister | null {
  const found = view.atlas.professionRegister(view.iso3, profession);
  return found?.from.shown ? found : null;
}

/** "the Nursing and Midwifery Board of Australia (Ahpra)"; null where no record names the body. */
export function registerSaid(view: PlaceView, profession: string): Said | null {
  const register = registerOf(view, profession);
  return register && given(words(register.body), factOf(view, profession));
}

/** The same, or the kind of body: "the nursing council of Australia". */
export function bodySaid(view: PlaceView, { name, guards }: Guarded): Said {
  return registerSaid(view, name) ?? words(`the ${guards} of ${view.name}`);
}

/** From this share of speakers on, a country is taken to train in a language, in percent. */
const TRAINS_IN = 80;

/** Whether people from a country train in an official language of this one. */
function trainedInIts({ atlas, iso3 }: PlaceView, from: Country): boolean {
  return atlas.languages
    .of(from.iso3)
    .some(
      ({ code, share }) =>
        (share ?? 0) >= TRAINS_IN && atlas.languages.use(iso3, code)?.status === 'official',
    );
}

/**
 * What the body asks of a qualification from `from` (null = not known): proof of the language unless the training was
 * in it, an exam unless a rule of the Union recognises the diploma. Null where nothing is on record.
 */
export function demandsSaid(view: PlaceView, profession: string, from: Country | null): Said | null {
  const register = registerOf(view, profession);
  if (!register || from?.iso3 === view.iso3) return null;
  const language = from !== null && trainedInIts(view, from) ? null : register.language;
  const exam = recognisedByRule(view, from, profession) ? null : register.exam;
  const inLanguage =
    language === null
      ? null
      : wayOf(view, 'register-language', [
          () => say`As proof of the language it takes ${language}.`,
          () => say`What it asks of the language: ${language}.`,
          () => say`On the language it wants ${language}.`,
        ]);
  const byExam =
    exam === null
      ? null
      : wayOf(view, 'register-exam', [
          () => say`For training from abroad the way there is, as a rule, ${exam}.`,
          () => say`Training from elsewhere takes, as a rule, ${exam}.`,
          () => say`What stands before it for people trained abroad, as a rule: ${exam}.`,
        ]);
  const said = flow(inLanguage, byExam);
  return said.text === '' ? null : given(said, factOf(view, profession));
}
