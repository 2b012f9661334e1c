import type { Country } from '@global-fit/atlas/model';
import type { ProfessionRegister } from '@global-fit/atlas/law/registers';
import { flow, given, type Said, say, words } from '../../prose/said.ts';
import { wayOf } from '../passage.ts';
import { recognisedByRule } from './recognition.ts';
import type { PlaceView } from '../view.ts';

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

/** What a body asks of a qualification from abroad; `open` is what of it is on no record. */
interface Demands {
  readonly language: string | null;
  readonly exam: string | null;
  readonly open: readonly ('language' | 'exam')[];
}

/**
 * What the body asks of a qualification from `from` (null = not known): proof of the language unless the training was
 * in it, an exam unless a rule of the Union recognises the diploma; nothing of one from the place itself.
 */
function demandsOf(view: PlaceView, profession: string, from: Country | null): Demands {
  if (from?.iso3 === view.iso3) return { language: null, exam: null, open: [] };
  const register = registerOf(view, profession);
  const trained = from !== null && trainedInIts(view, from);
  const byRule = recognisedByRule(view, from, profession);
  const language = trained ? null : (register?.language ?? null);
  const exam = byRule ? null : (register?.exam ?? null);
  return {
    language,
    exam,
    open: [
      ...(exam === null && !byRule ? (['exam'] as const) : []),
      ...(language === null && !trained ? (['language'] as const) : []),
    ],
  };
}

/** The places of which no record tells what their body asks: of the language, or of training from abroad. */
export const demandOpen = (
  views: readonly PlaceView[],
  profession: string,
  from: Country | null,
  demand: 'language' | 'exam',
): readonly PlaceView[] => views.filter((view) => demandsOf(view, profession, from).open.includes(demand));

/** What the body of one of several places asks, in a sentence that names the place; null where nothing is on record. */
export function demandsThereSaid(view: PlaceView, profession: string, from: Country | null): Said | null {
  const { language, exam } = demandsOf(view, profession, from);
  if (language === null && exam === null) return null;
  const said = [
    language === null ? null : `proof of the language is ${language}`,
    exam === null ? null : `for training from abroad the way is, as a rule, ${exam}`,
  ].filter((part) => part !== null);
  return given(words(`In ${view.name} ${said.join('; ')}.`), factOf(view, profession));
}

/** The same of one place, in the words of its own chapter; null where nothing is on record. */
export function demandsSaid(view: PlaceView, profession: string, from: Country | null): Said | null {
  const { language, exam } = demandsOf(view, profession, from);
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
