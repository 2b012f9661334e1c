import type { Atlas } from '@global-fit/atlas/atlas';
import { rankCouple } from '@global-fit/matching/couple';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { sensitivity } from '@global-fit/matching/sensitivity';
import { buildReport } from '@global-fit/report/build';
import type { Finding } from '@global-fit/report/checks/finding';
import { reviewAndRepair } from '@global-fit/report/checks/repair';
import type { CoupleStudy, Provider } from '@global-fit/report/input';
import { TIERS } from '@global-fit/report/tiers';
import type { RevisionCheck } from '#db/schema/reports';
import { type BuildInput, type BuiltReport, REMOVED } from './dependencies.ts';

/** Wrong figures or claims, and passages without any basis, hold a report back; matters of form do not. */
const HOLDING: ReadonlySet<Finding['check']> = new Set(['figures', 'claims', 'basis']);

function checkOf({ severity, check, where, message }: Finding): RevisionCheck {
  return { id: check, ok: severity !== 'error' || !HOLDING.has(check), detail: `${where}: ${message}` };
}

/** A removed passage is a finding, though the report need not wait for it. */
function removedCheck({ check, where, message }: Finding): RevisionCheck {
  return { id: `${check}${REMOVED}`, ok: false, detail: `${where}: ${message}` };
}

function coupleOf(atlas: Atlas, { answers, secondAdult }: BuildInput): CoupleStudy | undefined {
  if (!secondAdult) return undefined;
  const ranking = rankCouple(atlas, answers, secondAdult.answers);
  return { partnerName: secondAdult.name, answers: secondAdult.answers, ranking };
}

/**
 * Binds the atlas and the issuer: ranks the answers, writes the report and reviews it. Pure: the same input gives the
 * same document.
 */
export function reportBuilder(atlas: Atlas, provider: Provider): (input: BuildInput) => BuiltReport {
  return (input) => {
    const couple = coupleOf(atlas, input);
    const preferences = profilePreferences(atlas, input.answers);
    const built = buildReport({
      atlas,
      provider,
      ranking: rankCountries(atlas, preferences, {
        study: input.additionalCountryCodes.map((code) => code.toUpperCase()),
      }),
      answers: input.answers,
      accountName: input.customerName,
      tier: input.tier,
      chosenCountryCodes: input.additionalCountryCodes,
      additionalCountries: input.additionalCountries,
      reportId: input.reportId,
      revision: input.revision,
      date: input.date,
      ...(input.previous ? { previous: input.previous } : {}),
      ...(TIERS[input.tier].whatWouldChange ? { sensitivity: sensitivity(atlas, input.answers) } : {}),
      ...(couple ? { couple } : {}),
    });
    const { document, findings, removed } = reviewAndRepair(built, atlas, input.answers, input.previous);
    return { document, checks: [...findings.map(checkOf), ...removed.map(removedCheck)] };
  };
}
