import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { Spinner } from '#ui/notices/Spinner.tsx';

/** A text as a page gets it: the text itself in a prerendered page, a promise of it after a click. */
export type Coming = string | Promise<string>;

/** What `children` make of a text once it is here. */
export function ComingText(props: {
  text: Coming;
  /** Of which text; another one is waited for anew. */
  name: string;
  /** Told while it is on its way. */
  waiting: string;
  /** In its place where it cannot be had. */
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
