import { privateMeta } from '#content/pageMeta.ts';
import { PartnerPage } from '#features/partner/PartnerPage.tsx';

/** The address carries a private link: it goes into no referrer. */
export const meta = () => [
  ...privateMeta('A short form for two'),
  { name: 'referrer', content: 'no-referrer' },
];

export default function Partner() {
  return <PartnerPage />;
}
