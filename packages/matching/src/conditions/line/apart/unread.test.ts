import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { linesOf } from './groups.ts';

const atlas = realAtlas();
const unread = (line: string) =>
  readDealBreakers(atlas, line).dealBreakers.flatMap(({ unread: parts = [] }) => parts);

describe('what stands beside a condition and nobody read', () => {
  it.each([
    ['must have good healthcare and good trains and a park', ['good trains', 'a park']],
    ['must have good trains and low crime', ['must have good trains']],
    ['Good weather and low crime and good food are musts', ['Good weather', 'good food']],
    ['low crime and cheap food', ['cheap food']],
    ['racism and crime', ['racism']],
    ['we left Lagos because of the traffic and power cuts', ['traffic']],
    ['high taxes and bureaucracy', ['bureaucracy']],
    ['No guns, drugs and gangs', ['drugs']],
    ['Natural disasters: earthquakes, tsunamis, wildfires', ['tsunamis', 'wildfires']],
    ['pollution / traffic jams', ['traffic jams']],
  ])('is named: “%s”', (line, parts) => expect(unread(line)).toEqual(parts));

  it.each([
    'hot and humid summers',
    'snow and ice',
    'rent more than 1500 euros/month',
    'long and dark winters',
    'no crime & violence',
    'war and terror',
    'We come from a country with war and know what it means',
    'my wife and I need good hospitals',
    'no crime - I was robbed twice',
    'discrimination against women and girls',
    'gay marriage and adoption must be legal',
    'natural disasters (earthquakes, hurricanes, floods)',
    'earthquakes and so on',
    'freezing winters and icy roads',
    'more than 8 hours of flight from my mum and dad',
    'No doctors who speak English and French',
  ])('is nothing where all of the line is one thought: “%s”', (line) => expect(unread(line)).toEqual([]));
});

describe('conditions that signs or numbers set apart on one line', () => {
  it.each([
    ['NO SNOW NO GUNS NO TRUMP', ['NO SNOW', 'NO GUNS', 'NO TRUMP']],
    ['1. no floods 2. no dictators 3) no war', ['no floods', 'no dictators', 'no war']],
    ['🚫 guns 🚫 cold', ['guns', 'cold']],
    ['❌ Russia ✅ snow', ['Russia', '✅ snow']],
    ['– no floods\n▪ no war', ['no floods', 'no war']],
    ['no summers above 30. No floods', ['no summers above 30', 'No floods']],
    ['1.\nno floods\n2.\nno war', ['no floods', 'no war']],
    ['no place with no internet', ['no place with no internet']],
    ['No job no visa for my wife', ['No job no visa for my wife']],
  ])('stand alone: “%s”', (text, lines) => expect(linesOf(text)).toEqual(lines));
});
