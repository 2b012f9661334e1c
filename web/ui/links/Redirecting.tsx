import { isPayingPage } from '@global-fit/contract/payingPages';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Link } from './Link.tsx';

/** A page that has moved permanently: says so and redirects, without a script too. */
export function Redirecting({ to, text }: { to: string; text: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isPayingPage(to)) window.location.replace(to);
    else void navigate(to, { replace: true });
  }, [navigate, to]);
  return (
    <div className="shell py-24">
      <h1 className="text-xl">{text}</h1>
      <p className="mt-4">
        <Link to={to}>Continue</Link>
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </noscript>
    </div>
  );
}
