import type { UnionLaw } from '@global-fit/atlas/law/unions';
import { dayInWords } from './english.ts';
import { given, type Said, words } from './said.ts';

function since({ since: from, act }: UnionLaw): string {
  const when = from ? ` since ${dayInWords(from)}` : '';
  return act ? `${when}, by ${act}` : when;
}

/**
 * What the law offers couples of any sexes, as a clause resting on its record. It speaks of the law, not of the
 * reader.
 */
export function unionSaid(law: UnionLaw): Said {
  const text = {
    marriage: `marriage is open to every couple, whoever the two are${law.since ? ',' : ''}${since(law)}`,
    'civil union': `a civil union, not marriage, is open to every couple${since(law)}`,
    neither: `neither marriage nor a civil union open to every couple is on our lists${law.act ? `: ${law.act}` : ''}`,
  }[law.status];
  return given(words(text), `unions:${law.iso3}`);
}
