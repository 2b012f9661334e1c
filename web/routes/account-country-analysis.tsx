import { privateMeta } from '#content/pageMeta.ts';
import { CountryAnalysis } from '#features/account/analysis/CountryAnalysis.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

const title = 'Add a single-country analysis';

export const meta = () => privateMeta(title);

export default function AccountCountryAnalysis() {
  return <RequireSession title={title}>{(user) => <CountryAnalysis user={user} />}</RequireSession>;
}
