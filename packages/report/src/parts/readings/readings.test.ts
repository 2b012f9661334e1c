import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { DEAL_BREAKER_RULES } from '@global-fit/matching/conditions/dealBreakerRules';
import { readDealBreakers } from '@global-fit/matching/conditions/dealBreakers';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { BulletList } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';
import { quoted, readingSaid, readings } from './readings.ts';

const atlas = realAtlas();

const LINES = [
  'Summers above 100 °F',
  'No rheumatologist within an hour',
  'A place where I must drive everywhere',
  'My wife not allowed to work',
  'Same-sex marriage not recognised',
  'No path to permanent residence within 6 years',
  'Not Russia',
  'More than 6 hours time difference',
  'Poor healthcare',
  'High inflation and corruption',
  'Not within 600 km of Russia',
  'More than 14 hours flight from Pune',
  'My dog must be let in without quarantine',
  'Must be a big city',
  'No visa shorter than two years',
  'No free press',
  'No doctors who speak English',
  'They tax my pension',
  'A communist country',
  'A visa that I have to renew every 90 days',
  'A job that pays less than 1,200 dollars a month',
  'School only in a language that my children do not speak',
  'War or a border with Russia',
  'Inheritance tax for my wife',
  'No mosque',
];

function linesIn(persona: (typeof PERSONAS)[number], text: string): BulletList {
  const answers = { ...persona.answers, ...answersOf({ 'deal-breakers': text }) };
  const document = reportFor(persona, { answers });
  expect(reviewReport(document, atlas, answers)).toEqual([]);
  const found = document.profileSummary.blocks.find((block) => block.kind === 'list');
  if (!found) throw new Error('no list of deal-breakers');
  return found;
}

describe('the customer’s own deal-breakers', () => {
  it.each(PERSONAS)(
    'are printed once each, read or not: $title',
    (persona) => {
      const { items, answers } = linesIn(persona, LINES.join('\n'));
      expect(items).toHaveLength(LINES.length);
      expect(answers).toContain('deal-breakers');
      for (const [i, line] of LINES.entries()) {
        expect(items[i]?.startsWith(`“${line}”: `), line).toBe(true);
        expect(items[i]).toMatch(
          /read as “|could not check this against our figures|none of our figures covers this/,
        );
      }
    },
    20_000,
  );

  it('are said once at length to be covered by no figure, and then briefly', () => {
    const { items } = readings(atlas, 'No spiders in the cellar\nUgly curtains\nBad coffee', {}, 'x') ?? {
      items: [],
    };
    expect(items).toHaveLength(3);
    expect(items[0]).toContain('could not check this against our figures');
    for (const item of items.slice(1))
      expect(item).toMatch(
        /^“[^”]+”: none of our figures covers this either, so it ruled nothing out\. Check/,
      );
  });

  it('are given with what they are compared with, its years and its limits', () => {
    const said = (line: string): string =>
      readingSaid(atlas, line, readDealBreakers(atlas, line).dealBreakers).text;
    expect(said('Summers above 38 degrees')).toMatch(
      /read as “no summers above 38 °C”, checked against the warmest month in each town .*normals of 1991 to 2020.*single days run hotter/,
    );
    expect(said('Not within 500 km of Russia')).toMatch(
      /read as “a town at least 500 km from Russia”, checked against the straight line from each town .*exclaves/,
    );
    expect(said('No dark winter like in Tromsø')).toMatch(
      /measured by Tromsø \(no sunrise at all on that day\): towns within 0\.5 hours of it, or darker, are ruled out/,
    );
    expect(said('not Lisbon, too expensive')).toMatch(
      /“not Lisbon itself”.*measured by Portugal as a whole, since we hold no such figure of Lisbon alone/,
    );
    expect(said('Winters as in Canada')).toMatch(/measured by Ottawa, taken for Canada/);
    expect(said('Taxes lower than in Spain')).toMatch(
      /what taxes and contributions take of pay .* measured by Spain \(about \d\d% of it\): countries more highly taxed by over 2 points are ruled out/,
    );
    expect(said('Not Dubai in summer')).toMatch(/“not Dubai in summer”: a season can be spent elsewhere/);
    expect(said('Within 500 km of Russia')).toMatch(/Check it yourself, by measuring it on a map, exclaves/);
    expect(said('More than 12 hours flight from Pune')).toMatch(
      /from Pune”, checked against the distance to/,
    );
    expect(said('Homeschooling only by special permission')).toMatch(
      /may be refused rules out, as a ban does/,
    );
    expect(said('A country at war or hostile to Chinese people')).toMatch(
      /read as “no war.*\. What we could not check in it is “hostile to Chinese people”: find out by asking people/,
    );
    expect(said('No direct flight to Lyon in under 4 hours')).toMatch(
      /What we could not check in it is “direct flights to Lyon”: find out by looking up the destination/,
    );
    expect(said('No quarantine for my dog')).toMatch(/“no quarantine for your dog”, .*condition stays open/);
    expect(said('Not enough sunshine')).toMatch(
      /checked against our measure of sunshine, made of its share of/,
    );
    expect(said('High crime')).toMatch(/“intentional homicides” \(\d{4} to \d{4}; .*theft and fraud are not/);
    expect(said('No direct flights to India')).toMatch(/Check it yourself, by .*timetable/);
    expect(said('My children may not come with me')).toMatch(
      /a permit that takes none along rules a place out/,
    );
    expect(said('No African community')).toMatch(/Check it yourself, by writing to an association/);
    expect(said('Working nights only')).toMatch(/Check it yourself, by asking each employer for the rota/);
    expect(said('Winter nights too quiet')).not.toMatch(/rota/);
    expect(said('Black people treated as second class')).toMatch(
      /stands under Safety, beside home’s\. Check it yourself, by asking people of your own background/,
    );
    expect(said('Something nobody has thought of')).toMatch(/Check it yourself, by asking somebody/);
  });

  it.each([
    [
      'No hospital with an endocrinologist within 1 hour',
      /none of our figures covers this.*good healthcare.*directory of the medical chamber/,
    ],
    [
      'Women harassed at night',
      /none of our figures covers this.*intentional homicides.*gender Inequality.*asking more than one woman/i,
    ],
    [
      'Hurricanes every year',
      /for the country, and how far its people are exposed.*neither where nor how often/,
    ],
    ['Crime above 5 per 100,000', /your number could not be used/],
    ['I will not learn a new language at 36 to talk to patients', /read as(?!.*your number)/],
    ['Lottery based visa like H1B', /^(?!.*your number)/],
    ['Women are treated badly (she did 2 years in Jeddah)', /read as(?!.*your number)/],
    ['No war, my brother was 3 years at the front', /read as(?!.*your number)/],
    ['Having to work for the visa', /permits within your reach.*only work opens it/],
    ['excessive demand', /laws on record that let an authority refuse a visa/],
    ['Earthquakes and tsunami, I had enough in 2011', /^(?!.*your number)/],
    ['Tuition and living over 15,000 dollars a year', /US\$15,000 a year.*tuition is not in it/],
    ['Nobody speaks English', /read as “English spoken by some”/],
    [
      'Only English-speaking countries',
      /read as “an English-speaking country”.*official in the whole country, and/,
    ],
    ['No residential care for people with dementia', /asking two homes/],
    ['Far-right parties in government', /results of its last election/],
    ['Tuition above 10,000 dollars', /admissions office/],
    ['No right to work part-time', /immigration authority how many hours/],
    ['Having to leave after graduation', /how long graduates may stay/],
    ['Methylphenidate illegal', /medicines authority of the country in writing/],
    ['Having to leave my residence every year', /immigration authority in writing/],
    [
      'Refused health insurance because of pre-existing conditions',
      /written offer that names each condition/,
    ],
    ['Health insurance that excludes my diabetes', /two insurers/],
    ['No insulin pump supplies', /asking the maker of the device/],
    ['No insulin', /medicines authority/],
    ['More than 90 minutes from an international airport', /on a map, by car and by public transport/],
    ['No international airport within 60 miles', /on a map, by car and by public transport/],
    [
      'Internet under 100 Mbps',
      /none of our figures covers this.*no poor internet.*having the speed measured/,
    ],
    ['Steep hills and cobblestones everywhere', /photographs taken from the road/],
    ['Our marriage is not recognised', /civil registry there in writing/],
    ['Countries where marijuana is a crime', /asking a lawyer there what the law says today/],
    ['Jail for smoking a joint', /asking a lawyer there/],
    ['Gay bars raided', /criminal law.*ask nobody there who is not bound to silence/],
    ['Alcohol forbidden', /a lawyer there, who is bound to silence/],
    ['Water below 20 C in summer', /water temperature of each month/],
    ['No surf', /water temperature of each month/],
    ['No way for parents to join', /immigration authority in writing whether a resident may bring a parent/],
    ['My mother could not visit us', /visa of several years for parents/],
    ['Not both entered as parents at birth', /who is entered as a parent at birth/],
    ['Children may not travel without both parents', /^(?!.*may bring a parent)/],
    ['Having to repeat our whole specialist training', /the body that licenses the profession there/],
    ['My nursing licence not accepted', /the body that licenses the profession there/],
    ['More than 45 minutes to a hospital', /nearest hospital with an emergency department on a map/],
    ['More than 4 hours of wait in a hospital', /asking one of them for its waiting time/],
    ['Countries that extradite to Russia', /extradition treaties that its government publishes/],
    ['Banks that close or restrict the accounts of Russian citizens', /compliance desks of two banks/],
    ['Assets frozen under sanctions', /a sanctions lawyer/],
    ['No land where vines grow', /agronomist of the region/],
    ['Courts that take ten years', /asking a lawyer there, in writing/],
    ['My driving licence not recognised', /licensing office/],
    ['We would have to drive on the left', /read as “no traffic on the left”.*the side of the road/],
  ])('are said not to be checked, with whom to ask: "%s"', (line, expected) => {
    const { dealBreakers } = readDealBreakers(atlas, line);
    expect(readingSaid(atlas, line, dealBreakers).text).toMatch(expected);
  });

  it('have a measure for every rule', () => {
    for (const { id, label } of DEAL_BREAKER_RULES) {
      const said = readingSaid(atlas, 'a line', [{ id, label, text: 'a line', questionIds: [] }]).text;
      expect(said, id).toMatch(/^“a line”: read as “.+”, checked against .+/);
      expect(said, id).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('are cut at a word, without nested quotation marks', () => {
    expect(quoted('a "quoted" word')).toBe('“a ‘quoted’ word”');
    expect(quoted('rules ("excessive demand") for „us”, 6" pipes')).toBe(
      '“rules (‘excessive demand’) for ‘us’, 6’ pipes”',
    );
    expect(quoted('word '.repeat(100), 50)).toMatch(/^“(?:word )+…”$/);
  });
});

describe('a quotation', () => {
  it.each([
    ['One two three. Four five six seven', 20, '“One two three. …”'],
    ['One two three, four five six seven', 20, '“One two three …”'],
    ['One two. Three four five six. Kim: seven eight', 34, '“One two. Three four five six. …”'],
    ['Short enough', 20, '“Short enough”'],
  ])('ends at a sentence or a clause, never at a colon: “%s”', (text, most, cut) => {
    expect(quoted(text, most)).toBe(cut);
  });
});

describe('a figure that only comes close to a line', () => {
  it('rules nothing out by the line’s number', () => {
    const text = 'natural disasters';
    const { dealBreakers } = readDealBreakers(atlas, text);
    const said = readingSaid(atlas, text, dealBreakers).text;
    expect(said).toMatch(/warns of a place and rules none out/);
    expect(said).not.toMatch(/it rules out/);
    expect(said).toMatch(/from \d+ of 100 it warns/);
  });
});
