import { article } from '../prose/english.ts';
import type { Finding } from './finding.ts';
import type { TextAt } from './passages.ts';

const LEAKED = /\b(?:null|undefined|NaN|Infinity)\b|\[object|[\uE000-\uF8FF]/;

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/ {2,}/, 'double space'],
  // Private-use characters mark parts of a text while it is written (prose/said.ts); fonts show them as odd symbols.
  [LEAKED, 'a value that leaked from the program'],
  [/\s[,.;:!?](?:\s|$)/, 'space before punctuation'],
  [/[,;:]{2,}|(?<!\.)\.\.(?!\.)|[,;:]\s*[.;,](?=\s|$)/, 'doubled punctuation'],
  [/\b(?:PLACE|CITY)\b|\[[^\]]*\||^\[/, 'a blank that was not filled'],
  [/“\s*”|\(\s*\)/, 'empty quotation or bracket'],
  [/\b(the|a|an|of|in|and|to|for|is|are) \1\b/i, 'doubled word'],
  // Names may repeat (Pago Pago); lower-case words do not.
  [/\b([a-z]{3,}) \1\b/, 'doubled word'],
  // A sentence may end in "with" or "of". Words missing before a full stop leave a space there.
  [/(?<![\wÀ-ž])(?:than|and|the|or|a|an)[.;]/, 'sentence ends in mid-air'],
  // The last point of initials ends no sentence: "Washington D.C. is".
  [/(?:^|(?:(?<!\b[A-Z]\.[A-Z])\.|[!?]) )[a-zà-ö]/, 'sentence begins in lower case'],
];

function unbalanced(text: string): string | null {
  const count = (mark: string): number => text.split(mark).length - 1;
  if (count('“') !== count('”')) return 'unbalanced quotation marks';
  return count('(') === count(')') ? null : 'unbalanced brackets';
}

function wrongArticle(text: string): string | null {
  for (const [, given, next] of text.matchAll(/(?<![\wÀ-ž’])(an?) ([A-Za-zÀ-ž][\wÀ-ž-]*)/g)) {
    if (given && next && given !== article(next) && !/^[a-z]$/i.test(next)) return `"${given} ${next}"`;
  }
  return null;
}

/** Hides quotations, whose words are the customer's. */
function own(text: string): string {
  return text.replace(/“[^”]*”/g, '“…”');
}

/** Finds slips where sentences are joined: articles, spaces, leaked values, empty names, unbalanced marks. */
export function checkGrammar(texts: readonly TextAt[]): readonly Finding[] {
  return texts.flatMap((one): readonly Finding[] => {
    if (one.kind === 'table' || one.kind === 'comparison') {
      return LEAKED.test(own(one.text))
        ? [
            {
              severity: 'error',
              check: 'grammar',
              where: one.where,
              message: 'a value that leaked from the program',
            },
          ]
        : [];
    }
    const text = own(one.text);
    const found = SLIPS.filter(([pattern]) => pattern.test(text)).map(([, message]) => message);
    const marks = unbalanced(text);
    const wrong = wrongArticle(text);
    return [...found, ...(marks ? [marks] : []), ...(wrong ? [`article: ${wrong}`] : [])].map(
      (message): Finding => ({
        severity: 'error',
        check: 'grammar',
        where: one.where,
        message: `${message}: ${one.text.slice(0, 160)}`,
      }),
    );
  });
}
