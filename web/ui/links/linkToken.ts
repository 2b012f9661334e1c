import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token behind the "#" of a private link; null where there is none. */
export function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/** The token the page was opened with. It is removed from the address, so that no history contains it. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenOf(hash));
  const arrived = tokenOf(hash);
  if (arrived !== null && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived !== null) void navigate(pathname, { replace: true });
  }, [arrived, navigate, pathname]);
  return token;
}
