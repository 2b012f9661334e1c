import type { Country } from '@global-fit/atlas/model';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../problem.ts';
import { readSources } from '../../sources.ts';
import { countFacts } from './columns.ts';
import { compileIndicators } from './indicators.ts';

const SOUND: Readonly<Record<string, string>> = {
  'sources.csv':
    'label,publisher,licence,share_alike,shown,note\n' +
    '"Bank, via Mirror",Bank,CC BY 4.0,no,yes,\n' +
    'Secret,Nobody,No licence stated,no,no,\n' +
    'indicator:index,Our index of Bank,CC BY 4.0,no,yes,\n' +
    'proxy:another book,Another Book,MIT,no,yes,\n',
  'core/indicators.csv':
    'id,name,dimension,unit,direction,source,source_repository,licence,years,countries,note\n' +
    'rate,Rate,economy,%,info,"Bank, via Mirror",x,CC BY 4.0,2024,2,\n' +
    'index,Index,safety,0-100,higher_better,Secret,x,unclear,2024,2,structural; old\n' +
    'member,Member,politics_governance,yes/no,info,Secret,x,unclear,2024,2,\n',
  'money/indicators.csv':
    'id,name,dimension,unit,direction,source,source_repository,licence,years,countries,note\n',
  'ranges.csv': 'indicator_id,low,high,values,last_year\nrate,0,50,,2030\nindex,0,100,,\nmember,,,yes|no,\n',
  'core/facts.csv':
    'iso3,indicator_id,value,year\nAAA,rate,5,2024\nBBB,rate,0,2030\nAAA,index,40,2024\nBBB,index,7,2024\nAAA,member,yes,2026\n',
  'money/facts.csv': 'iso3,indicator_id,value,year\n',
  'core/fills.csv': 'iso3,indicator_id,value,year,proxy\nAAA,index,40,2024,another book\n',
  'corrections.csv': 'iso3,indicator_id,table_value,use_value,reason\nBBB,index,7,70,typing error\n',
};

const countries = ['AAA', 'BBB'].map((iso3) => ({ iso3 }) as Country);

/** Compiles valid tables with a line added to one of them, or some text in it replaced. */
function compile(file?: string, change: (text: string) => string = (text) => text) {
  const problems: Problem[] = [];
  const tables = {
    text: (name: string) => (name === file ? change(SOUND[name] as string) : (SOUND[name] as string)),
    report: (place: { file: string; line: number }, column: string, why: string) =>
      problems.push({ ...place, column, why }),
  };
  return { ...compileIndicators(tables, readSources(tables), countries), problems };
}

const plus = (line: string) => (text: string) => `${text}${line}\n`;
const swap = (from: string, to: string) => (text: string) => text.replace(from, to);

describe('facts and indicators', () => {
  it('compile without errors', () => {
    const { indicators, columns, problems } = compile();
    expect(problems).toEqual([]);
    expect(countFacts(columns)).toBe(5);
    expect(columns[0]).toMatchObject({ values: [5, 0], years: [2024, 2030], marks: {} });
    expect(indicators[0]).toMatchObject({
      source: 'Bank',
      shown: true,
      range: [0, 50],
      forecast: true,
    });
    expect(indicators[1]).toMatchObject({ source: 'Our index of Bank', shown: true, forecast: false });
    expect(indicators[2]).toMatchObject({ shown: false, values: ['yes', 'no'], range: null });
  });

  it('apply corrections, and mark values that fill gaps', () => {
    expect(compile().columns[1]).toMatchObject({
      values: [40, 70],
      marks: {
        AAA: { quality: 'proxy', note: 'another book', source: 'Another Book' },
        BBB: { quality: 'correction', note: 'typing error' },
      },
    });
  });

  it('leave out a fact whose correction has no value', () => {
    const { columns } = compile('corrections.csv', swap('7,70,', '7,,'));
    expect(columns[1]?.values).toEqual([40, null]);
    expect(countFacts(columns)).toBe(4);
  });

  it.each<[string, string, (text: string) => string, string, string]>([
    [
      'a duplicate fact',
      'core/facts.csv',
      plus('AAA,rate,6,2024'),
      'iso3, indicator_id',
      'duplicate of line 2 (AAA rate)',
    ],
    ['an unknown country', 'core/facts.csv', plus('CCC,rate,6,2024'), 'iso3', 'unknown country code "CCC"'],
    [
      'an unknown indicator',
      'core/facts.csv',
      plus('AAA,rat,6,2024'),
      'indicator_id',
      'unknown indicator "rat"',
    ],
    [
      'a value out of range',
      'core/facts.csv',
      swap('AAA,rate,5,', 'AAA,rate,51,'),
      'value',
      'rate of 51 is outside the declared range 0 to 50',
    ],
    [
      'a value that is no number',
      'core/facts.csv',
      swap('AAA,rate,5,', 'AAA,rate,5 %,'),
      'value',
      '"5 %" is not a number',
    ],
    ['a blank value', 'core/facts.csv', swap('AAA,rate,5,', 'AAA,rate, ,'), 'value', '" " is not a number'],
    [
      'a word out of the list',
      'core/facts.csv',
      swap('member,yes', 'member,Yes'),
      'value',
      '"Yes" is not one of yes, no',
    ],
    [
      'a year in the future',
      'core/facts.csv',
      swap('index,40,2024', 'index,40,2027'),
      'year',
      '2027 is in the future (last allowed year 2026)',
    ],
    [
      'a year after the forecasts',
      'core/facts.csv',
      swap('0,2030', '0,2031'),
      'year',
      '2031 is in the future (last allowed year 2030)',
    ],
    [
      'a missing source',
      'core/indicators.csv',
      swap('info,"Bank, via Mirror"', 'info,'),
      'source',
      'is empty',
    ],
    [
      'an unregistered source',
      'core/indicators.csv',
      swap('"Bank, via Mirror"', 'Somebody'),
      'source',
      'source "Somebody" is not in sources.csv',
    ],
    ['a missing unit', 'core/indicators.csv', swap('economy,%,', 'economy,,'), 'unit', 'is empty'],
    ['a missing licence', 'core/indicators.csv', swap('x,CC BY 4.0,', 'x,,'), 'licence', 'is empty'],
    ['a source without licence', 'sources.csv', swap('Bank,CC BY 4.0', 'Bank,'), 'licence', 'is empty'],
    ['a wrong dimension', 'core/indicators.csv', swap('economy', 'econ'), 'dimension', 'is not a dimension'],
    [
      'a missing range',
      'ranges.csv',
      swap('rate,0,50,,2030\n', ''),
      'id',
      '"rate" has no range in ranges.csv',
    ],
    ['a range upside down', 'ranges.csv', swap('rate,0,50', 'rate,50,0'), 'low', 'is not below high'],
    [
      'a stale correction',
      'core/facts.csv',
      swap('BBB,index,7,', 'BBB,index,8,'),
      'table_value',
      'the fact is no longer "7": drop this correction',
    ],
    [
      'a fill that differs',
      'core/fills.csv',
      swap('40,', '41,'),
      'value',
      'differs from the fact it explains',
    ],
  ])('report %s', (_, file, change, column, why) => {
    expect(compile(file, change).problems).toContainEqual(expect.objectContaining({ column, why }));
  });
});
