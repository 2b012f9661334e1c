/** Words that hold a sentence together in German, Dutch, French, Spanish, Portuguese or Italian, and are none in English. */
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

/** The same of English; what another of these languages writes alike, as "no" and "in", counts for neither. */
const HERE: ReadonlySet<string> = new Set(
  'the and or not with without must of to is are we my our for be have has where that who which should can cannot from at by it this but i if near only any very too more less than need want'.split(
    ' ',
  ),
);

/** What people who write English say in another language for manners or by habit, and towns with such names. */
const BORROWED =
  /\b(?:por favor|s['’]il vous pla[iî]t|bitte|pied[- ]à[- ]terre|laissez[- ]faire|je ne sais quoi|que ser[aá],? ser[aá]|joie de vivre|jus sanguinis|los (?:angeles|cabos|alamos|gatos|lagos))(?!\p{L})/giu;

/** Words as they stand in a sentence: a capital inside it is that of a name, "Sao Paulo", "MIT", "IST". */
const wordsOf = (text: string): readonly string[] => {
  const line = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const [first = '', ...more] = line.match(/[\p{L}]+/gu) ?? [];
  return [first.toLowerCase(), ...more.filter((word) => word === word.toLowerCase() || word === 'I')].map(
    (word) => (word === 'I' ? 'i' : word),
  );
};

/**
 * Whether a sentence is in German, French, Spanish or another language that writes some words as English does: its "war"
 * may be a "was", and its "violence" may be one that troubles nobody.
 */
export function isInOtherLanguage(text: string): boolean {
  const words = wordsOf(text.replace(BORROWED, ' '));
  const count = (set: ReadonlySet<string>): number => words.filter((word) => set.has(word)).length;
  return count(ELSEWHERE) > count(HERE);
}
