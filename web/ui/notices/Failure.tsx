import { isRouteErrorResponse } from 'react-router';
import { paths } from '#paths.ts';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../links/Link.tsx';

/** Shown where a page failed: no internals, and ways to continue. */
export function Failure({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (!missing) console.error(error);
  return (
    <div className="shell py-24">
      <h1 className="text-3xl">
        {missing ? 'This page is not on our map' : 'Something went wrong on our side'}
      </h1>
      <p className="mt-4 max-w-text text-ink-soft">
        {missing
          ? 'The address may be mistyped, or the page has moved.'
          : 'The page could not be shown. Reload it, and if that does not help, write to us and say what you were doing.'}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        {!missing && <Button onClick={() => location.reload()}>Reload the page</Button>}
        <ButtonLink to={paths.home} tone={missing ? 'primary' : 'secondary'}>
          Back to the home page
        </ButtonLink>
        <ButtonLink to={paths.support} tone="secondary">
          Support
        </ButtonLink>
      </p>
    </div>
  );
}
