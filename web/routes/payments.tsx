import { privateMeta } from '#content/pageMeta.ts';
import { paths } from '#paths.ts';
import { Redirecting } from '#ui/links/Redirecting.tsx';

export const meta = () => privateMeta('Payments');

export default function Payments() {
  return <Redirecting to={paths.home} text="Redirecting to homepage..." />;
}
