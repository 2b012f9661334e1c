import type { Atlas } from '@global-fit/atlas/atlas';
import type { Profile } from '../../profile/profile.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';

/** ", with a passport of Brazil"; for a refugee, the citizenship and the document that replaces a passport. */
export function papersSaid({ citizenships, document, discreet }: Profile, atlas: Atlas): string {
  const names = list(citizenships.map(nameOf));
  if (document) {
    const issuer = document.issuer === null ? null : atlas.country(document.issuer);
    const own = names === '' ? [] : [`the citizenship of ${names}`];
    const paper =
      discreet.length > 0
        ? []
        : [`a travel document${issuer ? ` of ${nameOf(issuer)}` : ''} in place of a passport`];
    return own.length + paper.length > 0 ? `, with ${list([...own, ...paper])}` : '';
  }
  return names === '' ? '' : `, with ${citizenships.length === 1 ? 'a passport' : 'passports'} of ${names}`;
}
