import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { Spinner } from '#ui/notices/Spinner.tsx';

/** A text as a page receives it: included in a prerendered page, a promise after a navigation. */
export type Coming = string | Promise<string>;

/** Renders the loaded text. */
export function ComingText(props: {
  text: Coming;
  /** Identifies the text; another one is loaded anew. */
  name: string;
  /** Label while loading. */
  waiting: string;
  /** Shown where it cannot be loaded. */
  failure: ReactNode;
  children: (text: string) => ReactNode;
}) {
  const { text, children } = props;
  if (typeof text === 'string') return children(text);
  return (
    <Suspense
      key={props.name}
      fallback={
        <div className="shell grid min-h-[60vh] place-items-center">
          <Spinner label={props.waiting} />
        </div>
      }
    >
      <Await resolve={text} errorElement={props.failure}>
        {children}
      </Await>
    </Suspense>
  );
}
