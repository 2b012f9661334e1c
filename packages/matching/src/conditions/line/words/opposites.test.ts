import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

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
    'no LGBTQ+',
    'no LGBTQIA+',
    'no LGBTQ+ lobby',
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
    'above 500 m altitude please',
    'no humidity below 30%',
    'my wife must not work',
    'no windy roads',
    'no freezing apartments',
    'must not be polluted by lights',
    'no pollution of the sea',
    'shooting range nearby',
    'no violence on TV',
    'unsafe for cyclists',
    'no war on drivers',
    'war on drugs',
    'the war on cash',
    'a war against Christmas',
    'shooting of deer',
    'unsafe for a mixed couple',
    'no windy mountain roads',
    'min wage 15 dollars',
    'no traffic worse than in Manila',
    'schools no worse than in Finland',
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
    ['humidity must stay below 60%', 'humidity'],
    ['not above 500 m', 'high-altitude'],
    ['no school shootings', 'violent-crime'],
    ['no war', 'war'],
    ['my wife may not work', 'partners-work'],
    ['no windy places', 'windy'],
    ['no windy streets', 'windy'],
    ['no LGBTQ+ rights', 'lgbt-rights'],
    ['war on my doorstep', 'war'],
    ['war on European soil', 'war'],
    ['war on two fronts', 'war'],
    ['bombs and war on civilians', 'war'],
    ['police shooting of civilians', 'violent-crime'],
    ['shooting of journalists', 'violent-crime'],
    ['unsafe for black people because of gun violence', 'violent-crime'],
    ['unsafe for Muslims because of murders', 'violent-crime'],
    ['no election violence', 'violent-crime'],
    ['no gun violence in schools', 'violent-crime'],
    ['no tax on my pension from abroad', 'foreign-income-tax'],
  ])('still reads what is meant so: “%s”', (line, id) => expect(idsOf(line)).toEqual([id]));

  it.each(['war on both borders', 'wars on neighbouring countries'])(
    'reads a war next door as one: “%s”',
    (line) => expect(idsOf(line)).toEqual(['war', 'war-next-door']),
  );
});
