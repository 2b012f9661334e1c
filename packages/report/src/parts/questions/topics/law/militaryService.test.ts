import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT } from '../../../../testing/answered.ts';

describe('a question about military service', () => {
  it('is answered for every country named', () => {
    const found = answered(FAMILY, ['PRT'], 'Must my son serve in the Israeli army?');
    expect(found.rights?.said?.text).toMatch(/Compulsory military service.*: yes in Israel; no in Portugal/);
  });
});

describe('a question about military service', () => {
  it('owed at home is referred to the authority there', () => {
    const singapore = {
      ...FAMILY,
      citizenship: ['SGP'],
      'current-location': place('Singapore', 'Singapore', 'sg'),
    };
    const { rights } = answered(
      singapore,
      ['AUS', 'KOR'],
      'What do we have to do so that Jonas can leave before National Service?',
    );
    expect(rights?.said?.text).toMatch(/^Compulsory military service in Singapore/);
    expect(rights?.whom).toMatch(/recruiting office of Singapore/);
  });
});

describe('a question about military service owed to the customer’s own country', () => {
  it('is referred to its consulate, for the person concerned', () => {
    const { rights } = answered(
      { ...FAMILY, citizenship: ['KOR'] },
      ['NOR'],
      'What happens to the Korean military service of our son if he takes another citizenship before 18?',
    );
    expect(rights?.whom).toContain('the consulate of South Korea');
    expect(rights?.put).toMatch(/^Is (?:Jonas|my son) called up while living abroad/);
    const there = answered(FAMILY, ['NOR'], 'Is there military service?').rights;
    expect(there?.whom).toContain('the embassy of each country');
  });
});

describe('serving, without a word for what', () => {
  it('is military service for a person, and nothing of the kind for a purpose or a waiter', () => {
    const asked = (text: string) => Object.keys(answered(FAMILY, ['PRT'], text));
    expect(asked('Jonas turns 18 in 20 months, does he have to serve if he lives abroad?')).toEqual([
      'rights',
    ]);
    for (const text of [
      'Which purpose would the deposit serve?',
      'Do waiters have to serve food in Portuguese?',
    ])
      expect(asked(text)).not.toContain('rights');
  });
});

describe('the armed forces of the customer’s country', () => {
  const ASKS = 'Do I need a permission of the Vietnamese army to leave the country?';
  it('are asked there by people who live in it', () => {
    const { rights } = answered(STUDENT, ['DEU'], ASKS);
    expect(rights?.whom).toContain('recruiting office of Vietnam');
    expect(rights?.said?.text).not.toContain('Germany');
  });

  it('are recognised by the everyday name of the country', () => {
    const korean = { ...STUDENT, citizenship: ['KOR'], 'current-location': place('Hanoi', 'Vietnam', 'vn') };
    const { rights } = answered(korean, ['DEU'], 'Does Korea call my son up to the army?');
    expect(rights?.whom).toContain('the consulate of South Korea');
  });

  it('are asked at the consulate from elsewhere, and only about a call-up where nobody leaves', () => {
    const abroad = { ...STUDENT, 'current-location': place('Prague', 'Czechia', 'cz') };
    expect(answered(abroad, ['DEU'], ASKS).rights?.whom).toContain('the consulate of Vietnam');
    const { rights } = answered(STUDENT, ['DEU'], 'Must my brother serve in the army of Vietnam or Germany?');
    expect(rights?.put).toContain('called up');
  });
});

describe('service owed at home', () => {
  it('is for the customer’s state, which can postpone it or be paid', () => {
    const { rights } = answered(
      { ...STUDENT, citizenship: ['TUR'], 'current-location': place('Ankara', 'Turkey', 'tr') },
      ['CZE'],
      'Do I have to pay for the army (bedelli) to stay abroad?',
    );
    expect(rights?.said?.text).toMatch(
      /^Compulsory military service in Türkiye, by our records: yes\. It can be paid off/,
    );
    expect(rights?.whom).toContain('Türkiye');
    expect(rights?.put).toContain('can it be paid off');
  });

  it('does not exist where the customer’s state has none', () => {
    const { rights } = answered(
      { age: 31, citizenship: ['KEN'], 'current-location': place('Nairobi', 'Kenya', 'ke') },
      ['CHE'],
      'Would I have to pay to be exempt from the army?',
    );
    expect(rights?.whom).not.toContain('Kenya');
  });
});

describe('service of a son who may take another citizenship', () => {
  const TURKISH = {
    ...FAMILY,
    citizenship: ['TUR'],
    'current-location': place('Izmir', 'Turkey', 'tr'),
  };
  const ASKS =
    'If Jonas becomes citizen of another country, must he still do military service, and can we pay instead (bedelli)?';

  it('does not end with it, and may be paid off where a rule is on record', () => {
    const { rights } = answered(TURKISH, ['DEU'], ASKS);
    expect(rights?.said?.text).toMatch(
      /^As a rule another citizenship does not end it: .* of Türkiye stays liable .*paid off .* 3 years abroad/,
    );
    expect(rights?.lacks).toContain('at what sum it can be paid off instead (bedelli)');
    expect(rights?.lacks).not.toContain('whether and');
  });

  it('has no rule of another state applied to it', () => {
    const { rights } = answered(
      { ...TURKISH, citizenship: ['KOR'], 'current-location': place('Seoul', 'South Korea', 'kr') },
      ['DEU'],
      ASKS.replace(' (bedelli)', ''),
    );
    expect(rights?.said?.text).toContain('of South Korea stays liable');
    expect(rights?.said?.text).not.toContain('paid off');
    expect(rights?.lacks).toContain('whether and at what sum');
  });
});

describe('a call-up of somebody whose family leaves', () => {
  const TURKISH = {
    ...FAMILY,
    citizenship: ['TUR'],
    'current-location': place('Izmir', 'Turkey', 'tr'),
  };

  it.each(['Will Jonas be called up if we leave?', 'Can Jonas avoid the draft by leaving?'])(
    'is one by the state that is left: “%s”',
    (question) => {
      expect(answered(TURKISH, ['DEU', 'SWE'], question).rights?.whom).toContain('Türkiye');
    },
  );

  it('is one of the new country where nobody speaks of leaving', () => {
    const { rights } = answered(TURKISH, ['SWE'], 'Is there military service there?');
    expect(rights?.whom).not.toContain('Türkiye');
  });
});
