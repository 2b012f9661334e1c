import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const idsOf = (line: string): readonly (string | null)[] =>
  readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('words that a rule knows, in a line that means their opposite', () => {
  it.each([
    'no evangelical church dominating politics',
    'no church in government',
    'must allow guns',
    'no LGBT propaganda',
    'no LGBT agenda in schools',
    'no LGBT',
    'no gay marriage please',
    'please no church',
    'not a country that allows gay marriage',
    'no fast internet needed',
    'no healthcare required',
    'no sea nearby please, I get seasick',
    'no hospitals within 50 km is ok',
    'only Muslim countries',
    'Islamic country only',
    'small towns only',
    'Unsafe for Jews',
    "Court order says we can't take the kids outside Hague Convention countries",
    'tax on my pension must be low',
  ])('reads nothing: “%s”', (line) => expect(idsOf(line)).toEqual([null]));

  it.each([
    ['no LGBT rights', 'lgbt-rights'],
    ['gay propaganda laws', 'lgbt'],
    ['no gay marriage', 'same-sex-marriage'],
    ['no place that has no gay marriage', 'same-sex-marriage'],
    ['must have a church', 'church'],
    ['no poor healthcare please', 'poor-healthcare'],
    ['only extreme heat', 'extreme-heat'],
    ['Muslim majority countries', 'muslim-majority'],
    ['no elections', 'autocracy'],
    ['no election violence', 'violent-crime'],
    ['no gun violence in schools', 'violent-crime'],
    ['no tax on my pension from abroad', 'foreign-income-tax'],
  ])('still reads what is meant so: “%s”', (line, id) => expect(idsOf(line)).toEqual([id]));
});
