import { tokensIn } from '../figures/numbers.ts';
import { type Said, words } from './said.ts';

/** The words of a law; ages, years and shares in them are quoted from it. */
export const lawWords = (law: string): Said => ({
  ...words(law),
  figures: tokensIn(law).map(({ text: shown, value }) => ({
    shown,
    from: { constant: value, why: 'the law itself' },
  })),
});
