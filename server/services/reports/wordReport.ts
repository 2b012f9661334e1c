import type { Atlas } from '@global-fit/atlas/atlas';
import { rewritablePassages } from '@global-fit/report/narrative/passages';
import { rephrase, type Rephrasing } from '@global-fit/report/narrative/rephrase';
import type { Log } from '#adapters/log';
import type { Narrative } from '#adapters/narrative/narrative';
import type { RevisionCheck } from '#db/schema/reports';
import { collectWordings, WORDING_LIMITS, type WordingLimits } from './collectWordings.ts';
import type { BuildInput, BuiltReport, ReportDependencies } from './dependencies.ts';

/** The record of a passage in a revision, for the operator. */
function checkOf({ where, refused }: Rephrasing): RevisionCheck {
  return refused === null
    ? { id: 'narrative:rephrased', ok: true, detail: where }
    : {
        id: 'narrative:refused',
        ok: true,
        detail: `${where}: ${refused === 'review' ? 'review' : refused.join(', ')}`,
      };
}

function missedCheck(missed: number, lastFault: string | null): readonly RevisionCheck[] {
  return missed === 0
    ? []
    : [
        {
          id: 'narrative:missed',
          ok: true,
          detail: `${missed} passages: ${lastFault ?? 'no time was left'}`,
        },
      ];
}

async function worded(
  built: BuiltReport,
  input: BuildInput,
  narrative: Narrative,
  { atlas, log, limits }: { readonly atlas: Atlas; readonly log: Log; readonly limits: WordingLimits },
): Promise<BuiltReport> {
  const passages = rewritablePassages(built.document, input.answers);
  const { found, missed, lastFault } = await collectWordings(narrative, passages, limits);
  const { document, rephrasings } = rephrase(built.document, found, {
    atlas,
    answers: input.answers,
    previous: input.previous,
  });
  const refused = rephrasings.filter((one) => one.refused !== null).length;
  log.info(
    { revisionId: input.reportId, rephrased: rephrasings.length - refused, refused, missed, lastFault },
    'the narrative service was asked',
  );
  return {
    document,
    checks: [...built.checks, ...rephrasings.map(checkOf), ...missedCheck(missed, lastFault)],
  };
}

/**
 * The builder with its prose reworded by a narrative service, passage by passage. Whatever the service does, there is
 * a report, at worst in our own words. Called outside any transaction.
 */
export function withNarrative(
  build: ReportDependencies['buildReport'],
  narrative: Narrative | null,
  given: { readonly atlas: Atlas; readonly log: Log; readonly limits?: WordingLimits },
): ReportDependencies['buildReport'] {
  if (narrative === null) return build;
  const limits = given.limits ?? WORDING_LIMITS;
  return async (input) => {
    const built = await build(input);
    try {
      return await worded(built, input, narrative, { ...given, limits });
    } catch (error) {
      given.log.error({ err: error, revisionId: input.reportId }, 'the report stays in our own words');
      return built;
    }
  };
}
