import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { given, words } from '../../prose/said.ts';
import { inParagraphs } from './longAnswer.ts';

const atlas = realAtlas();
const views = ['SVN', 'CYP', 'NLD'].flatMap((iso3) => {
  const country = atlas.country(iso3);
  return country ? [{ country }] : [];
});
const onIt = (words: number): string => `${'and more of it '.repeat(words / 4).trim()}.`;

it('gives each place of a long answer a paragraph, all resting on what the whole rests on', () => {
  const intro = `Write to the boards of Slovenia, Cyprus and the Netherlands ${onIt(60)}`;
  const slovenia = `In Slovenia the level is C1 ${onIt(60)} It counts for others as well.`;
  const cyprus = `In Cyprus it is A2 ${onIt(40)}`;
  const dutch = `The Netherlands ask for B2 ${onIt(60)}`;
  const said = given(words([intro, slovenia, cyprus, dutch].join(' ')), 'law:SVN');
  const parts = inParagraphs(said, views);
  expect(parts.map(({ text }) => text)).toEqual([intro, slovenia, `${cyprus} ${dutch}`]);
  for (const { facts } of parts) expect(facts).toEqual(['law:SVN']);
});

it('keeps a short answer, and a long one on one place, as one paragraph', () => {
  const short = words('In Slovenia it is C1. In Cyprus it is A2.');
  expect(inParagraphs(short, views)).toEqual([short]);
  const one = words(`In Slovenia it is C1 ${onIt(80)} Slovenia asks again ${onIt(80)} That is all.`);
  expect(inParagraphs(one, views).map(({ text }) => text)).toEqual([one.text]);
});
