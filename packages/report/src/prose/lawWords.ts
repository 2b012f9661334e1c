import { tokensIn } from '../figures/numbers.ts';
import { type Said, words } from './said.ts';

/** The words of a law, whose ages, years and shares are its own. */
export const lawWords = (law: string): Said => ({
  ...words(law),
  figures: tokensIn(law).map(({ text: shown, value }) => ({
    shown,
    from: { constant: value, why: 'the law itself' },
  })),
});
