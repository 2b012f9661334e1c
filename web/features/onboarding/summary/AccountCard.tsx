import type { User } from '#api/account.ts';
import { countryName } from '#content/countries.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { Facts } from '#ui/blocks/Facts.tsx';
import { Check } from '#ui/icons.tsx';

/** The account of the order. */
export function AccountCard({ user }: { user: User }) {
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Account Information</h2>
        <span className="inline-flex items-center gap-1.5 rounded-small bg-good-wash px-2.5 py-1 text-sm font-[550] text-good">
          <Check width="16" height="16" />
          Verified
        </span>
      </div>
      <Facts
        facts={[
          ['Name', `${user.firstName} ${user.lastName}`.trim()],
          ['E-mail', user.email],
          ...(user.countryOfResidence === null
            ? []
            : [['Country', countryName(user.countryOfResidence)] as const]),
        ]}
      />
    </Card>
  );
}
