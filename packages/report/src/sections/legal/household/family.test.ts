import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../parts/questions/asked.ts';
import { COUPLE } from '../../../parts/questions/topics/family/couple.ts';
import { topicsOf } from '../../../parts/questions/topicsNamed.ts';
import { viewsOf } from '../../../testing/views.ts';
import { companions } from './companions.ts';
import { dependants } from './family.ts';
import { neededMonthly } from '../../../place/entry/incomeAsked.ts';
import { openRoutes } from '../../../place/entry/routes.ts';

const atlas = realAtlas();

/** The person with a partner beside them, of this status. */
function withPartner(answers: Answers, status: string): Answers {
  return {
    ...answers,
    ...answersOf({
      'relationship-status': status,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Kim',
      'family-member-1-relationship': 'spouse',
    }),
  };
}

const TOGETHER = /lets you bring|can apply together\./;

describe('a grown-up child', () => {
  it('is never called a dependant', () => {
    const family = answersOf({
      citizenship: ['USA'],
      'work-arrangement': 'local-job',
      'relationship-status': 'divorced',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
    });
    const told = (age: number) =>
      viewsOf({ ...family, ...answersOf({ 'family-member-1-family-member-age': age }) })
        .map((view) => dependants(view)?.said.text ?? '')
        .filter((text) => /lets you bring/.test(text));
    expect(told(20).length).toBeGreaterThan(5);
    for (const text of told(20))
      expect(text).toMatch(/whether a grown-up child is one|have the answer for yours/);
    expect(told(8).every((text) => text.includes('can apply together'))).toBe(true);
  });
});

describe('a friend', () => {
  const friends = (relationship: string) =>
    answersOf({
      citizenship: ['ZAF'],
      age: 33,
      'work-arrangement': 'freelance',
      'expected-annual-income': '50k-75k',
      'visa-preference': ['digital-nomad'],
      'relationship-status': 'single',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': relationship,
      'family-member-1-family-member-age': 35,
    });
  it('is never called a dependant, and reads once that a permit of their own is needed', () => {
    const views = viewsOf(friends('friend'));
    expect(views.flatMap((view) => dependants(view) ?? [])).toEqual([]);
    const said = views.flatMap((view) => companions(view) ?? []);
    expect(said[0]?.once).toBe(true);
    expect(said[0]?.said.text).toMatch(/no friends: your friend needs a passport or a permit of their own/);
  });
  it('does not raise the income required of the holder', () => {
    const [alone, withFriend] = ['spouse', 'friend'].map((one) =>
      viewsOf(friends(one)).map((view) => {
        const route = openRoutes(view).find((open) => open.route.kind === 'digital-nomad')?.route;
        return route ? (neededMonthly(view, route)?.value ?? 0) : 0;
      }),
    );
    const sum = (values: readonly number[] = []) => values.reduce((all, one) => all + one, 0);
    expect(sum(withFriend)).toBeLessThan(sum(alone));
  });
  it('leaves the wording for the family unchanged, and gives siblings a question for the embassy', () => {
    const both = {
      ...friends('child'),
      ...answersOf({
        'number-of-family-members': 2,
        'family-member-1-family-member-age': 8,
        'family-member-2-relationship': 'friend',
      }),
    };
    const texts = viewsOf(both).flatMap((view) => dependants(view)?.said.text ?? []);
    expect(texts.some((text) => text.includes('so you and your child can apply together'))).toBe(true);
    expect(texts.filter((text) => text.includes('friend'))).toEqual([]);
    const [sister] = viewsOf(friends('sibling')).flatMap((view) => companions(view) ?? []);
    expect(sister?.said.text).toMatch(/plan as if your sibling needs .* whether its rules reach further/);
  });
});

describe('an older relative', () => {
  const TAKE_PARENTS = atlas.countries
    .map(({ iso3 }) => iso3)
    .filter((iso3) => atlas.routes.of(iso3).some(({ parentsAllowed }) => parentsAllowed));
  const household = answersOf({
    citizenship: ['CHN'],
    age: 46,
    'work-arrangement': 'business-owner',
    'liquid-assets-available': 'over-2m',
    'visa-preference': ['entrepreneur', 'permanent-residency'],
    'other-economic-contributions': ['business-investment'],
    'relationship-status': 'married',
    'relocating-family-members': 'yes',
    'number-of-family-members': 2,
    'family-member-1-relationship': 'spouse',
    'family-member-2-relationship': 'parent',
    'family-member-2-family-member-age': 71,
  });
  const told = (answers: Answers): readonly (readonly [string, string])[] =>
    viewsOf(answers).map((view) => [view.iso3, dependants(view)?.said.text ?? ''] as const);

  it('applies together with nobody unless the record includes parents', () => {
    const together = told(household).filter(([, text]) => TOGETHER.test(text));
    expect(together.length).toBeGreaterThan(5);
    for (const [iso3, text] of together) {
      if (TAKE_PARENTS.includes(iso3)) continue;
      expect(text, iso3).not.toMatch(/older relative[^.]*can apply together/);
      expect(text, iso3).toMatch(/so you and your partner can apply together\.[^]*few routes/);
    }
  });

  it('comes along where the record includes parents, and is not said to be covered by few routes there', () => {
    const [, text] = told(household).find(([iso3]) => iso3 === 'MYS') ?? [];
    expect(text).toContain('parents and parents-in-law among them');
    expect(text).toMatch(/older relative who comes with you can apply together/);
    expect(text).not.toContain('few routes');
    const grandmother = { ...household, ...answersOf({ 'family-member-2-relationship': 'grandparent' }) };
    expect(told(grandmother).find(([iso3]) => iso3 === 'MYS')?.[1]).toContain('few routes');
  });

  it('alone beside the customer is not certain to be a dependant', () => {
    const alone = {
      ...household,
      ...answersOf({ 'number-of-family-members': 1, 'family-member-1-relationship': 'parent' }),
    };
    const texts = told(alone);
    expect(texts.some(([, text]) => text.includes('whether an older relative is one'))).toBe(true);
    for (const [iso3, text] of texts)
      if (!TAKE_PARENTS.includes(iso3)) expect(text, iso3).not.toMatch(TOGETHER);
  });
});

describe('a family that may only follow later', () => {
  it('is never told to apply together', () => {
    const family = answersOf({
      citizenship: ['IND'],
      age: 35,
      'work-arrangement': 'start-business',
      'visa-preference': ['entrepreneur'],
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    });
    for (const view of viewsOf(family)) {
      const route = openRoutes(view)[0]?.route;
      const text = dependants(view)?.said.text ?? '';
      expect(route?.familyFollows === true, view.iso3).toBe(text.includes('nobody comes along'));
      if (view.iso3 === 'SGP')
        expect(text).toContain('nobody comes along on the EntrePass permit from the first day');
    }
  });
});

describe('a couple without a marriage', () => {
  it.each(PERSONAS)('is never told that it may apply together: $title', (persona) => {
    for (const status of ['domestic-partnership', 'single', 'divorced', 'widowed']) {
      for (const view of viewsOf(withPartner(persona.answers, status))) {
        const said = dependants(view)?.said;
        if (!said) continue;
        expect(said.text, view.iso3).not.toMatch(TOGETHER);
        if (openRoutes(view)[0]?.route.dependantsAllowed && /dependants/.test(said.text)) {
          expect(said.text, view.iso3).toContain('without a marriage');
          expect(said.answers, view.iso3).toContain('relationship-status');
        }
      }
    }
  });

  it.each(PERSONAS)(
    'is treated differently from a married one wherever dependants are on record: $title',
    (persona) => {
      const married = viewsOf(withPartner(persona.answers, 'married'));
      const other = viewsOf(withPartner(persona.answers, 'domestic-partnership'));
      let together = 0;
      married.forEach((view, i) => {
        const said = dependants(view)?.said.text;
        if (!said || !TOGETHER.test(said)) return;
        together += 1;
        const beside = other[i];
        expect(beside && dependants(beside)?.said.text, view.iso3).toContain('without a marriage');
      });
      expect(together).toBeGreaterThan(0);
    },
  );

  it('is described as such in every question about the partner', () => {
    const some = atlas.countries.filter((_, i) => i % 40 === 0);
    for (const { answers } of PERSONAS) {
      const views = viewsOf(withPartner(answers, 'domestic-partnership'), some);
      for (const question of [
        'Can Kim come with me on my work permit although we are not married, and may he work as a chef?',
        'Can Kim join me?',
        'May Kim work from the first day?',
        'May my partner work?',
      ]) {
        const asked = readQuestion(question, views);
        const [topic] = asked ? topicsOf(asked) : [];
        expect(topic?.id, question).toMatch(/^partner-/);
        const answer = asked && topic ? topic.answer(asked) : null;
        expect(answer?.put, question).toContain('not married to me');
        expect(answer?.put, question).not.toMatch(/\bspouse\b/);
        if (answer?.said) expect(answer.said.text, question).toContain('without a marriage');
      }
    }
  });

  it('does not change the wording for a married couple', () => {
    const views = viewsOf(withPartner(PERSONAS[0]?.answers ?? {}, 'married'), atlas.countries.slice(0, 3));
    const asked = readQuestion('May Kim work from the first day?', views);
    const topic = COUPLE.find(({ id }) => id === 'partner-work');
    expect(asked && topic?.answer(asked).put).toMatch(/^Does the permit of a spouse include/);
  });
});

describe('a child who comes later', () => {
  const nurse = answersOf({
    age: 29,
    citizenship: ['PHL'],
    'career-field': 'healthcare',
    'education-level': 'bachelor',
    'years-in-field': 6,
    'work-arrangement': 'local-job',
    'expected-annual-income': '30k-50k',
    'visa-preference': ['work'],
    'relationship-status': 'single',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Miko',
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 6,
  });
  const later = answersOf({
    'unique-family-situation': 'Miko stays with my mother for the first year and joins me later.',
  });
  it('is never told to apply together, and is asked about before a post is accepted', () => {
    const texts = viewsOf({ ...nurse, ...later }).flatMap((view) => dependants(view)?.said.text ?? []);
    expect(texts.filter((text) => /apply together/.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('it does not say that Miko may follow you later'))).toBe(true);
    expect(texts.some((text) => /whether Miko may follow you to [A-Z]/.test(text))).toBe(true);
    const together = viewsOf(nurse).flatMap((view) => dependants(view)?.said.text ?? []);
    expect(together.some((text) => text.includes('so you and your child can apply together'))).toBe(true);
  });
});

describe('a family that the law lets wait', () => {
  it('reads for how long, and who is exempt', () => {
    const couple = withPartner(
      answersOf({
        citizenship: ['BRA'],
        'work-arrangement': 'not-working',
        'income-sources': ['retirement-pension'],
        'expected-annual-income': '50k-75k',
        'visa-preference': ['retirement'],
      }),
      'married',
    );
    const portugal = atlas.countries.filter(({ iso3 }) => iso3 === 'PRT');
    const told = viewsOf(couple, portugal).map((view) => dependants(view)?.said.text ?? '');
    expect(told.join(' ')).toMatch(
      /Reagrupamento .* only after two years .* Minor children, .* fifteen months/,
    );
  });
});
