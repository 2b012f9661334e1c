import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('what somebody can live with', () => {
  it.each([
    'A bit of crime is ok',
    'no beach is ok',
    'no sea within 50 km is okay for us',
    'no church is no problem',
    'No church, no problem',
    'No gay marriage, no problem',
    'no sea, no problem!',
    'no beach is acceptable',
    'no fast internet is acceptable to us',
    'no home schooling is ok',
    'no visa for my mother is ok',
    'no right to bring my kids is ok',
    'no work permit for my wife is ok',
    'no democracy is ok',
    'I don’t care about crime',
    'I dont really mind humidity',
    "war isn't a concern for me",
    "Earthquakes don't scare me",
    'I wouldn’t say no to snow',
    'not opposed to humid summers',
    'we can live with high taxes',
    'I’m used to extreme heat',
    '✅ snow',
  ])('rules nothing out: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    ['crime is not ok', 'violent-crime'],
    ['I cannot live with extreme heat', 'extreme-heat'],
    ['A government where corruption is a problem', 'corruption'],
    ['I do not want war', 'war'],
    ['no war is ok', 'war'],
    ['no crime is okay', 'violent-crime'],
    ['no war, no problem', 'war'],
    ['no violent crime is acceptable', 'violent-crime'],
    ['no gang violence is acceptable', 'violent-crime'],
    ['no corruption is acceptable', 'corruption'],
    ['no homophobia is acceptable', 'lgbt'],
    ['No religious persecution is acceptable', 'religious-freedom'],
    ['no malaria is acceptable', 'malaria'],
    ['no islamic law is acceptable', 'islamic-law'],
    ['No conscription is acceptable for us', 'conscription'],
    ['no big city is ok', 'big-city'],
    ['no ban on abortion is acceptable', 'abortion'],
    ['no rent above 1000 EUR is acceptable', 'rent'],
  ])('is none of “%s”', (line, id) => expect(read(line)).toEqual([id]));
});

describe('what nobody needs', () => {
  it.each([
    'no need to speak English',
    'no need to be near the sea',
    'Not everyone has to speak English',
    'Things I don’t need: nightlife, snow',
    'Things we can live without: snow, big cities',
    'not required: hot weather',
    'must not need to speak German',
    'snow yes',
    'yes to snow',
  ])('is no condition: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    ['no need to learn a language', 'own-languages'],
    ['no need to renounce my citizenship', 'giving-up-passport'],
    ['yes, no war', 'war'],
    ['No requirement to renounce citizenship', 'giving-up-passport'],
    ['No requirement for me to give up my passport', 'giving-up-passport'],
    ['no requirement of military service', 'conscription'],
    ['Yes I hate snow', 'freezing-winters'],
    ['yes snow is a deal breaker', 'freezing-winters'],
    ['good hospitals yes', 'healthcare'],
  ])('is one where that is asked of a place: “%s”', (line, id) => expect(read(line)).toContain(id));
});
