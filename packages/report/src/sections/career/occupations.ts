import type { Occupation } from '@global-fit/atlas/money';
import { type Quantity, recordQuantity } from '../../figures/quantity.ts';
import type { PlaceView } from '../../place/view.ts';

const OCCUPATION: Readonly<Record<string, Occupation>> = {
  technology: 'professionals',
  engineering: 'professionals',
  healthcare: 'professionals',
  education: 'professionals',
  science: 'professionals',
  finance: 'professionals',
  legal: 'professionals',
  'creative-media': 'professionals',
  'social-nonprofit': 'professionals',
  'business-management': 'managers',
  'marketing-sales': 'professionals',
  'public-service': 'technicians',
  'hospitality-tourism': 'service_sales',
  retail: 'service_sales',
  'construction-trades': 'craft_trades',
  'transport-logistics': 'machine_operators',
  agriculture: 'skilled_agriculture',
};
export const GROUPS: Readonly<Record<Occupation, string>> = {
  total: 'employees',
  managers: 'managers',
  professionals: 'professionals',
  technicians: 'technicians',
  clerical: 'clerical staff',
  service_sales: 'service and sales staff',
  skilled_agriculture: 'skilled workers in agriculture',
  craft_trades: 'craft and trades workers',
  machine_operators: 'machine operators and drivers',
  elementary: 'elementary workers',
};

/** The group of occupations that the customer's field is counted in; undefined where the field says nothing. */
export function occupationOf(view: PlaceView): Occupation | undefined {
  const field = view.profile.read.choices('career-field')[0];
  return field ? OCCUPATION[field] : undefined;
}

export interface LocalPay {
  /** "professionals". */
  readonly group: string;
  /** US dollars a month, before tax, on average. */
  readonly monthly: Quantity;
}

/** What people in the customer's group of occupations earn in this place, for those who would earn there; null when unknown. */
export function localPay(view: PlaceView): LocalPay | null {
  const occupation = occupationOf(view);
  if (!occupation || !['employee', 'transfer'].includes(view.profile.stage)) return null;
  const wage = view.atlas.wage(view.iso3, occupation);
  if (!wage?.from.shown || wage.monthlyUsd === null || wage.unreliable) return null;
  return {
    group: GROUPS[occupation],
    monthly: recordQuantity(wage.monthlyUsd, `wage:${view.iso3}-${occupation}`, 'monthlyUsd'),
  };
}
