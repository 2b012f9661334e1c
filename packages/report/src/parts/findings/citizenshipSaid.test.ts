import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { noWaySaid } from './citizenshipSaid.ts';

describe('a way to stay that the permit’s record does not mention', () => {
  it('is left open, since a silent record rules nothing out', () => {
    for (const route of realAtlas()
      .routes.of('USA')
      .filter(({ kind }) => kind === 'work')) {
      const way = { kind: 'job search', route } as const;
      const said = noWaySaid({ kind: 'no way there', way, to: 'citizenship' }).text;
      expect(said).toMatch(/do not tell whether .+ leads to citizenship/);
    }
  });

  it('is ruled out where the permit ends for good', () => {
    const [route] = realAtlas().routes.open('MLT', 'digital-nomad');
    if (!route) throw new Error('no record');
    const way = { kind: 'route', route, asked: 'income', sumUsd: 3950, test: 'passed', ends: 48 } as never;
    expect(noWaySaid({ kind: 'no way there', way, to: 'citizenship' }).text).toMatch(
      /your way in, ends after 4 years, and nothing on record leads on from it$/,
    );
  });
});
