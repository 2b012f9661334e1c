import type { ReportPlace } from '../../../../model.ts';
import type { WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../../testing/answered.ts';

describe('a question on two parents of one sex', () => {
  it('is answered with the law on parents before the law on marriage', () => {
    const birth = answered(
      FAMILY,
      ['PRT', 'ITA'],
      'Are two mothers both on the birth certificate?',
    ).parentage;
    expect(birth?.said?.text).toMatch(
      /^By the lists that we hold, two women can both be parents from birth .* in Portugal \(nothing on record for Italy\)/,
    );
    const adoption = answered(FAMILY, ['DEU', 'ECU'], 'May two women adopt a child together?').adoption;
    expect(adoption?.said?.text).toMatch(
      /two men may adopt a child together in Germany.*two men may not adopt a child together in Ecuador/,
    );
  });

  it('does not call unknown what it has just said, and tells adopting couples nothing about births', () => {
    const asked = 'Can two men adopt a child there?';
    const known = answered(FAMILY, ['PRT', 'ESP'], asked).adoption;
    expect(known?.said?.text).toMatch(/two men may adopt a child together/);
    expect(known?.said?.text).not.toContain('from birth');
    expect(known?.lacks).toBe('whether newcomers may adopt, after how many years of marriage or residence');
    expect(answered(FAMILY, ['PRT', 'JPN'], asked).adoption?.lacks).toMatch(/^whether two women or two men/);
  });

  it('says nothing about them to others', () => {
    const adoption = answered(FAMILY, ['PRT'], 'Can we adopt a child there?').adoption;
    expect(adoption?.said?.text ?? '').not.toContain('two women');
  });
});

describe('a question about the citizenship of children', () => {
  const asked = (question: string) => answered(FAMILY, ['PRT'], question)['child-citizenship']?.put;
  it('is about children already born, unless it mentions a birth', () => {
    expect(asked('Do my children get the passport too?')).toContain('together with a parent');
    expect(asked('Is a child born there a citizen?')).toContain('at birth');
  });

  it('appears beside the law on parents of an expected child, also after an ampersand', () => {
    const found = answered(
      { ...VETERAN, 'family-member-1-name': 'Danielle' },
      ['ESP'],
      'If Dani gives birth there do we both go on the birth certificate & is the kid american too',
    );
    expect(Object.keys(found)).toEqual(['parentage', 'child-citizenship']);
    expect(found['child-citizenship']?.put).toMatch(/^Which citizenship does a child of ours have at birth/);
  });

  it('recognises the adjective of a country, and no similar word', () => {
    expect(asked('Is the baby Portuguese too?')).toBeDefined();
    expect(asked('Is our baby a vegetarian there?')).toBeUndefined();
  });
});

describe('a question about an adult child', () => {
  it('is promised no place on a parent’s permit', () => {
    const grown = { ...FAMILY, citizenship: ['USA'], 'family-member-2-family-member-age': 20 };
    const found = answered(grown, ['ESP'], 'Can Jonas study there and still be on my visa?')['children-visa'];
    expect(found?.lacks).toContain('until which age');
    expect(JSON.stringify(found)).not.toContain('consent of the other parent');
  });
});

describe('a question about a child who comes of age before the move', () => {
  const family = (age: number): WrittenAnswers => ({
    citizenship: ['USA'],
    'relocation-timeline': '1-2-years',
    'relationship-status': 'divorced',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Ida',
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': age,
  });

  it('says that the other parent has no say then, but has while another child is younger', () => {
    const asked = 'Does my ex have to agree if my daughter moves?';
    expect(answered(family(17), ['PRT'], asked).custody?.said?.text).toContain(
      'then the other parent’s consent is not needed',
    );
    expect(answered(family(18), ['PRT'], asked).custody?.said?.text).toContain('eighteen or over');
    expect(answered(family(12), ['PRT'], asked).custody?.said?.text).not.toContain('eighteen or over');
  });

  it('refers to a university instead of a school', () => {
    const asked = 'Which schools are there for Ida?';
    expect(answered(family(17), ['PRT'], asked).schools?.whom).toContain('admissions office');
    expect(answered(family(12), ['PRT'], asked).schools?.whom).not.toContain('admissions office');
  });
});

describe('a question about an animal other than a dog or cat', () => {
  it('names it, and says that no record covers it', () => {
    const { pets } = answered(FAMILY, ['PRT'], 'Can the hedgehog come?');
    expect(pets?.said?.text).toContain('only dogs and cats');
    expect(pets?.lacks).toBe('what is asked of a hedgehog');
  });
});

it('describes the recorded law on residents’ parents, and says where there is none', () => {
  const text = answered(
    { citizenship: ['ZAF'], 'work-arrangement': 'start-business' },
    ['PRT', 'NLD'],
    'Can my mother-in-law come to live with us?',
  )['parent']?.said?.text;
  expect(text).toMatch(/^In Portugal the law counts a parent of yours, or of your husband or wife/);
  expect(text).toContain('no route made for parents in the Netherlands');
});

it('a child of age is family by the Union’s free movement, as far as its directive goes', () => {
  const farmer = {
    age: 58,
    citizenship: ['NLD'],
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 22,
  };
  const told = (iso3s: readonly string[]) =>
    answered(farmer, iso3s, 'Can our son of 22 come with us?')['children-visa']?.said?.text;
  expect(told(['SVN', 'HRV'])).toMatch(
    /In (?:Croatia and Slovenia|Slovenia and Croatia) a child of yours counts as family while under 21 or living on what you give them.* with the passport of a state of the Union .* at any age/,
  );
  expect(told(['SVN', 'CAN'])).toMatch(
    /In Slovenia a child .* For the other places those records do not say/,
  );
  expect(told(['CAN'])).toMatch(/Those records do not say whether somebody of age counts among them\.$/);
});

it('refers to the chapter on the family where that holds the law on residents’ parents, as a remark does', () => {
  const household = {
    citizenship: ['TUR'],
    'work-arrangement': 'local-job',
    'eldercare-considerations': 'joining-later',
  };
  const question = 'Can my mother-in-law come to live with us?';
  const whole = answered(household, ['DEU'], question).parent;
  const law = /^In Germany (.*?) Have|^In Germany (.*)\.$/.exec(whole?.said?.text ?? '')?.[2] ?? '';
  expect(law).not.toBe('');
  expect(whole?.standsUnder).toBe('Family');
  const placed = [
    {
      iso3: 'DEU',
      sections: [{ heading: 'Family', blocks: [{ kind: 'paragraph', text: `Germany has a law: ${law}.` }] }],
    },
  ] as unknown as readonly ReportPlace[];
  expect(answered(household, ['DEU'], question, placed).parent?.said?.text).toBe(
    'What the law of Germany says of a parent stands under Family there.',
  );
});
