import type { Country } from '@global-fit/atlas/model';
import type { ProfessionRegister } from '@global-fit/atlas/law/registers';
import { flow, given, type Said, say, words } from '../../prose/said.ts';
import { wayOf } from '../passage.ts';
import { recognisedByRule } from './recognition.ts';
import type { PlaceView } from '../view.ts';

/** A regulated profession and the kind of body that usually regulates it. */
export interface Guarded {
  /** "nurse" */
  readonly name: string;
  /** "nursing council" */
  readonly guards: string;
}

const factOf = ({ iso3 }: PlaceView, profession: string): string => `register:${iso3}-${profession}`;

/** The record of the body that regulates a profession here; null where none may be printed. */
export function registerOf(view: PlaceView, profession: string): ProfessionRegister | null {
  const found = view.atlas.professionRegister(view.iso3, profession);
  return found?.from.shown ? found : null;
}

/** "the Nursing and Midwifery Board of Australia (Ahpra)"; null without a record. */
export function registerSaid(view: PlaceView, profession: string): Said | null {
  const register = registerOf(view, profession);
  return register && given(words(register.body), factOf(view, profession));
}

/** The same, or the kind of body: "the nursing council of Australia". */
export function bodySaid(view: PlaceView, { name, guards }: Guarded): Said {
  return registerSaid(view, name) ?? words(`the ${guards} of ${view.name}`);
}

/** Percent of speakers from which a country is assumed to train in a language. */
const TRAINS_IN = 80;

/** Whether a country trains in an official language of this place. */
function trainedInIts({ atlas, iso3 }: PlaceView, from: Country): boolean {
  return atlas.languages
    .of(from.iso3)
    .some(
      ({ code, share }) =>
        (share ?? 0) >= TRAINS_IN && atlas.languages.use(iso3, code)?.status === 'official',
    );
}

/** What a body requires of a foreign qualification; `open` names what is on no record. */
interface Demands {
  readonly language: string | null;
  readonly exam: string | null;
  readonly open: readonly ('language' | 'exam')[];
}

/**
 * What the body requires of a qualification from `from` (null: unknown): a language test unless training was in that
 * language, an exam unless an EU rule recognises the diploma, and nothing of a local qualification.
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

/** The places whose body's requirements, on language or foreign training, are on no record. */
export const demandOpen = (
  views: readonly PlaceView[],
  profession: string,
  from: Country | null,
  demand: 'language' | 'exam',
): readonly PlaceView[] => views.filter((view) => demandsOf(view, profession, from).open.includes(demand));

/** What the body requires, in a sentence that names the place; null without a record. */
export function demandsThereSaid(view: PlaceView, profession: string, from: Country | null): Said | null {
  const { language, exam } = demandsOf(view, profession, from);
  if (language === null && exam === null) return null;
  const said = [
    language === null ? null : `proof of the language is ${language}`,
    exam === null ? null : `for training from abroad the way is, as a rule, ${exam}`,
  ].filter((part) => part !== null);
  return given(words(`In ${view.name} ${said.join('; ')}.`), factOf(view, profession));
}

/** What the body asks of the language alone; null without a record. */
export function languageThereSaid(view: PlaceView, profession: string, from: Country | null): Said | null {
  const { language } = demandsOf(view, profession, from);
  return language === null
    ? null
    : given(words(`In ${view.name} it is ${language}.`), factOf(view, profession));
}

/** The same for the place's own section; null without a record. */
export function demandsSaid(view: PlaceView, profession: string, from: Country | null): Said | null {
  const { language, exam } = demandsOf(view, profession, from);
  const inLanguage =
    language === null
      ? null
      : wayOf(view, 'register-language', [
          () => say`As proof of the language it accepts ${language}.`,
          () => say`Its requirement for the language: ${language}.`,
          () => say`For the language it wants ${language}.`,
        ]);
  const byExam =
    exam === null
      ? null
      : wayOf(view, 'register-exam', [
          () => say`For training from abroad the way to it is, as a rule, ${exam}.`,
          () => say`Training from elsewhere requires, as a rule, ${exam}.`,
          () => say`What people trained abroad need first, as a rule: ${exam}.`,
        ]);
  const said = flow(inLanguage, byExam);
  return said.text === '' ? null : given(said, factOf(view, profession));
}
