import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { degrees } from './degrees.ts';

function told(citizenship: string, home: ReturnType<typeof place>): string {
  const view = placeView(
    'ESP',
    answersOf({
      citizenship: [citizenship],
      'current-location': home,
      'education-level': 'vocational',
      'work-arrangement': 'local-job',
    }),
  );
  return degrees(view)?.said.text ?? '';
}

describe('a training in a trade', () => {
  it('mentions the Union’s directive only where the training may be from the Union', () => {
    expect(told('COL', place('Cali', 'Colombia', 'co'))).toContain('chamber or the ministry of the trade');
    expect(told('COL', place('Cali', 'Colombia', 'co'))).not.toContain('European Union');
    expect(told('COL', place('Berlin', 'Germany', 'de'))).toContain('another member of the European Union');
    expect(told('ITA', place('Cali', 'Colombia', 'co'))).toContain('another member of the European Union');
  });
});
