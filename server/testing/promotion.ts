import type { ShippedPromotion } from '#adapters/siteContent';

/** The promotion in tests, whatever content/site.json has. */
export const PROMOTION: ShippedPromotion = {
  code: 'MAC25',
  name: 'Conference promotion',
  percent: 50,
  starts: '2025-01-01T00:00:00',
  ends: '2025-05-31T23:59:59',
  conference: { url: 'https://conference.example' },
};
