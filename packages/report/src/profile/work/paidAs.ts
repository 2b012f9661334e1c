import type { Profile } from '../profile.ts';
import type { Stage } from '../stage.ts';
import type { When } from '../when.ts';

/** How what somebody does is paid, with the answers that say so. */
export interface Paid {
  readonly as: Stage | 'contractor';
  readonly ids: readonly string[];
}

/**
 * The stage, but for who works from afar as a contractor or through a company of their own: they send invoices, and
 * have neither a payroll nor an employer to consent.
 */
export function paidAs({ stage, stageIds, read }: Pick<Profile, 'stage' | 'stageIds' | 'read'>): Paid {
  return stage === 'remote' && read.has('remote-work-legal-structure', 'contractor', 'own-company')
    ? { as: 'contractor', ids: [...stageIds, 'remote-work-legal-structure'] }
    : { as: stage, ids: stageIds };
}

/** Work from afar for an employer who pays a salary. */
export const salariedAfar: When = (profile) => {
  const { as, ids } = paidAs(profile);
  return as === 'remote' ? ids : null;
};
