import type { VisaRoute } from '@global-fit/atlas/model';
import { dollars } from './affordability.ts';
import type { Entry } from './entry.ts';
import type { PersonalFactor } from './factor.ts';
import { describeOffer } from './jobOffer.ts';

function asked(route: VisaRoute): string {
  if (route.minIncome?.monthlyUsd != null) return `about ${dollars(route.minIncome.monthlyUsd)} a month`;
  if (route.minInvestment?.usd != null) return `about ${dollars(route.minInvestment.usd)} of capital`;
  return 'no minimum that our records state';
}

/** What may be said of a route whose source has no clear licence: its kind, and how it turned out. */
function describeUnnamed(route: VisaRoute, outcome: string): string {
  return `Some ${route.kind.replaceAll('-', ' ').replace('/', ' or ')} route ${outcome}; confirm its conditions with the authority`;
}

function describeRoute(route: VisaRoute, test: 'passed' | 'not stated' | 'close'): string {
  if (!route.shown)
    return describeUnnamed(route, test === 'passed' ? 'seems to fit your means' : 'may be open to you');
  if (test === 'passed') return `${route.name} asks for ${asked(route)}, which you meet`;
  if (test === 'close') return `${route.name} asks for ${asked(route)}, slightly more than you have`;
  return `${route.name} is open; it asks for ${asked(route)}`;
}

/** One sentence about the way in, without a full stop. */
export function describeEntry({ way }: Entry): string {
  switch (way.kind) {
    case 'citizen':
      return 'You hold its citizenship';
    case 'home':
      return 'You live there already';
    case 'movement':
      return way.movement.grade === 'settle'
        ? `You may live and work there by right (${way.movement.name})`
        : `${way.movement.name} makes residence easier, with conditions`;
    case 'descent':
      return way.claim === 'yes'
        ? 'Your ancestry may give you its citizenship; the papers have to prove it'
        : 'Ancestry might open its citizenship; whether it does has to be found out';
    case 'route':
      return describeRoute(way.route, way.test);
    case 'job search': {
      const search = 'admits people who look for work there';
      return way.route.shown
        ? `${way.route.name} ${search}; it asks for ${asked(way.route)} to live on`
        : describeUnnamed(way.route, search);
    }
    case 'job offer': {
      const offer = describeOffer(way.route.shown ? way.pay : null, dollars);
      return way.route.shown ? `${way.route.name} is open, and ${offer}` : describeUnnamed(way.route, offer);
    }
    case 'short':
      return way.route.shown
        ? `${way.route.name} asks for ${asked(way.route)}, more than you have`
        : describeUnnamed(way.route, 'asks for more than you have');
    case 'refused':
      return 'Holders of your passport are not admitted';
    case 'no record':
      return 'Our records hold no route; that does not mean there is none';
  }
}

export const VISA_ACCESS: PersonalFactor = {
  id: 'visa_access',
  label: 'Your right to live there',
  dimension: 'immigration',
  method:
    'Best way in that our records hold: citizenship or free movement 1, a route whose thresholds are met 0.85, descent 0.8 or 0.55, a route without a stated threshold 0.7, an agreement with conditions 0.65, a work permit that needs an offer 0.5 (0.4 where it asks for more than usual pay there, 0.3 for over half as much again), a permit to look for work 0.45, a threshold just missed 0.4, no record 0.25, a threshold out of reach 0.15; plus 0.05 where a first visit needs no visa.',
  indicators: [],
  utilities: ({ entries }) => Float64Array.from(entries, (entry) => entry.grade),
  note: ({ entries }, country) => describeEntry(entries[country] as Entry),
};
