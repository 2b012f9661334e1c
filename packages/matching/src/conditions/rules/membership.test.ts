import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('a line on a union of states', () => {
  it.each([
    ['Outside the EU', 'inside-eu'],
    ['Not in the European Union', null],
    ['Non-EU countries', 'inside-eu'],
    ['No non-EU countries', 'inside-eu'],
    ['Only in the EU', 'inside-eu'],
    ['It must be a member state of the EU', 'inside-eu'],
    ['Must be in the EU', 'inside-eu'],
    ['Outside the EU or EEA', 'inside-eea'],
    ['Outside the EU/EEA', 'inside-eea'],
    ['Not in Schengen', null],
    ['No country in the Schengen area', 'outside-schengen'],
    ['EU member states', 'outside-eu'],
    ['No EU country', 'outside-eu'],
    ['Must be outside the EU', 'outside-eu'],
    ['Must not be in the EU', 'outside-eu'],
    ['Only non-EU countries', 'outside-eu'],
    ['Must be an OECD country', 'inside-oecd'],
    ['OECD members only', 'inside-oecd'],
    ['not OECD', 'outside-oecd'],
    ['OECD countries', null],
    ['Commonwealth countries', null],
    ['not a NATO member', null],
    ['not an EU country', null],
    ['not a country outside the EU', 'inside-eu'],
    ['not a non-EU country', 'inside-eu'],
    ['not a country outside NATO', 'inside-nato'],
    ['not a place outside the OECD', 'inside-oecd'],
    ['not a country that is not in the EU', 'inside-eu'],
    ['not a city outside the EU', 'inside-eu'],
    ['nothing outside the EU', 'inside-eu'],
    ['not a NATO country or a country outside the EU', 'inside-eu'],
    ['Commonwealth countries only', 'inside-commonwealth'],
    ['no Commonwealth country', 'outside-commonwealth'],
    ['Commonwealth of Independent States', null],
    ['Leave to work in the EU', null],
    ['EU bureaucracy', null],
    ['No recognition of EU degrees', null],
    ['Far from the EU', null],
    ['No Schengen visa', null],
    // As "in Europe": what is asked for as likely as what is refused.
    ['in the EU', null],
    ['in NATO', null],
    ['not in NATO', null],
    ['within the eurozone only', 'inside-euro'],
  ])('"%s" is read as %s', (line, id) => expect(read(line)).toEqual([id]));

  it.each([
    ['Schengen, but not Hungary', ['inside-schengen', 'countries']],
    ['EU but no Hungary', ['inside-eu', 'countries']],
    ['EU but not the eurozone', ['inside-eu', 'outside-euro']],
    ['EU but not Serbia', ['countries']],
    ['in the Schengen area, but not Hungary', ['countries']],
  ])('refuses what is excepted, and asks for the union that it is a member of: “%s”', (line, ids) =>
    expect(read(line)).toEqual(ids),
  );

  it.each(['Nato member, please', 'EU please', 'we want Schengen', 'EU or EFTA only', 'NATO or nothing'])(
    'rules no member out where the union is asked for: “%s”',
    (line) => expect(read(line)).toEqual([null]),
  );
});
