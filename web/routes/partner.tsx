import { privateMeta } from '#content/pageMeta.ts';
import { PartnerPage } from '#features/partner/PartnerPage.tsx';

/** The address contains a private link, so it must not appear in a referrer. */
export const meta = () => [
  ...privateMeta('A short form for two'),
  { name: 'referrer', content: 'no-referrer' },
];

export default function Partner() {
  return <PartnerPage />;
}
