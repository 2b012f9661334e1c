import { anyOf } from '@global-fit/matching/anyOf';
import { BRANDS, CLASS_WORDS, type MedicineClass, MEDICINES } from '../conditions.data.ts';
import { devicesIn } from './namedIllnesses.ts';

export interface NamedMedicine {
  /** A substance in lower case, a brand with its capital. */
  readonly name: string;
  readonly classes: readonly MedicineClass[];
}

/**
 * What a medicine is taken for decides what follows from it: to ward off, or now and then, it may be paused.
 * Not so what thins the blood, which always wards something off.
 */
const MAY_PAUSE =
  /\b(?:PrEP|pre-?exposure|prophyla\w+|prevent\w+|as needed|when needed|if needed|on demand|now and then|occasional\w*|rarely)\b/i;
const WHILE_TREATED: ReadonlySet<MedicineClass> = new Set(['not-to-stop']);

/** The part of a list that an entry stands in, with its purpose: up to the next comma, semicolon or full stop. */
function entryAround(text: string, at: number): string {
  const start = Math.max(...[',', ';', '\n', '. '].map((mark) => text.lastIndexOf(mark, at) + 1));
  const rest = text.slice(start).replace(/\([^)]*\)/g, (inside) => inside.replace(/[,;]/g, ' '));
  return rest.split(/[,;\n]|\. /)[0] ?? '';
}

/** A brand with its capital, a substance without. */
const asWritten = (name: string): string =>
  BRANDS.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}` : name.toLowerCase();

/** "Adderall XR": a brand by its first word, with what follows as it was typed; else a substance. */
function ofBrand(part: string): string {
  const [first = '', ...more] = part.split(' ');
  return BRANDS.test(first) ? [asWritten(first), ...more].join(' ') : inLowerCase(part);
}

/** Whether what stands in brackets is another name of what stands before them: "methylphenidate (Concerta)". */
function isSecondName(
  text: string,
  before: (NamedMedicine & { readonly at: number }) | undefined,
  { at, classes }: NamedMedicine & { readonly at: number },
): boolean {
  return (
    before !== undefined &&
    /^\s*\([^)]*$/.test(text.slice(before.at + before.name.length, at)) &&
    classes.join() === before.classes.join()
  );
}

/** Medicines we know named in a text, each once, in the order in which they are named. */
export function medicinesIn(text: string): readonly NamedMedicine[] {
  const found = MEDICINES.flatMap(([names, classes]) =>
    [...text.matchAll(new RegExp(names.source, 'gi'))].map((match) => ({
      name: asWritten(match[0]),
      classes:
        !classes.includes('anticoagulant') && MAY_PAUSE.test(entryAround(text, match.index))
          ? classes.filter((one) => !WHILE_TREATED.has(one))
          : classes,
      at: match.index,
    })),
  );
  return found
    .sort((a, b) => a.at - b.at)
    .filter((one, i, all) => all.findIndex(({ name }) => name === one.name) === i)
    .filter((one, i, all) => !isSecondName(text, all[i - 1], one))
    .map(({ name, classes }) => ({ name, classes }));
}

/** What a text says of medicines as a class: those of the substances it names, and those it names by their kind. */
export function classesIn(text: string): ReadonlySet<MedicineClass> {
  return new Set([
    ...medicinesIn(text).flatMap(({ classes }) => classes),
    ...CLASS_WORDS.flatMap(([said, classes]) => (said.test(text) ? classes : [])),
  ]);
}

/** Strength, form and frequency, which a letter gives in the words of the doctor. */
const DOSE = anyOf([
  /\b(?:always|spare|at hand|in stock)\b/gi,
  /\b(?:one|two|three|four|five|six)\b(?=\s*(?:$|[,;.]|always|spare|of them|pieces?|packs?|boxes))/gi,
  /\([^)]*\)/gi,
  /\b(?:every|each|once every|per) (?:(?:\d+|two|three|four|five|six|eight|ten|twelve|other|second|third|few|couple of)(?:[- –]\d+)? )?(?:hours?|days?|nights?|weeks?|months?|years?)\b/gi,
  /\b\d[\d.,/]*\s*(?:mg|mcg|µg|g|ml|iu|units?|x|%)?\b/gi,
  /\b(?:tablets?|capsules?|pens?|patch(?:es)?|spray|inhalers?|retard|daily|weekly|monthly|morning|evening)\b/gi,
  /\b(?:once|twice|a|per|day|week|month|every|every other)\b/gi,
  /\b(?:(?:as|when|if|only when|only if) (?:needed|required|necessary)|in need|on demand|prn|before meals)\b/gi,
  /\b(?:after meals|at night|twice daily|rarely|occasionally|sometimes|now and then|from time to time|very seldom|seldom)\b/gi,
  /\b(?:in|during|throughout|from|for) (?:the )?(?:(?:early|late|hay ?fever|pollen|allergy|flu) )?(?:spring|summer|autumn|fall|winter|season)(?: (?:and|or|to) (?:spring|summer|autumn|fall|winter))?\b/gi,
]);
/** A name of one to three words. */
const MEDICINE_NAME = /^\p{L}[\p{L}\d/-]*(?: [\p{L}\d/-]+){0,2}$/u;
/** Words that a name does not hold: then what was typed is a sentence. */
const SENTENCE = /\b(?:I|we|my|our|his|her|he|she|takes?|for|need|since|and|with|because|is|are|the)\b/i;
const MOST_TYPED = 8;

/** "HRT" stays as it is, "Baclofen" does not. */
const ABBREVIATION = /^[\p{Lu}\d]{2,4}s?$/u;

function inLowerCase(name: string): string {
  return name
    .split(' ')
    .map((word) => (ABBREVIATION.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** What stands before a colon: who takes what follows, "Graham: metformin". */
const LABEL = /^\s*([\p{L}\p{M}'’\s-]+)(?:\([^)]*\)\s*)?:(.*)$/su;

/** Who takes what follows, without a colon: "my son’s Ritalin", "Joris methylphenidate" of somebody called so. */
const KIN_BEFORE =
  /^\s*(?:(?:my|our) )?(?:wife|husband|partner|spouse|sons?|daughters?|child|kids?|mum|mom|mother|dad|father)(?:['’]s)?\s+(?=\p{L})/iu;

/** A part of a list without the one who takes it; `people` are the names of the household. */
function withoutTaker(part: string, people: readonly string[]): string {
  const named = people.find((name) =>
    new RegExp(`^\\s*${RegExp.escape(name)}(?:['’]s)?\\s`, 'iu').test(part),
  );
  return named === undefined
    ? part.replace(KIN_BEFORE, '')
    : part
        .trimStart()
        .slice(named.length)
        .replace(/^['’]s/, '');
}

/** A part of a list with the substance in place of a word that is none: "PrEP (emtricitabine/tenofovir)". */
function bySubstance(part: string): string {
  const [, before = '', inside = ''] = /^([^(]*)\(([^)]*)\)/.exec(part) ?? [];
  return medicinesIn(inside).length > 0 && medicinesIn(before).length === 0 && /\bPrEP\b/.test(before)
    ? inside
    : part;
}

/** The substance in brackets behind a brand that we do not know: "Levotiron 75 mcg (levothyroxine)"; null without one. */
function substanceOf(part: string): string | null {
  const [, before = '', inside = ''] = /^\s*([^(]*)\(([^)]*)\)/.exec(part) ?? [];
  const isBrand = /^\p{Lu}\p{Ll}/u.test(before) && medicinesIn(before).length === 0;
  const [substance, ...more] = isBrand ? (medicinesTyped(inside) ?? []) : [];
  return substance !== undefined && more.length === 0 && medicinesIn(inside).length > 0 ? substance : null;
}

/** A part of a list without strength, form and purpose. */
function withoutDose(part: string): string {
  return bySubstance(part)
    .replace(/ (?:for|against) .*$/i, ' ')
    .replace(DOSE, ' ')
    .replace(/[.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name in a part of a list; the words before a colon are left out unless they are the medicine themselves. */
function nameIn(part: string): string {
  const [, label = '', after = ''] = LABEL.exec(part) ?? [];
  const name = medicinesIn(label).length > 0 ? '' : withoutDose(after);
  return name === '' ? withoutDose(part) : name;
}

/**
 * The medicines of a list as they were typed, substances in lower case and brands with their capital, devices left out;
 * null where a part of it is no name. Whoever of the household is named before a medicine is left out.
 */
export function medicinesTyped(text: string, people: readonly string[] = []): readonly string[] | null {
  const typed = text
    .split(/[,;\n+]|\band\b|\. /)
    .filter((part) => devicesIn(part).length === 0)
    .map((part) => ({ name: nameIn(withoutTaker(part, people)), of: substanceOf(part) }))
    .filter(({ name }) => name !== '');
  const parts = typed.map(({ name }) => name);
  const names = [
    ...new Set(
      typed.map(({ name, of }) =>
        of !== null && !name.toLowerCase().includes(of.toLowerCase())
          ? `${name} (${of})`
          : /^\p{L}+$/u.test(name) && BRANDS.test(name)
            ? asWritten(name)
            : ofBrand(name),
      ),
    ),
  ];
  const readable = parts.every((part) => MEDICINE_NAME.test(part) && !SENTENCE.test(part));
  return readable && names.length > 0 && names.length <= MOST_TYPED ? names : null;
}
