import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (text: string) => readDealBreakers(atlas, text);
const idsIn = (text: string) => read(text).dealBreakers.map(({ id }) => id);

describe('what stands around a condition for manners, weight or order', () => {
  it.each([
    'no cold!!!',
    '“no cold”',
    '(no cold)',
    '→ no cold',
    '+ no cold',
    '# no cold',
    '1- no cold',
    '(1) no cold',
    'b) no cold',
    '[ ] no cold',
    '⚠️ no cold',
    'no cold 🙏',
    'no cold :)',
    'no cold! ;-)',
    'no cold :(',
    'no cold pls',
    'NO COLD!!! I MEAN IT',
    'no cold, I’m serious',
    'At least no cold',
    'Kindly no cold',
    'no cold, thanks',
    'no cold, period',
    'First, no cold',
    'Also no cold',
    'no cold - very important',
    'no cold = deal breaker',
    'Hard no: no cold',
    'no cold b/c of my arthritis',
    'no cold cuz my wife hates it',
    'no cold due to my asthma',
    'no cold (my son has asthma)',
    'no  cold',
    '**no cold**',
  ])('leaves it as it is read alone: “%s”', (line) => {
    expect(idsIn(line)).toEqual(['cold']);
  });

  it.each(['no Russia pls', 'no Russia lol', 'at least not Russia', '1: no Russia', 'Definitely no Russia'])(
    'leaves a name that is refused: “%s”',
    (line) => {
      expect(read(line).excluded.map(({ iso3 }) => iso3)).toEqual(['RUS']);
    },
  );

  it('takes no number of a list for a limit', () => {
    expect(read('1- no winters below -10').dealBreakers).toMatchObject([
      { id: 'freezing-winters', limit: -10 },
    ]);
  });

  it('keeps the sign of a number, and the one that marks what is liked', () => {
    expect(read('> 35°C in summer').dealBreakers).toMatchObject([{ id: 'extreme-heat', limit: 35 }]);
    expect(idsIn('✅ earthquakes')).toEqual([null]);
  });

  it('reads the flag that says who somebody is', () => {
    expect(idsIn('🏳️‍🌈 friendly only')).toEqual(['lgbt-rights']);
  });

  it('takes “or so” for no part that nobody read', () => {
    expect(read('sea within 20 km or so').dealBreakers[0]).toEqual(
      expect.not.objectContaining({ unread: expect.anything() }),
    );
  });

  it.each(['definitely Portugal', '🌴🌞'])('reads no refusal of “%s”', (line) => {
    expect(idsIn(line)).toEqual([null]);
  });

  it.each(['no cold / no war', 'no cold | war', 'no cold // no war'])('parts “%s” in two', (line) => {
    expect(idsIn(line)).toEqual(['cold', 'war']);
  });
});

it('takes a smile off a line that says how it is meant, and leaves a bare name to it', () => {
  const { excluded } = read('Asia no, Japan yes :)');
  expect(excluded.map(({ iso3 }) => iso3)).toContain('IND');
  expect(excluded.map(({ iso3 }) => iso3)).not.toContain('JPN');
  expect(read('Portugal ;)').excluded).toEqual([]);
});
