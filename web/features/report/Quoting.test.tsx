import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Quoting } from './Quoting.tsx';

it.each([
  ['Nothing is quoted here.', 'Nothing is quoted here.'],
  ['You asked: “מה עם 3 ילדים?”', 'You asked: “<bdi>מה עם 3 ילדים?</bdi>”'],
  ['“אחד”, “two” and 3', '“<bdi>אחד</bdi>”, “<bdi>two</bdi>” and 3'],
  ['Cut off: “אחד', 'Cut off: “אחד'],
])('isolates the text direction of quotations: %s', (text, markup) => {
  expect(renderToStaticMarkup(<Quoting text={text} />)).toBe(markup);
});
