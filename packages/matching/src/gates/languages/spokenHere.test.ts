import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { pointsBehind } from '../../order.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

/** How the must-have on a language stands in each country. */
function statuses(answers: WrittenAnswers, ...countries: readonly string[]) {
  const { gates } = standingOf(answers);
  const gate = gates.find(({ id }) => id === 'language' || id.startsWith('deal-breaker:spoken:'));
  return countries.map((iso3) => gate?.check(atlas.indexOf(iso3)).status);
}
const ofLine = (line: string, ...countries: readonly string[]) =>
  statuses({ 'deal-breakers': line }, ...countries);

describe('a language that has to be spoken', () => {
  it.each([
    ['Nobody speaks English', 'en', 'a few'],
    ['English not spoken', 'en', 'a few'],
    ['English must be widely spoken', 'en', 'daily life'],
    ['few people speak Spanish', 'es', 'daily life'],
    ['English must be an official language', 'en', 'law'],
    ['French is not an official language', 'fr', 'law'],
    ['Schools taught only in a language other than English', 'en', 'school'],
    ['No schools that teach in German', 'de', 'school'],
    ['No English-speaking schools', 'en', 'school'],
    ['Patients have to be treated in a language that is not English', 'en', 'work'],
    ['Having to speak another language than English at work', 'en', 'work'],
    ['Must be able to work in English', 'en', 'work'],
    ['Cannot work in English', 'en', 'work'],
    ['Only English-speaking countries', 'en', 'country'],
    ['english speaking countries only', 'en', 'country'],
    ['Must be a Spanish-speaking country', 'es', 'country'],
    ['Non-English-speaking countries', 'en', 'country'],
    ['places that are not English speaking', 'en', 'country'],
    ['English-speaking countries', undefined, undefined],
    ['Only English or French speaking countries', undefined, undefined],
    ['Must be English-speaking lawyers', undefined, undefined],
    ['I must learn Mandarin', undefined, undefined],
    ['I have to work in German', undefined, undefined],
    ['must speak Thai', undefined, undefined],
    ['a language I do not speak', undefined, undefined],
    ['No jobs for English speakers', undefined, undefined],
    ['An official language other than English', undefined, undefined],
    ['Schools must teach in French, not in English', undefined, undefined],
    ['No doctors who treat patients in English', 'en', 'doctors'],
    ['No international schools in English', undefined, undefined],
  ])('is read of "%s" as %s for %s', (line, language, languageFor) => {
    const [first] = readDealBreakers(atlas, line).dealBreakers;
    expect([first?.language, first?.languageFor]).toEqual([language, languageFor]);
  });

  it('by many is judged by the share of speakers, like the must-have on daily life', () => {
    const line = 'English must be widely spoken';
    expect(ofLine(line, 'NLD', 'PRT', 'MEX')).toEqual(['met', 'at_risk', 'failed']);
    // A fifth, as far as such shares are exact.
    expect(ofLine('French must be widely spoken', 'ITA')).toEqual(['at_risk']);
  });

  it('by many fails where a survey counted few who learned it', () => {
    expect(ofLine('French must be widely spoken', 'ESP', 'HRV', 'SWE')).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
    expect(ofLine('German must be widely spoken', 'HRV')).toEqual(['at_risk']);
    expect(ofLine('Nobody speaks Italian', 'SVN', 'HRV')).toEqual(['at_risk', 'at_risk']);
  });

  it('of a country is judged by law and people, of which one is not enough', () => {
    const line = 'Only English-speaking countries';
    expect(ofLine(line, 'IRL', 'USA', 'MLT', 'NZL')).toEqual(['met', 'met', 'met', 'met']);
    expect(ofLine(line, 'NLD', 'DNK', 'IND')).toEqual(['failed', 'failed', 'failed']);
    expect(ofLine('Only French-speaking countries', 'FRA', 'ESP')).toEqual(['met', 'failed']);
    expect(ofLine('Only French-speaking countries', 'CAN')).not.toEqual(['met']);
  });

  it('by anybody fails where hardly anybody speaks it', () => {
    expect(ofLine('Nobody speaks French', 'FRA', 'PRT', 'USA')).toEqual(['met', 'at_risk', 'failed']);
  });

  it('by anybody only warns for a language of immigrants, whom lists of speakers leave out', () => {
    expect(ofLine('Nobody speaks Hindi', 'IND', 'CAN', 'ARE', 'NZL')).toEqual([
      'met',
      'at_risk',
      'at_risk',
      'at_risk',
    ]);
    expect(ofLine('No Polish speakers', 'POL', 'IRL', 'PRT')).toEqual(['met', 'at_risk', 'at_risk']);
    expect(ofLine('Hindi must be widely spoken', 'CAN')).toEqual(['failed']);
  });

  it('is unknown for a language learned abroad that no record counts, and zero for any other', () => {
    expect(ofLine('Nobody speaks French', 'NOR')).toEqual(['at_risk']);
    expect(ofLine('Nobody speaks Spanish', 'KOR')).toEqual(['at_risk']);
    expect(ofLine('French must be widely spoken', 'NOR')).toEqual(['at_risk']);
    expect(ofLine('Thai must be widely spoken', 'ESP')).toEqual(['failed']);
  });

  it('by law is judged by its standing in the whole country', () => {
    expect(ofLine('English must be an official language', 'IRL', 'AUS', 'NLD', 'IND')).toEqual([
      'met',
      'met',
      'failed',
      'met',
    ]);
    expect(ofLine('French must be an official language', 'ITA')).toEqual(['at_risk']);
  });

  it('at work and at school is certain only where it is official and spoken by most', () => {
    const line = 'Having to speak another language than English at work';
    expect(ofLine(line, 'AUS', 'MLT', 'NLD', 'IND')).toEqual(['met', 'met', 'at_risk', 'at_risk']);
    expect(ofLine('No schools that teach in English', 'NZL', 'NOR')).toEqual(['met', 'at_risk']);
  });
});

describe('daily life in a language of the household', () => {
  const must = (...codes: readonly string[]) => ({
    'languages-spoken': codes,
    'language-preference': 'must-speak',
  });

  it('is at risk where no record tells of any of them', () => {
    expect(statuses(must('fr'), 'FRA', 'PRT', 'NOR')).toEqual(['met', 'failed', 'at_risk']);
    expect(statuses(must('th'), 'ESP')).toEqual(['failed']);
    expect(statuses(must('fr', 'en'), 'BRA')).toEqual(['failed']);
  });

  it('fails for a language learned abroad where nobody around counts speakers', () => {
    expect(statuses(must('es'), 'KOR', 'JPN', 'NZL')).toEqual(['failed', 'failed', 'failed']);
    expect(statuses(must('fr'), 'THA', 'KOR')).toEqual(['failed', 'failed']);
    // Learned across a border, or in the same part of the world.
    expect(statuses(must('es'), 'NLD', 'GUY')).toEqual(['at_risk', 'at_risk']);
    expect(statuses(must('ru'), 'AZE', 'MKD')).toEqual(['at_risk', 'at_risk']);
    expect(statuses(must('it'), 'ALB', 'AUT')).toEqual(['at_risk', 'failed']);
  });
});

describe('lessons in a language of the household', () => {
  const family = {
    'relocating-family-members': 'yes',
    'family-composition-type': 'couple-school-children',
    'childcare-education-priorities': ['own-language-schooling'],
    'languages-spoken': ['ko', 'en'],
  };
  const gateOf = (school: string) => {
    const { gates } = standingOf({ ...family, 'children-education-preference': school });
    return gates.find(({ id }) => id === 'need:own-language-school');
  };

  it('are certain at a public school where one is official and spoken by most, and at risk elsewhere', () => {
    const gate = gateOf('local-public');
    const status = ['AUS', 'NOR', 'KOR', 'CHE'].map((iso3) => gate?.check(atlas.indexOf(iso3)).status);
    expect(status).toEqual(['met', 'at_risk', 'met', 'at_risk']);
  });

  it('hold a place back where no language of theirs is official, the more as a line of its own', () => {
    const french = { ...family, 'languages-spoken': ['fr'], 'children-education-preference': 'local-public' };
    const behind = (more: WrittenAnswers, iso3: string) =>
      pointsBehind([standingOf({ ...french, ...more })], atlas.indexOf(iso3));
    const none = { 'childcare-education-priorities': ['school-quality'] };
    const line = { ...none, 'deal-breakers': 'School only in a language that my children do not speak' };
    for (const iso3 of ['BEL', 'CHE']) expect(behind({}, iso3)).toBe(behind(none, iso3));
    const ticked = behind({}, 'NOR') - behind(none, 'NOR');
    expect(ticked).toBeGreaterThan(3);
    expect(behind(line, 'NOR') - behind(none, 'NOR')).toBeGreaterThan(2 * ticked);
    expect(behind({ ...line, 'children-education-preference': 'international' }, 'NOR')).toBe(
      behind({ ...none, 'children-education-preference': 'international' }, 'NOR'),
    );
  });

  it('may be found at any other kind of school', () => {
    expect(gateOf('international')).toBeUndefined();
  });
});
