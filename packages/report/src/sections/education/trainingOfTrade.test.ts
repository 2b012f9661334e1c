import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { degrees } from './degrees.ts';

function told(citizenship: string, home: ReturnType<typeof place>): string {
  const [view] = viewsOf(
    answersOf({
      citizenship: [citizenship],
      'current-location': home,
      'education-level': 'vocational',
      'work-arrangement': 'local-job',
    }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP'),
  );
  return (view && degrees(view)?.said.text) ?? '';
}

describe('a training in a trade', () => {
  it('is told of the directive of the Union only where it may be one of the Union', () => {
    expect(told('COL', place('Cali', 'Colombia', 'co'))).toContain('chamber or the ministry of the trade');
    expect(told('COL', place('Cali', 'Colombia', 'co'))).not.toContain('European Union');
    expect(told('COL', place('Berlin', 'Germany', 'de'))).toContain('another member of the European Union');
    expect(told('ITA', place('Cali', 'Colombia', 'co'))).toContain('another member of the European Union');
  });
});
