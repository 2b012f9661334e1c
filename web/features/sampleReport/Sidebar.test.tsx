import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Sidebar } from './Sidebar.tsx';

it('calls the score an overall match, as the report does: a best match would be that of a city', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Sidebar matchScore={97} persona={[['Age', '41']]} sections={[]} />
    </MemoryRouter>,
  );
  expect(markup.replace(/<[^>]+>/g, '')).toContain('Overall match: 97 of 100');
  expect(markup).not.toContain('Best match');
});
