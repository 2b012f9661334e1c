import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../parts/questions/asked.ts';
import { territorial } from '../../parts/questions/topics/money/money.ts';
import { taxDays } from '../../parts/questions/topics/money/taxDays.ts';
import { taxTasks } from '../../parts/timeline/tasks/taxTasks.ts';
import type { Asked } from '../../parts/questions/topic.ts';
import type { PlaceView } from '../../place/view.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { residency } from './taxResidence.ts';

const atlas = realAtlas();
const person = (citizenship: readonly string[]): Answers =>
  answersOf({
    citizenship,
    age: 46,
    'work-arrangement': 'business-owner',
    'relocation-duration': 'permanent',
    'relocation-timeline': '6-12-months',
    'tax-awareness': 'yes',
  });
const told = (iso3: string, citizenship: readonly string[]): string =>
  residency(placeView(iso3, person(citizenship)))?.said.text ?? '';

describe('a rule that an earlier place shares', () => {
  it('is referred to by that country, and not repeated', () => {
    const view = placeView('ITA', person(['USA']));
    const again = { ...view, earlier: atlas.countries.filter(({ iso3 }) => iso3 === 'ESP') };
    const AGAIN = /Italy too counts|in Italy too you are|draws the same line, at 183 days/i;
    expect(residency(view)?.said.text).not.toMatch(AGAIN);
    // The chapter on Spain had no room for it.
    expect(residency(again)?.said.text).not.toMatch(AGAIN);
    view.ledger.use('tax-residency');
    expect(residency(again)?.said.text).toMatch(AGAIN);
  });
});

describe('a part of each year', () => {
  const part = (months: string): string =>
    residency(
      placeView(
        'MLT',
        answersOf({
          age: 58,
          citizenship: ['NOR'],
          'relocation-duration': 'medium',
          'unique-family-situation': `We want to be there every year ${months}, and the summers in Norway.`,
        }),
      ),
    )?.said.text ?? '';
  it('is compared with the days that make a resident', () => {
    expect(part('from September to April')).toMatch(/24[23].*183|183.*24[23]/);
    expect(part('from November to January')).toMatch(/below the 183|no more than/);
    expect(part('from November to January')).not.toMatch(/more than the 183/);
  });
});

describe('residence for tax', () => {
  it('depends on a home where the law counts no days', () => {
    for (const [iso3, passport] of [
      ['JPN', 'CHN'],
      ['MEX', 'CAN'],
      ['ZAF', 'GBR'],
      ['DEU', 'USA'],
    ] as const) {
      const text = told(iso3, [passport]);
      expect(text, iso3).toMatch(/make (?:your|a) home there|makes a home there/);
      expect(text, iso3).not.toMatch(/\d+ days in a year/);
      const tasks = taxTasks(placeView(iso3, person([passport])), [], null).map(({ said }) => said.text);
      expect(tasks.join(' '), iso3).toContain('from the day it is yours');
      expect(tasks.join(' '), iso3).not.toMatch(/line at \d+ days/);
    }
    expect(told('PRT', ['CHN'])).toContain('183 days');
    expect(told('PRT', ['CHN'])).not.toMatch(/home there, however/);
  });

  it('taxes income from abroad when brought in, for those the law names and for as long as it says', () => {
    for (const iso3 of ['JPN', 'KOR']) {
      expect(told(iso3, ['CHN']), iso3).toMatch(/As a foreigner[^.]*first 5 years[^.]*brought in/);
      expect(told(iso3, [iso3]), iso3).not.toContain('brought in');
    }
    for (const iso3 of ['IRL', 'MLT']) {
      expect(told(iso3, ['USA']), iso3).toMatch(/domicile/);
      expect(told(iso3, ['USA', iso3]), iso3).not.toContain('domicile');
    }
    expect(told('THA', ['DEU'])).toMatch(/taxed when you bring it in/);
    const employee = { ...person(['USA']), ...answersOf({ 'work-arrangement': 'local-job' }) };
    const invests = { ...employee, ...answersOf({ 'income-sources': ['local-income', 'investments'] }) };
    for (const iso3 of ['JPN', 'MLT']) {
      expect(residency(placeView(iso3, employee))?.said.text, iso3).not.toMatch(/brought in/);
      expect(residency(placeView(iso3, invests))?.said.text, iso3).toMatch(/brought in/);
    }
  });

  it('says of each place what becomes of income from abroad, though the days were told of an earlier one', () => {
    const topicAt = (iso3: string, stage: WrittenAnswers): string | undefined =>
      residency(placeView(iso3, { ...person(['GBR']), ...answersOf(stage) }))?.topic;
    const pension = {
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'income-sources': ['retirement-pension'],
    };
    expect(topicAt('THA', pension)).not.toBe(topicAt('MUS', pension));
    expect(topicAt('ESP', pension)).toBe(topicAt('PRT', pension));
    const hired = { 'work-arrangement': 'local-job', 'income-sources': ['local-income'] };
    expect(topicAt('THA', hired)).toBe(topicAt('MUS', hired));
  });

  it('says where foreign income is exempt, by sources that may be shown', () => {
    for (const iso3 of ['SGP', 'HKG', 'CRI']) expect(told(iso3, ['CHN']), iso3).toMatch(/territorial/);
    for (const iso3 of ['ECU', 'URY', 'FRA']) expect(told(iso3, ['CHN']), iso3).not.toMatch(/territorial/);
  });
});

function asked(question: string, views: readonly PlaceView[]): Asked {
  const read = readQuestion(question, views);
  if (!read) throw new Error(question);
  return read;
}

describe('a question about foreign income', () => {
  const views = viewsOf(
    person(['CHN']),
    atlas.countries.filter(({ iso3 }) => ['JPN', 'SGP', 'PRT'].includes(iso3)),
  );

  it('is answered with what each law exempts', () => {
    const question = asked('Does Singapore tax foreign income?', views);
    expect(territorial(question)?.text).toMatch(/mostly left alone in Singapore/);
    expect(territorial(question)?.text).toMatch(
      /taxed in Japan only once it is brought there, in a foreigner’s first 5 years/,
    );
  });

  it('is answered with days where the law counts them, and with a home where that decides', () => {
    const text = taxDays(asked('From which day am I resident for tax?', views))?.text ?? '';
    expect(text).toMatch(/183 days a year/);
    expect(text).toMatch(/In Japan a home makes you resident/);
    const none = [placeView('SGP', person(['CHN']))];
    expect(taxDays(asked('From which day am I resident for tax?', none))).toBeNull();
  });
});
