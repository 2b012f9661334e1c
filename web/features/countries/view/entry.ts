import type { CountryDetail, MovementRule, RouteSheet } from '@global-fit/atlas/detail/model';

const visitWords: Readonly<Record<string, string>> = {
  'visa free': 'No visa is needed',
  'visa on arrival': 'A visa is given on arrival',
  eta: 'An electronic travel authorisation, obtained online, is needed before the journey',
  'e-visa': 'An electronic visa, obtained online, is needed before the journey',
  'visa required': 'A visa is needed before the journey',
  'no admission': 'Holders of this passport are not admitted',
};

/** What a short visit requires with one passport, as a sentence; null where there is no record. */
export function visitSentence(
  { visits, iso3, name }: Pick<CountryDetail, 'visits' | 'iso3' | 'name'>,
  passport: string,
): string | null {
  if (passport === iso3) return `This is the passport of ${name}: no visa is needed to visit, live or work.`;
  const rule = visits.rules.find(({ passports }) => passports.includes(passport));
  if (!rule) return null;
  const words = visitWords[rule.kind] ?? rule.kind;
  return `${words} for a short visit${rule.days === null ? '' : ` of up to ${rule.days} days`}.`;
}

const statusWords = { open: 'Open', closed: 'Closed', announced: 'Announced' } as const;

/** Whether a route is open, to the holders of one passport where one is chosen; `good` where it is. */
export function routeStatus(
  { status, passports, closedTo }: Pick<RouteSheet, 'status' | 'passports' | 'closedTo'>,
  passport: string | null,
): { readonly words: string; readonly good: boolean } {
  if (status !== 'open') return { words: statusWords[status], good: false };
  if (passport === null) {
    const count = passports?.length;
    if (count === undefined) return { words: statusWords.open, good: true };
    return { words: `Open to ${count === 1 ? 'one nationality' : `${count} nationalities`}`, good: true };
  }
  if (closedTo.includes(passport) || (passports && !passports.includes(passport)))
    return { words: 'Not open to this passport', good: false };
  return { words: passports ? 'Open to this passport' : statusWords.open, good: true };
}

const rightWords = {
  settle: 'Its holders may live and work here by right',
  partial: 'Its holders have a limited right to stay or to work here',
  visit: 'Its holders may visit without a visa',
} as const;

/** What an agreement gives the holders of one passport. */
export const movementSentence = ({ grade, name, note }: MovementRule): string =>
  `${rightWords[grade]}: ${name}${note ? ` (${note})` : ''}.`;

/** Agreements that cover the holders of one passport. */
export const movementFor = (
  { movement }: Pick<CountryDetail, 'movement'>,
  passport: string,
): readonly MovementRule[] => movement.filter(({ passports }) => passports.includes(passport));
