import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';

/** Whether the sum of a route is donated, so that it is no longer capital afterwards. */
export function isDonation({ notes }: Pick<VisaRoute, 'notes'>): boolean {
  return /\bdonation route\b/.test(notes ?? '');
}

/** Whether a route itself confers citizenship, without prior residence. */
export function makesCitizen({
  kind,
  yearsToCitizenship,
}: Pick<VisaRoute, 'kind' | 'yearsToCitizenship'>): boolean {
  return kind === 'investor' && yearsToCitizenship === 0;
}

/** Whether the sum of a route is deposited in a bank there and stays the applicant's own. */
export function isDeposit({ notes }: Pick<VisaRoute, 'notes'>): boolean {
  return /^a deposit\b/.test(notes ?? '');
}

/** Whether the sum of a route only has to be shown. */
export function isShownOnly({ notes }: Pick<VisaRoute, 'notes'>): boolean {
  return /^savings and no income\b/.test(notes ?? '');
}

/** Whether a permit for people of independent means allows no work by its record. */
export function allowsNoWork({ kind, remoteWorkAllowed, notes }: VisaRoute): boolean {
  return (
    kind === 'retirement/passive-income' && (remoteWorkAllowed === false || /\bno work\b/.test(notes ?? ''))
  );
}
