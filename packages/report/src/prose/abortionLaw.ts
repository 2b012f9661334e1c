import type { AbortionLaw } from '@global-fit/atlas/law/abortion';
import { constant, shown } from '../figures/quantity.ts';
import { given, type Said, say } from './said.ts';

/**
 * What the law says about abortion, as a clause with the year of the text: "abortion is banned by law (record of
 * 2022)".
 */
export function abortionSaid({ iso3, status, from }: AbortionLaw): Said {
  const law = {
    'on request': 'the law opens abortion on request, up to a week that it sets',
    'broad grounds': 'the law opens abortion on broad grounds, social ones among them',
    health: 'the law opens abortion only on grounds such as health or a crime',
    life: 'the law opens abortion only to save the woman’s life',
    banned: 'abortion is banned by law',
  }[status];
  const year = shown(constant(Number(from.asOf?.slice(0, 4)), 'the year of what was read'), String);
  return given(say`${law} (record of ${year})`, `abortion:${iso3}`);
}
