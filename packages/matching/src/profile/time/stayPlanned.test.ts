import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { stayPlanned } from './stayPlanned.ts';

describe('a part of each year that somebody means to spend there', () => {
  const planned = (text: string, more: Record<string, unknown> = {}, south = false) =>
    stayPlanned(answersOf({ 'additional-comments': text, ...more }), south);
  const winter = [11, 12, 1, 2, 3, 4];

  it.each([
    ['I only want to be away six months a year, November to April, and come home for the summer.', winter],
    ['November to April only.', winter],
    ['We would stay from December to March and go home then.', [12, 1, 2, 3]],
    ['We are snowbirds.', winter],
    ['I want to spend every winter there', winter],
    ['Winters only.', winter],
    ['We want the winter months only, November to March, and keep our house.', [11, 12, 1, 2, 3]],
    ['I need only the winter months there.', winter],
    ['We only want the winter months.', winter],
    ['We’d like winters only.', winter],
    ['We are looking for winters only, and would then go home.', winter],
    ['I would like the winters only, from December to March.', [12, 1, 2, 3]],
    ['I want no more than the summer months, June to August.', [6, 7, 8]],
    ['We want only six months a year there.', null],
    ['We’re looking for winters only.', winter],
    ['We want winters only, because of the asthma.', winter],
    ['I would like to have winters only.', winter],
    ['Only winters.', winter],
    ['We would go there to escape the fog from November to April.', winter],
    ['We want to live there half the year.', null],
    ['Half a year there, half a year here, every year.', null],
    ['Half the year in the sun, the other half at home.', null],
    ['I do not want to stay the whole year, just October to February.', [10, 11, 12, 1, 2]],
  ])('is read from “%s”', (text, season) => {
    const stay = planned(text);
    expect(stay).not.toBeNull();
    expect(stay?.season).toEqual(season);
  });

  it('means winter at home, which is May to October south of the equator', () => {
    expect(planned('We are snowbirds.', {}, true)?.season).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it.each([
    'Can I stay six months a year?',
    'The rainy season runs from May to October, which I love to live with.',
    'My mother visits us for two months each year.',
    'I work away six months a year.',
    'We already spend six months a year in Spain.',
    'I do not want to be there only from June to August.',
    'School is closed from June to August, when we go camping.',
    'I love every winter sport.',
    'We want to move in March and settle.',
    'Fog from November to February.',
    'Mosquitoes June to August',
    'We want a town with mild winter months.',
    'We want to walk in the summer months.',
    'We would like mild winters only.',
    'We would like dry winters only, November to March.',
    'I like winters only if they are dry.',
    'We want the winter months only if it is warm.',
    'We prefer heating only in winter months.',
    'We need childcare only in the winter months.',
    'I need sun only in the winter months, November to March.',
    'We only want sun in the winter months.',
    'We want summers only without fires, from June to August.',
    'We want winters only, mild ones.',
    'We need only winter tyres.',
    'We want to live where it is wet in the winter months only.',
    'We want to live where only winters are green.',
    'We live in grey mist from November to February.',
    'My son is half the year with me and half in Leeds with his mother.',
    'Half a year of savings is there.',
    'I spend half the year on the rig and half at home.',
    'The shop makes half the year’s money in December and the rest in spring.',
    'I was on parental leave from May to September.',
  ])('is not read from “%s”', (text) => {
    expect(planned(text)).toBeNull();
  });

  it('is ignored in a move for good, or for work or studies there', () => {
    const weak = 'We would live by the sea from May to October and in the hills in winter.';
    expect(planned(weak, { 'relocation-duration': 'permanent' })).toBeNull();
    expect(planned('We are snowbirds.', { 'relocation-duration': 'long-term' })).not.toBeNull();
    expect(planned('We are snowbirds.', { 'work-arrangement': 'study' })).toBeNull();
  });
});

describe('the months that somebody means to spend at home', () => {
  const planned = (vision: string, city = 'Stuttgart') =>
    stayPlanned(
      answersOf({
        'ideal-life-vision': vision,
        'relocation-duration': 'long-term',
        'current-location': { value: city, city, country: 'Germany', countryCode: 'de' },
      }),
      false,
    );

  it.each([
    'From May to October we are in Stuttgart because of the grandchildren, and in the winter here in the sun.',
    'We would stay in Germany from May to October.',
    'From November to April in the sun with the camper, from May to October in Stuttgart with the grandchildren.',
  ])('leave the rest of the year for the other place: “%s”', (text) => {
    expect(planned(text)?.season).toEqual([11, 12, 1, 2, 3, 4]);
  });

  it.each([
    ['From May to October we are in Lisbon.', 'Stuttgart'],
    ['My sister is in Stuttgart from May to October.', 'Stuttgart'],
    ['My sister is from May to October in Stuttgart.', 'Stuttgart'],
    ['It is too hot here: May to October in Stuttgart, nobody sleeps.', 'Stuttgart'],
    ['I was on parental leave from May to October in Stuttgart.', 'Stuttgart'],
    ['We live in Stuttgart.', 'Stuttgart'],
  ])('are not read from “%s”', (text, city) => {
    expect(planned(text, city)?.season ?? []).not.toEqual([11, 12, 1, 2, 3, 4]);
  });
});

it('is taken with its months where another text names them', () => {
  const answers = answersOf({
    'additional-comments': 'We do not want to emigrate. Half a year there, half a year here.',
    'ideal-life-vision': 'From October to April in the sun, from May to September in Zwolle.',
    'current-location': { value: 'Zwolle', city: 'Zwolle', country: 'Netherlands', countryCode: 'nl' },
  });
  expect(stayPlanned(answers, false)).toMatchObject({
    months: 7,
    season: [10, 11, 12, 1, 2, 3, 4],
    id: 'ideal-life-vision',
  });
});
