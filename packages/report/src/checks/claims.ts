import type { Atlas } from '@global-fit/atlas/atlas';
import { numberAt, percentileAt } from '../figures/world.ts';
import type { Claim } from '../model.ts';
import type { Finding } from './finding.ts';
import type { TextAt } from './passages.ts';

function split(id: string): readonly [indicator: string, iso3: string] {
  const cut = id.lastIndexOf(':');
  return [id.slice(0, cut), id.slice(cut + 1)];
}

function holds(atlas: Atlas, claim: Claim): boolean {
  if (!('than' in claim)) {
    const at = percentileAt(atlas, ...split(claim.fact));
    return at !== null && (claim.says === 'high' ? at > 50 : at < 50);
  }
  const here = numberAt(atlas, ...split(claim.fact));
  const there = numberAt(atlas, ...split(claim.than));
  if (here === null || there === null) return false;
  if (claim.says === 'more') return here > there;
  if (claim.says === 'less') return here < there;
  return there !== 0 && Math.abs(here / there - 1) <= 0.021;
}

/** Verifies claims in the wording: nothing called "low" lies above the median, and nothing called "less" is more. */
export function checkClaims(texts: readonly TextAt[], atlas: Atlas): readonly Finding[] {
  return texts.flatMap((one) =>
    (one.basis.claims ?? [])
      .filter((claim) => !holds(atlas, claim))
      .map(
        (claim): Finding => ({
          severity: 'error',
          check: 'claims',
          where: one.where,
          message: `says ${claim.says} of ${claim.fact}, which it is not: ${one.text.slice(0, 160)}`,
        }),
      ),
  );
}
