import type { Atlas } from '@global-fit/atlas/atlas';
import { FACTORS, INDICATORS_READ } from './factors/catalogue.ts';
import { QUIZ_FACTORS } from './factors/quiz.ts';
import type { Factor, UtilityCurve } from './model.ts';
import { PERSONAL_FACTORS } from './personal/all.ts';

const short = (value: number): string => String(Number(value.toPrecision(3)));

/** "0 -> 0, 50 -> 0.25" with plain values, or the words with their utilities. */
function curveText({ points, scale, words }: UtilityCurve): string {
  if (words)
    return Object.entries(words)
      .map(([word, utility]) => `${word}: ${utility}`)
      .join(', ');
  const steps = points
    .map(([x, utility]) => `${short(scale === 'log10' ? 10 ** x : x)}: ${short(utility)}`)
    .join(', ');
  return scale === 'log10' ? `${steps} (log)` : steps;
}

function effectText({ points, words }: UtilityCurve): string {
  if (words) return 'by word';
  const utilities = points.map(([, utility]) => utility);
  const rises = utilities.every((utility, i) => i === 0 || utility >= (utilities[i - 1] as number));
  const falls = utilities.every((utility, i) => i === 0 || utility <= (utilities[i - 1] as number));
  return rises ? 'more is better' : falls ? 'less is better' : 'best in the middle';
}

function rows(atlas: Atlas, { label, parts }: Factor): readonly string[] {
  return parts.map(({ indicator: id, share, curve, reason, otherwise = [] }) => {
    const indicator = atlas.indicator(id);
    const marks = [
      indicator?.shareAlike ? 'share-alike' : '',
      indicator?.shown === false ? 'not printed' : '',
    ].filter((mark) => mark !== '');
    const name = `\`${id}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
    const standIns = otherwise.map((one) => `\`${one.indicator}\``).join(', ');
    const why = standIns === '' ? reason : `${reason}; where unknown ${standIns}`;
    return `| ${name} | ${label} | ${Math.round(share * 100)}% | ${why} | ${effectText(curve)} | ${curveText(curve)} | ${indicator?.unit ?? ''} |`;
  });
}

const HEAD = [
  '| indicator | factor | share | reason | effect | value: utility | unit |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

/** The page `docs/indicators.md`: every indicator with its factor, share, reason, effect and curve. */
export function cataloguePage(atlas: Atlas): string {
  return [
    '# Every indicator',
    '',
    `The engine reads ${INDICATORS_READ.length} indicators in ${FACTORS.length} factors, and computes ${PERSONAL_FACTORS.length} more factors for each household. Printed from the catalogue by \`node packages/matching/scripts/docs.ts\`; a test fails when the two differ.`,
    '',
    ...HEAD,
    ...FACTORS.flatMap((factor) => rows(atlas, factor)),
    '',
    '## Factors computed for the household',
    '',
    '| factor | label | method |',
    '| --- | --- | --- |',
    ...PERSONAL_FACTORS.map(({ id, label, method }) => `| \`${id}\` | ${label} | ${method} |`),
    '',
    '## Factors of the free quiz',
    '',
    ...HEAD,
    ...QUIZ_FACTORS.flatMap((factor) => rows(atlas, factor)),
    '',
  ].join('\n');
}
