import { privateMeta } from '#content/pageMeta.ts';
import { paths } from '#paths.ts';
import { ButtonLink, Link } from '#ui/links/Link.tsx';

export const meta = () => privateMeta('Page not found');

export default function NotFound() {
  return (
    <div className="shell py-24">
      <p className="eyebrow mb-4">404</p>
      <h1 className="text-3xl">This page is not on our map</h1>
      <p className="mt-5 max-w-text text-md text-ink-soft">
        The address may be mistyped, or the page has moved. The{' '}
        <Link to={paths.library}>resource library</Link> and the{' '}
        <Link to={paths.countryGuide}>country guide</Link> are good places to start again.
      </p>
      <p className="mt-8">
        <ButtonLink to={paths.home}>Back to the home page</ButtonLink>
      </p>
    </div>
  );
}
