import { privateMeta } from '#content/pageMeta.ts';
import { CountryAnalysis } from '#features/account/analysis/CountryAnalysis.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

export const meta = () => privateMeta('Add a single-country analysis');

export default function AccountCountryAnalysis() {
  return <RequireSession>{(user) => <CountryAnalysis user={user} />}</RequireSession>;
}
