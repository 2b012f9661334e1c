import type { Profile } from '../profile.ts';
import type { Stage } from '../stage.ts';
import type { When } from '../when.ts';

/** How the customer's occupation is paid, with the answers that say so. */
export interface Paid {
  readonly as: Stage | 'contractor';
  readonly ids: readonly string[];
}

/**
 * The stage, except for remote workers who are contractors or have their own company: these send invoices, and have
 * neither payroll nor an employer whose consent is needed.
 */
export function paidAs({ stage, stageIds, read }: Pick<Profile, 'stage' | 'stageIds' | 'read'>): Paid {
  return stage === 'remote' && read.has('remote-work-legal-structure', 'contractor', 'own-company')
    ? { as: 'contractor', ids: [...stageIds, 'remote-work-legal-structure'] }
    : { as: stage, ids: stageIds };
}

/** Remote work for an employer who pays a salary. */
export const salariedAfar: When = (profile) => {
  const { as, ids } = paidAs(profile);
  return as === 'remote' ? ids : null;
};

/**
 * Freelance work for customers of the place, as a musician does who plays and teaches there: a local income is named
 * and no work from afar.
 */
export const freelancesThere = ({ stage, read }: Pick<Profile, 'stage' | 'read'>): boolean =>
  stage === 'freelance' &&
  read.has('income-sources', 'local-income') &&
  !read.has('income-sources', 'remote-work');
