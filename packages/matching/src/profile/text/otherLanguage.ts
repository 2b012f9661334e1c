import { anyOf } from '../../anyOf.ts';

/** Function words of German, Dutch, French, Spanish, Portuguese and Italian that are no words of English. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  [
    'kein keine keinen keiner keinem keines nicht und oder ohne ich wir mein meine meinen meiner unser unsere unseren',
    'für der dem das ein eine einen einem einer ist sind sehr auch aber nur bitte gerne möchte möchten muss müssen suche',
    'suchen brauche brauchen nach auf zum zur mit viel wenig nie niemals außer außerdem sollte gibt wenn weil',
    'geen niet zonder een het ik mijn onze ook maar veel',
    'pas je nous sans avec pour très trop dans sont mais chez jamais aucun aucune veux voulons voudrais cherche cherchons',
    'une les nos notre qui où sauf être suis avoir',
    'que muy mucho mucha pero para por quiero queremos quisiera prefiero gustaría gusta importa necesito busco buscamos',
    'hay donde una los mis nuestro nuestra excepto tiene tienen debe deben hablar hablan vivir',
    'sem não nao uma muito muita quero gosto procuro preciso onde meu minha nossa nosso exceto',
    'senza che molto molta voglio cerco cerchiamo gli sono della',
  ].flatMap((words) => words.split(' ')),
);

/**
 * The same words of English. Those that another of these languages shares, such as "no" and "in", count for neither.
 */
const HERE: ReadonlySet<string> = new Set(
  'the and or not with without must of to is are we my our for be have has where that who which should can cannot from at by it this but i if near only any very too more less than need want'.split(
    ' ',
  ),
);

/** Foreign phrases that people use within English, and towns with foreign names. */
const BORROWED = anyOf([
  /\b(?:por favor|s['’]il vous pla[iî]t|bitte|pied[- ]à[- ]terre|laissez[- ]faire|je ne sais quoi|que ser[aá],? ser[aá])(?!\p{L})/giu,
  /\b(?:joie de vivre|jus sanguinis|los (?:angeles|cabos|alamos|gatos|lagos))(?!\p{L})/giu,
]);

/** The words of a sentence in lower case, without names, which have a capital inside it: "Sao Paulo", "MIT", "IST". */
const wordsOf = (text: string): readonly string[] => {
  const line = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const [first = '', ...more] = line.match(/[\p{L}]+/gu) ?? [];
  return [first.toLowerCase(), ...more.filter((word) => word === word.toLowerCase() || word === 'I')].map(
    (word) => (word === 'I' ? 'i' : word),
  );
};

/**
 * Whether one condition is in German, French, Spanish or another language that shares spellings with English: its
 * "war" may mean "was", and its "violence" may be one that troubles nobody.
 */
export function isForeignLine(text: string): boolean {
  const words = wordsOf(text.replace(BORROWED, ' '));
  const count = (set: ReadonlySet<string>): number => words.filter((word) => set.has(word)).length;
  return count(ELSEWHERE) > count(HERE);
}
