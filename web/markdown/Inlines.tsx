import { Link } from '#ui/links/Link.tsx';
import type { Inline } from './tree.ts';

const away = /^[a-z][a-z0-9+.-]*:|^\/\//i;
const file = /\.[a-z0-9]{2,4}$/i;

function InlineLink({ href, children }: { href: string; children: readonly Inline[] }) {
  // Pages go through the router; other sites, mail addresses and files are left to the browser.
  if (href.startsWith('/') && !away.test(href) && !file.test(href))
    return (
      <Link to={href}>
        <Inlines of={children} />
      </Link>
    );
  return (
    <a
      href={href}
      rel={away.test(href) ? 'noopener noreferrer' : undefined}
      className="text-accent underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
    >
      <Inlines of={children} />
    </a>
  );
}

function Piece({ of }: { of: Inline }) {
  switch (of.kind) {
    case 'text':
      return of.text;
    case 'code':
      return <code className="rounded-small bg-inset px-1 py-0.5 text-[0.92em]">{of.text}</code>;
    case 'strong':
      return (
        <strong className="font-[600] text-ink">
          <Inlines of={of.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines of={of.children} />
        </em>
      );
    case 'link':
      return <InlineLink href={of.href}>{of.children}</InlineLink>;
    case 'break':
      return <br />;
  }
}

/** Inline text with its emphasis and links. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((piece, at) => <Piece key={at} of={piece} />);
}
