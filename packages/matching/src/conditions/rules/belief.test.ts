import { describe, expect, it } from 'vitest';
import { ownGates } from '../../testing/standingOf.ts';

const ids = (line: string): readonly string[] => ownGates(line).map(({ id }) => id);

describe('an offence of leaving a faith or speaking against one', () => {
  it.each([
    'No country that punishes apostasy or blasphemy',
    'Nowhere where atheism is a crime',
    'No laws against blasphemy',
    'No place where leaving Islam is punished by death',
  ])('is read as a state that presses people for their belief: “%s”', (line) => {
    expect(ids(line)).toContain('deal-breaker:religious-freedom');
  });

  it.each(['No place where crime is high', 'No country without a mosque', 'No blasphemous theatre'])(
    'is not read of “%s”',
    (line) => {
      expect(ids(line)).not.toContain('deal-breaker:religious-freedom');
    },
  );
});
