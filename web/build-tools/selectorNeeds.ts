const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;
const ATTRIBUTE = /\[[^\]]*\]/g;
const ELEMENT = /(?<=^|[\s>+~])[a-z][a-z\d]*/gi;
/** Innermost brackets, which contain no further ones. */
const NEGATION_OR_CHOICE = /:not\([^()]*\)|:(?:is|where|has)\([^()]*,[^()]*\)/g;
const NEEDED_IN_BRACKETS = /:(?:is|where)\(([^()]*)\)/g;
/** Pseudo-classes and pseudo-elements that apply to form fields only. */
const PART_OF_FIELD = /::placeholder|:-moz-ui-/;
/** Pseudo-elements of particular types of input. */
const PARTS_OF_TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/::-webkit-(?:calendar|date)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [/::-webkit-(?:inner|outer)-spin/, ['number']],
  [/::-webkit-search/, ['search']],
  [/::file-selector-button/, ['file']],
];

/** The features of a page that selectors may require. */
export interface Inventory {
  readonly classes: ReadonlySet<string>;
  /** Element names in lower case. */
  readonly elements: ReadonlySet<string>;
  /** Types of inputs, as in their attributes. */
  readonly types: ReadonlySet<string>;
}

const unescaped = (name: string): string =>
  name.replace(ESCAPE, (_escape, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

/**
 * Whether a selector may match in a page, now or in another state. It cannot where it requires a class or an element
 * that the page lacks. Negated selectors and alternatives require nothing.
 */
export function mayMatch(selector: string, { classes, elements, types }: Inventory): boolean {
  const names: string[] = [];
  // Escaped brackets in a name would be taken for those of a pseudo-class.
  let rest = selector.replace(CLASS, (_class, name: string) => {
    names.push(unescaped(name));
    return `.${names.length - 1}`;
  });
  rest = rest.replace(ATTRIBUTE, '');
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(NEGATION_OR_CHOICE, '').replace(NEEDED_IN_BRACKETS, ' $1');
  }
  const fields = ['input', 'select', 'textarea'];
  if (PART_OF_FIELD.test(rest) && !fields.some((field) => elements.has(field))) return false;
  if (PARTS_OF_TYPES.some(([part, of]) => part.test(rest) && !of.some((type) => types.has(type))))
    return false;
  return (
    [...rest.matchAll(/\.(\d+)/g)].every(([, at]) => classes.has(names[Number(at)]!)) &&
    (rest.match(ELEMENT) ?? []).every((name) => elements.has(name.toLowerCase()))
  );
}
