import { Fragment } from 'react';

/**
 * Text of the report with its quotations isolated: a customer's words may run from right to left and would reorder
 * our figures and punctuation beside them. The report quotes in “…”, and quotations are not nested.
 */
export function Quoting({ text }: { text: string }) {
  return text.split(/“([^”]*)”/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // A report never changes on screen, so the index can serve as key.
      <Fragment key={at}>
        “<bdi>{part}</bdi>”
      </Fragment>
    ),
  );
}
