import { Fragment } from 'react';

/**
 * Text of the report whose quotations stand apart: the customer's words may run from right to left, and would take
 * our figures and commas beside them along. The report quotes in “…”, and no quotation holds another.
 */
export function Quoting({ text }: { text: string }) {
  return text.split(/“([^”]*)”/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // A report is never edited on screen, so a place in the text names a quotation.
      <Fragment key={at}>
        “<bdi>{part}</bdi>”
      </Fragment>
    ),
  );
}
