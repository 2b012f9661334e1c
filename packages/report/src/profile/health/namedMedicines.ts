import { anyOf } from '@global-fit/matching/anyOf';
import { BRANDS, CLASS_WORDS, type MedicineClass, MEDICINES } from '../conditions.data.ts';
import { devicesIn } from './namedIllnesses.ts';

export interface NamedMedicine {
  /** A substance in lower case, a brand capitalised. */
  readonly name: string;
  readonly classes: readonly MedicineClass[];
}

/**
 * Medicines taken preventively or as needed may be paused. Blood thinners may not, although they always prevent
 * something.
 */
const MAY_PAUSE =
  /\b(?:PrEP|pre-?exposure|prophyla\w+|prevent\w+|as needed|when needed|if needed|on demand|now and then|occasional\w*|rarely)\b/i;
const WHILE_TREATED: ReadonlySet<MedicineClass> = new Set(['not-to-stop']);

/** A remark on a medicine that is no longer taken: "tried Ritalin before". */
const NO_LONGER =
  /\b(?:tried|used to|previously|in the past|formerly|no longer|came off|switched from|(?:I|we|he|she) (?:have |has )?stopped|took (?:\w+ )?(?:before|once))\b/i;

/** A list of medicines without the remarks on those no longer taken. */
export const takenNow = (text: string): string =>
  text
    .split(/(?<=[,;\n]|\. )/)
    .filter((part) => !NO_LONGER.test(part))
    .join('');

/** The part of a list around an entry, with its purpose, up to the next comma, semicolon or full stop. */
function entryAround(text: string, at: number): string {
  const start = Math.max(...[',', ';', '\n', '. '].map((mark) => text.lastIndexOf(mark, at) + 1));
  const rest = text.slice(start).replace(/\([^)]*\)/g, (inside) => inside.replace(/[,;]/g, ' '));
  return rest.split(/[,;\n]|\. /)[0] ?? '';
}

/** Capitalises brands and lower-cases substances. */
const asWritten = (name: string): string =>
  BRANDS.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}` : name.toLowerCase();

/** "Adderall XR": recognises a brand by its first word and keeps the rest as typed; otherwise a substance. */
function ofBrand(part: string): string {
  const [first = '', ...more] = part.split(' ');
  return BRANDS.test(first) ? [asWritten(first), ...more].join(' ') : inLowerCase(part);
}

/** Whether a name in brackets repeats the one before it: "methylphenidate (Concerta)". */
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

/** A medicine that a text says is not taken: "diabetes type 2 (no insulin)"; not "I cannot be without insulin". */
const NOT_TAKEN =
  /\b(?:no|not (?:yet )?(?:on|taking|using|needing)|(?:do|does|did)(?: not|n['’]t) (?:yet )?(?:take|use|need|have)|(?<!\b(?:be|do|go|live|get by|cope|survive|die|ill|off) )without)(?: any)? (?!longer\b|more\b|less\b)\p{L}+/giu;
/** A text in which what is not taken is blanked, so that positions stay. */
const asTaken = (text: string): string => text.replace(NOT_TAKEN, (words) => ' '.repeat(words.length));

/** The known medicines named in a text as taken, once each, in order. */
export function medicinesIn(written: string): readonly NamedMedicine[] {
  const text = asTaken(written);
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

/** The classes of medicines a text implies, by substances or by words for a class. */
export function classesIn(text: string): ReadonlySet<MedicineClass> {
  return new Set([
    ...medicinesIn(text).flatMap(({ classes }) => classes),
    ...CLASS_WORDS.flatMap(([said, classes]) => (said.test(asTaken(text)) ? classes : [])),
  ]);
}

/** Strength, form and frequency, which a doctor's letter states instead. */
const DOSE = anyOf([
  /\b(?:always|now|currently|spare|at hand|in stock)\b/gi,
  /\b(?:one|two|three|four|five|six)\b(?=\s*(?:$|[,;.]|always|spare|of them|pieces?|packs?|boxes))/gi,
  /\([^)]*\)/gi,
  /\b(?:every|each|once every|per) (?:(?:\d+|two|three|four|five|six|eight|ten|twelve|other|second|third|few|couple of)(?:[- –]\d+)? )?(?:hours?|hrs?|days?|nights?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?)\b/gi,
  /\b\d[\d.,/]*\s*(?:mg|mcg|µg|g|ml|iu|units?|x|%)?\b/gi,
  /\bx ?\d+\b|\b\d+ ?x\b/gi,
  /\b(?:tablets?|tabs?|capsules?|caps?|pens?|patch(?:es)?|spray|inhalers?|puffs?|sachets?|syringes?|injections?|inj|infusions?|retard)\b/gi,
  /\b(?:daily|weekly|wkly|fortnightly|monthly|nightly|morning|evening)\b/gi,
  /\b(?:once|twice|a|per|day|week|month|every|every other)\b/gi,
  /\b(?:(?:as|when|if|only when|only if) (?:needed|required|necessary)|in need|on demand|prn|before meals)\b/gi,
  /\b(?:after meals|at night|twice daily|rarely|occasionally|sometimes|now and then|from time to time|very seldom|seldom)\b/gi,
  /\b(?:in|during|throughout|from|for) (?:the )?(?:(?:early|late|hay ?fever|pollen|allergy|flu) )?(?:spring|summer|autumn|fall|winter|season)(?: (?:and|or|to) (?:spring|summer|autumn|fall|winter))?\b/gi,
]);
/** A name of one to three words. */
const MEDICINE_NAME = /^\p{L}[\p{L}\d/-]*(?: [\p{L}\d/-]+){0,2}$/u;
/** Words that make an entry a sentence rather than a name. */
const SENTENCE = /\b(?:I|we|my|our|his|her|he|she|takes?|for|need|since|and|with|because|is|are|the)\b/i;
const MOST_TYPED = 8;

/** "HRT" keeps its capitals, "Baclofen" does not. */
const ABBREVIATION = /^[\p{Lu}\d]{2,4}s?$/u;

function inLowerCase(name: string): string {
  return name
    .split(' ')
    .map((word) => (ABBREVIATION.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** Who takes what follows, before a colon: "Graham: metformin". */
const LABEL = /^\s*([\p{L}\p{M}'’\s-]+)(?:\([^)]*\)\s*)?:(.*)$/su;

/** The same without a colon: "my son’s Ritalin", or "Joris methylphenidate" for a member of that name. */
const KIN_BEFORE =
  /^\s*(?:(?:my|our) )?(?:wife|husband|partner|spouse|sons?|daughters?|child|kids?|mum|mom|mother|dad|father)(?:['’]s)?\s+(?=\p{L})/iu;

/** An entry without the person who takes it; `people` are the household's names. */
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

/** Words for what no brand or substance names. */
const NO_NAME = /\bPrEP\b|\b(?:pills?|tablets?|medicines?|medications?|drops|spray|inhaler|syrup)\b/i;
/** An entry that says that somebody takes none. */
const NONE = /^(?:nothing|none|nil|n\/a|no (?:regular )?(?:medicines?|medications?|meds|drugs|pills))$/i;

/** Replaces words that name no substance by the one in brackets: "PrEP (emtricitabine/tenofovir)", "sleeping pill (etizolam)". */
function bySubstance(part: string): string {
  const [, before = '', inside = ''] = /^([^(]*)\(([^)]*)\)/.exec(part) ?? [];
  return medicinesIn(inside).length > 0 && medicinesIn(before).length === 0 && NO_NAME.test(before)
    ? inside
    : part;
}

/** The substance in brackets after an unknown brand: "Levotiron 75 mcg (levothyroxine)"; null where there is none. */
function substanceOf(part: string): string | null {
  const [, before = '', inside = ''] = /^\s*([^(]*)\(([^)]*)\)/.exec(part) ?? [];
  const isBrand = /^\p{Lu}\p{Ll}/u.test(before) && medicinesIn(before).length === 0;
  const [substance, ...more] = isBrand ? (medicinesTyped(inside) ?? []) : [];
  return substance !== undefined && more.length === 0 && medicinesIn(inside).length > 0 ? substance : null;
}

/** An entry without strength, form and purpose. */
function withoutDose(part: string): string {
  return bySubstance(part)
    .replace(/ (?:for|against) .*$/i, ' ')
    .replace(DOSE, ' ')
    .replace(/[.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The medicine's name in an entry. Words before a colon are dropped unless they are the medicine. */
function nameIn(part: string): string {
  const [, label = '', after = ''] = LABEL.exec(part) ?? [];
  const name = medicinesIn(label).length > 0 ? '' : withoutDose(after);
  return name === '' ? withoutDose(part) : name;
}

/**
 * The medicines of a list as typed, substances in lower case and brands capitalised, without devices and people; null
 * where an entry is no name.
 */
export function medicinesTyped(text: string, people: readonly string[] = []): readonly string[] | null {
  const typed = text
    .split(/[,;\n+]|\band\b|\. /)
    .filter((part) => devicesIn(part).length === 0)
    .map((part) => ({ name: nameIn(withoutTaker(part, people)), of: substanceOf(part) }))
    .filter(({ name }) => name !== '' && !NONE.test(name));
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
