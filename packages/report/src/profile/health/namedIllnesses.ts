import { saidAt } from './affirmed.ts';
import { DEVICES, ILLNESSES } from '../conditions.data.ts';

export interface Illness {
  /** "rheumatoid arthritis". */
  readonly name: string;
  /** "rheumatologist". */
  readonly specialist: string;
}

/** The illnesses a text affirms, once each, in order. */
export function illnessesIn(text: string): readonly Illness[] {
  let rest = text;
  const found: (Illness & { readonly at: number })[] = [];
  for (const [said, name, specialist] of ILLNESSES) {
    const at = saidAt(rest, said);
    if (at < 0) continue;
    found.push({ name, specialist, at });
    // "type 1 diabetes" must not count as diabetes again.
    rest = rest.replace(new RegExp(said.source, `${said.flags}g`), (match) => ' '.repeat(match.length));
  }
  return found
    .sort((a, b) => a.at - b.at)
    .filter((one, i, all) => all.findIndex(({ name }) => name.includes(one.name)) === i)
    .map(({ name, specialist }) => ({ name, specialist }));
}

/** Specialists named without an illness they treat: "needs a neurologist". */
export function specialistsIn(text: string): readonly string[] {
  const doctors = [...new Set(ILLNESSES.map(([, , specialist]) => specialist))].filter((one) =>
    /(?:ist|trician)$/.test(one),
  );
  return doctors.filter((one) => saidAt(text, new RegExp(`\\b${one}s?\\b`, 'i')) >= 0);
}

/** Devices a text affirms, once each: "glucose sensors". */
export function devicesIn(text: string): readonly string[] {
  return DEVICES.filter(([said]) => saidAt(text, said) >= 0).map(([, name]) => name);
}
