import { anyOf } from '@global-fit/matching/anyOf';

/** Function words that reveal a text's language; those that are English too count for neither. */
const SMALL_WORDS: readonly ReadonlySet<string>[] = [
  'le les des du un une et dans pas ne est sont que qui mon ma mes nous je il elle avec sans où à au aux ou en de la quel quelle quels quelles comment peut peuvent être notre nos votre cette ce leur leurs sur pour',
  'el los las un una y en que con sin por para es son mi nos del al más muy donde dónde de la se qué cómo puede pueden nuestro nuestra ser hay lo tiene tienen debe deben hablar hablan vivir',
  'os um uma em que não com sem por para são meu minha da dos das de ao mais onde como pode podem ser há nosso nossa é e tem ter deve falar viver',
  'il lo gli le un una che non con senza di del della nel sono mio mia più dove si la in quali quale come può possono essere nostro nostra è e per deve parlare vivere',
  'der das und nicht kein keine keinen ist sind mit ohne für ein eine einen wir ich zu im auf von oder wo wie mehr sich man dort kann können dass mein meine unser unsere wird werden habe haben gibt darf muss bekomme bleibt wenn nach',
  'het een en van niet geen met zonder voor zijn wij ik de op te dat meer kan kunnen waar hoe mijn onze ons er',
  'och att inte ingen inga med utan för är vi jag som på till mer än ett en det kan var hur vår våra våran min',
  'ang ng mga ba po ako kami namin ko mo siya kung paano pwede puwede hindi wala ito yung namin natin misis para kailangan magkano',
  'czy nie jest są się dla jak że moja mój moje nasz nasza mogę możemy żeby oraz przez bez gdzie ile',
  've bir için mı mi mu mü ile nasıl var yok bu ben biz olur kadar hangi nerede gibi ama daha çok',
  'yang dan apakah saya kami untuk dengan bisa tidak adalah dari ini itu berapa bagaimana kalau ada',
  'là của có không được cho tôi chúng các những và để ở thì bao nhiêu như',
].map((words) => new Set(words.split(' ')));

const ENGLISH: ReadonlySet<string> = new Set(
  'the of and to in is are no not with for a an where that than more my our i we it or be on at from have has must would could can what which how do does any there need want if so but as they you your'.split(
    ' ',
  ),
);

/** Names with function words in them: "Santiago de Compostela", "Las Palmas". */
const IN_NAMES = anyOf([
  /(?:\b(?:Las?|Los|El|Le|Les|San|Santa)\s+)?\p{Lu}[\p{L}’'-]*(?:\s+(?:de|del|la|las|los|el|da|do|dos|di|du|des|van|der|den|von|sur|en|le|les)){1,3}\s+\p{Lu}[\p{L}’'-]*/gu,
  /\b(?:Las|Los|El|La|Le|Les|Den|Der|Het)\s+\p{Lu}[\p{L}’'-]+/gu,
]);
/** Elisions of French and Italian: "D'adrénaline", "l’école". */
const ELIDED = /(?<!\p{L})(?:d|l|n|qu|c|j|s|dell|all|nell|un)['’](?=[aeiouhàâäéèêëîïôöûüœ])/giu;
/** "1,300 euro per month" is English as well. */
const PER = /\bper (?:an?|month|year|week|day|hour|night|person|head|cent|child|square)\b/gi;
const LETTERS = /\p{L}/gu;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * Whether a text is in a language other than English, by its script and function words. A mixed text counts as its
 * more frequent language, and a few foreign words do not count. For whole texts: the few words of one condition are
 * judged by `isForeignLine` of the matching package.
 */
export function isInOtherLanguage(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  if (letters > 0 && (text.match(NOT_LATIN)?.length ?? 0) > letters / 2) return true;
  const plain = text.replace(IN_NAMES, ' ').replace(PER, ' ');
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  const elided = plain.match(ELIDED)?.length ?? 0;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return SMALL_WORDS.some((small) => {
    const found = words.filter((word) => small.has(word) && !ENGLISH.has(word)).length + elided;
    return found >= 2 && found > english;
  });
}
