import type { HeldPassport } from '@global-fit/matching/entry/settling/naturalisation';
import { nameOf } from '../../../prose/countryNames.ts';
import { list } from '../../../prose/english.ts';
import { given, type Said, words } from '../../../prose/said.ts';

/**
 * What a passport's law says about acquiring another citizenship, as a clause; null where only a general figure is on
 * record.
 */
export function lawSaid({ iso3, name, rule, law, listed }: HeldPassport): Said | null {
  if (!law || rule !== 'no') return null;
  const held = nameOf({ iso3, name });
  const clause =
    law.effect === 'ends'
      ? `the law of ${held} ends its citizenship once you take another (${law.act})`
      : `${held} lets its citizens hold, beside its own, the citizenships of ${list(listed.map(nameOf))} (${law.act}), and this one is not listed`;
  return given(words(clause), `second:${iso3}`);
}
