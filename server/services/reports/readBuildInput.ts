import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { orders } from '#db/schema/orders';
import { profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { includedCountries } from '#services/catalogue/includedCountries';
import { tierOf } from '#services/catalogue/reportTiers';
import type { BuildInput, ReportDependencies } from './dependencies.ts';
import type { Revision } from './revisionRow.ts';

/** Reads the input of a revision. Throws where its order or profile is missing, which should be impossible. */
export async function readBuildInput(
  { db }: Pick<ReportDependencies, 'db'>,
  revision: Revision,
): Promise<BuildInput> {
  const [row] = await db
    .select({ order: orders, answers: profiles.answers })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, revision.profileId))
    .where(eq(orders.id, revision.orderId));
  if (row === undefined) throw new Error(`Revision ${revision.id} has no order or no profile.`);
  const { order, answers } = row;
  return {
    reportId: revision.id,
    revision: revision.number,
    date: revision.createdAt.toISOString().slice(0, 10),
    tier: tierOf(order.productSnapshot.id),
    customerName: order.customerName,
    answers,
    additionalCountries: order.additionalCountries + includedCountries(order.productSnapshot.metadata),
    additionalCountryCodes: order.additionalCountryCodes,
    secondAdult: revision.secondAdult,
    previous: await previousEdition(db, revision),
  };
}

async function previousEdition(
  db: ReportDependencies['db'],
  revision: Revision,
): Promise<BuildInput['previous']> {
  const [before] = await db
    .select({
      document: reportRevisions.document,
      answers: profiles.answers,
      secondAdult: reportRevisions.secondAdult,
    })
    .from(reportRevisions)
    .innerJoin(profiles, eq(profiles.id, reportRevisions.profileId))
    .where(
      and(
        eq(reportRevisions.orderId, revision.orderId),
        lt(reportRevisions.number, revision.number),
        inArray(reportRevisions.state, ['ready', 'delivered']),
      ),
    )
    .orderBy(desc(reportRevisions.number))
    .limit(1);
  return before?.document == null
    ? null
    : {
        document: before.document,
        answers: before.answers,
        secondAdult: before.secondAdult?.answers ?? null,
      };
}
