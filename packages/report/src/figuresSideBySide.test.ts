import { describe, expect, it } from 'vitest';
import { figuresCaption, figuresSideBySide, withoutFigureTables } from './figuresSideBySide.ts';
import type { ReportPlace, TableBlock } from './model.ts';
import { reportFor } from './testing/reports.ts';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';

function table(columns: readonly string[], rows: readonly (readonly string[])[], facts: readonly string[]) {
  const block: TableBlock = {
    kind: 'table',
    caption: figuresCaption('Healthcare'),
    columns,
    align: [],
    rows,
    answers: [],
    facts,
  };
  return block;
}

const place = (block: TableBlock): ReportPlace =>
  ({ sections: [{ id: 'x', heading: 'Healthcare', blocks: [block] }] }) as unknown as ReportPlace;

describe('figures side by side', () => {
  const chile = place(
    table(
      ['Measure', 'Chile', 'Brazil', 'World middle value', 'Year'],
      [
        ['Life expectancy', '81.4 years', '76 years', '73.8 years (of 60 countries on record)', '2024'],
        ['Hospital beds', '1.9', '2.5 (2021)', '2.4', '2023'],
      ],
      ['a:CHL', 'a:BRA'],
    ),
  );
  const uruguay = place(
    table(
      ['Measure', 'Uruguay', 'Brazil', 'World middle value', 'Year'],
      [
        [
          'Life expectancy',
          '78.3 years',
          '76 years (2024)',
          '73.8 years (of 60 countries on record)',
          '2023',
        ],
        ['Hospital beds', 'not known', '2.5', '2.4', '2021'],
        ['Nurses', '72', '101', '–', '2021'],
      ],
      ['a:URY', 'a:BRA'],
    ),
  );

  it('puts all places into one table, with home and the world once', () => {
    const found = figuresSideBySide([chile, uruguay]);
    expect(found?.columns).toEqual(['Measure', 'Chile', 'Uruguay', 'Brazil', 'World middle value', 'Year']);
    expect(found?.themes).toEqual([
      {
        theme: 'Healthcare',
        facts: ['a:CHL', 'a:BRA', 'a:URY'],
        rows: [
          [
            'Life expectancy, in years (world value of 60 countries on record)',
            '81.4',
            '78.3 (2023)',
            '76',
            '73.8',
            '2024',
          ],
          ['Hospital beds', '1.9', '–', '2.5 (2021)', '2.4', '2023'],
          ['Nurses', '–', '72', '101', '–', '2021'],
        ],
      },
    ]);
  });

  it('leaves the figures of a single place beside its text', () => {
    expect(figuresSideBySide([chile])).toBeNull();
  });

  it('loses no figure of a report, and leaves no table of figures in its chapters', () => {
    const report = reportFor(BRITISH_NOMAD, { tier: 'gold', additionalCountries: 2 });
    const found = figuresSideBySide(report.places);
    expect(found).not.toBeNull();
    const cells = new Map(
      (found?.themes ?? []).flatMap(({ rows }) => rows.map((row) => [row[0]?.split(', in ')[0], row])),
    );
    for (const { sections, country } of report.places)
      for (const { heading, blocks } of sections)
        for (const block of blocks) {
          if (block.kind !== 'table' || block.caption !== figuresCaption(heading)) continue;
          for (const [measure = '', here = ''] of block.rows) {
            const row =
              cells.get(measure) ?? [...cells.values()].find(([label]) => label?.startsWith(measure));
            const number = here.replace(/^(at most )?(\S+).*$/, '$2');
            expect(row?.join(' | '), `${country}: ${measure}`).toContain(number);
          }
        }
    const left = withoutFigureTables(report).places.flatMap(({ sections }) =>
      sections.flatMap(({ heading, blocks }) =>
        blocks.filter((block) => block.kind === 'table' && block.caption === figuresCaption(heading)),
      ),
    );
    expect(left).toEqual([]);
  });
});
