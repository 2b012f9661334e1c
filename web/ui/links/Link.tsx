import { isPayingPage } from '@global-fit/contract/payingPages';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { type ButtonSize, type ButtonTone, buttonStyle } from '../buttonStyle.ts';

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
}

/** A link in running text, underlined so that colour is not its only mark. */
export function Link({ to, children, className = '' }: LinkProps) {
  return (
    <RouterLink
      to={to}
      prefetch="intent"
      reloadDocument={isPayingPage(to)}
      className={`text-accent underline decoration-1 underline-offset-[0.2em] hover:decoration-2 ${className}`}
    >
      {children}
    </RouterLink>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  children,
  tone = 'primary',
  size = 'medium',
  className = '',
}: LinkProps & { tone?: ButtonTone; size?: ButtonSize }) {
  return (
    <RouterLink
      to={to}
      prefetch="intent"
      reloadDocument={isPayingPage(to)}
      className={`${buttonStyle(tone, size)} ${className}`}
    >
      {children}
    </RouterLink>
  );
}

/** A link on a line of its own: label and arrow. */
export function ArrowLink({ to, children, className = '' }: LinkProps) {
  return (
    <RouterLink
      to={to}
      prefetch="intent"
      reloadDocument={isPayingPage(to)}
      className={`group inline-flex items-baseline gap-1.5 py-1 font-[550] text-accent no-underline hover:underline hover:underline-offset-4 ${className}`}
    >
      {children}
      <span aria-hidden="true" className="transition-transform duration-150 group-hover:translate-x-0.5">
        →
      </span>
    </RouterLink>
  );
}
