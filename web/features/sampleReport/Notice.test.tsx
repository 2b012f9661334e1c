import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

it('has four points and a description of the picture', () => {
  const markup = renderToStaticMarkup(<Notice />);
  expect(markup.match(/<li>/g)).toHaveLength(4);
  expect(markup).toContain('Drawing of the fictional person');
});
