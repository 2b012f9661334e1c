import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../parts/comparison/comparisonThemes.ts';
import type { PlaceView } from '../../place/view.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { crowded } from '../../place/surroundings/crowded.ts';
import { coupleLead, parentsAsCouple } from './couple.ts';
import { childrenLead, leave } from './kin.ts';
import { FAMILY } from './plan.ts';

const atlas = realAtlas();
const WISHES = [
  'recognised-relationship',
  'partner-work-permit',
  'both-careers',
  'starting-family',
  'quiet',
  'saving',
];

function family(answers: Answers, members: number, more: Readonly<Record<string, Written>>): Answers {
  return {
    ...answers,
    ...answersOf({
      'medical-conditions': [],
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': members,
      'family-member-1-relationship': 'spouse',
      'couple-lifestyle-priorities': WISHES,
      ...more,
    }),
  };
}

const BIRTH = /\bmothers?\b|\bmother’s\b/;
/** A figure on women as that of the second adult. */
const BY_SEX = /% of women|of the women|\bwomen (?:earn|who)\b|second income/;

/** What is told of a couple in all places. */
const told = (all: readonly PlaceView[]): string =>
  all
    .flatMap((view) => [coupleLead(view), parentsAsCouple(view), leave(view)])
    .map((one) => one?.said.text ?? '')
    .join('\n');

describe('time together', () => {
  it('is shorter where the working week is longer', () => {
    const answers = family({}, 1, {
      'current-location': {
        value: 'Red Deer, Canada',
        countryCode: 'ca',
        country: 'Canada',
        city: 'Red Deer',
      },
      'couple-lifestyle-priorities': ['time-together'],
      'work-arrangement': 'local-job',
    });
    const said = (iso3: string) =>
      told(
        viewsOf(
          answers,
          atlas.countries.filter((one) => one.iso3 === iso3),
        ),
      );
    expect(said('PHL')).toMatch(/leaves less of the time together/);
    expect(said('DEU')).toContain('the rest is the time together you asked for');
  });
});

describe('a couple whose sexes the form does not tell', () => {
  it.each(PERSONAS)('reads no second income by sex: $title', ({ answers }) => {
    for (const members of [1, 2])
      expect(
        BY_SEX.exec(
          told(
            viewsOf(
              family(answers, members, {
                'family-member-2-relationship': 'child',
                'family-member-2-family-member-age': 5,
              }),
            ),
          ),
        )?.[0],
      ).toBeUndefined();
  });

  it.each([
    { 'unique-family-situation': 'We are two men, together for nine years.' },
    { 'specific-questions': 'Can we adopt a child together?' },
    { 'additional-comments': 'As a gay couple we want to be safe.' },
  ])('reads nothing about births after telling of another way to a child: %o', (words) => {
    for (const { answers } of PERSONAS) {
      const clean = Object.fromEntries(
        Object.entries(answers).filter(
          ([id]) => !['unique-family-situation', 'specific-questions', 'additional-comments'].includes(id),
        ),
      ) as Answers;
      const all = viewsOf(family(clean, 1, words), atlas.countries.slice(0, 40));
      expect(told(all)).not.toMatch(BIRTH);
      for (const view of all.slice(0, 3))
        for (const { highlights } of THEMES)
          for (const piece of highlights) expect(piece(view, all.slice(0, 3))?.text ?? '').not.toMatch(BIRTH);
      expect(told(viewsOf(family(clean, 1, {}), atlas.countries.slice(0, 40)))).toMatch(BIRTH);
    }
  });

  it('reads of its conditions in every place, and of its other wishes in turn', () => {
    for (const { answers } of PERSONAS) {
      const all = viewsOf(family(answers, 1, { 'family-member-1-name': 'Kim' }), atlas.countries.slice(0, 3));
      const texts = all.map((view) => coupleLead(view)?.said.text ?? '');
      for (const text of texts) {
        expect(text).toMatch(/marriage/i);
        expect(text).toMatch(/embassy|free movement|without a permit/);
      }
      // What speaks against a place stands among what will be hard.
      const hard = all.map((view) => crowded(view)?.text ?? '');
      for (const wish of [/labour force/, /peace and quiet/, /can save/])
        expect([...texts, ...hard].filter((text) => wish.test(text)).length).toBeGreaterThan(0);
    }
  });
});

describe('children', () => {
  const kids = (...ages: number[]): Readonly<Record<string, Written>> => ({
    'couple-lifestyle-priorities': [],
    'childcare-education-priorities': [],
    ...Object.fromEntries(
      ages.flatMap((age, i) => [
        [`family-member-${i + 2}-relationship`, 'child'],
        [`family-member-${i + 2}-family-member-age`, age],
      ]),
    ),
  });

  it('are described by age, the oldest first once examinations come', () => {
    for (const { answers } of PERSONAS) {
      const at = (...ages: number[]): PlaceView =>
        viewsOf(family(answers, ages.length + 1, kids(...ages)), atlas.countries.slice(0, 1))[0] as PlaceView;
      expect(childrenLead(at(14, 9))?.said.text).toContain('final examination');
      expect(childrenLead(at(15, 3))?.said.text).toMatch(/final examination.*childcare/);
      expect(childrenLead(at(9, 7))?.said.text).toMatch(/primary/);
      expect(leave(at(14, 9))).toBeNull();
      expect(leave(at(2))).toBeNull();
      const rows = FAMILY.table(at(14, 9));
      expect(rows).not.toContain('family_leave_mother_total_days');
      expect(rows).not.toContain('preprimary_enrolment');
      expect(FAMILY.table(at(3))).toContain('preprimary_enrolment');
    }
  });
});

describe('a couple without a marriage', () => {
  const lead = (more: Readonly<Record<string, Written>>, iso3: string): string => {
    const answers = family(answersOf({ 'work-arrangement': 'full-remote' }), 1, {
      'relationship-status': 'domestic-partnership',
      'couple-lifestyle-priorities': ['partner-work-permit'],
      ...more,
    });
    const view = placeView(iso3, answers);
    return coupleLead(view)?.said.text ?? '';
  };

  it('with free movement is told what a marriage would give, and that nothing is owed before', () => {
    expect(lead({ citizenship: ['POL'] }, 'PRT')).toMatch(
      /Once you are married, your partner may live and work in Portugal .*2004\/38.*there is no right to work/,
    );
    expect(lead({ citizenship: ['POL'], 'relationship-status': 'married' }, 'PRT')).not.toContain(
      'once you are married',
    );
  });
});

describe('the permit of a partner', () => {
  it('is mentioned once to somebody who asks for it and for two careers', () => {
    const view = viewsOf(
      family(answersOf({ citizenship: ['ITA'], 'work-arrangement': 'freelance' }), 1, {
        'couple-lifestyle-priorities': ['partner-work-permit', 'both-careers'],
      }),
      atlas.countries.filter(({ iso3 }) => iso3 === 'ESP'),
    );
    const said = told(view);
    expect(said).toMatch(/no work permit|no permit either|without a permit/);
    expect(said).not.toContain('may work there by your free movement');
  });
});

describe('the passport of a partner', () => {
  it('is described as the passport told of where it lets the partner work', () => {
    const view = placeView(
      'ESP',
      family(answersOf({ citizenship: ['GEO'], 'work-arrangement': 'local-job' }), 1, {
        'family-member-1-name': 'Aino',
        'unique-family-situation': 'My wife Aino is a Finnish citizen.',
        'couple-lifestyle-priorities': ['both-careers'],
      }),
    );
    expect(coupleLead(view)?.said.text).toMatch(
      /and Aino needs no permit to work there, by a passport that you told us of/,
    );
  });
});

describe('children of two women or two men', () => {
  const leads = (words: string): string => {
    const answers = family(answersOf({ 'work-arrangement': 'full-remote' }), 1, {
      'couple-lifestyle-priorities': ['starting-family', 'quiet'],
      'unique-family-situation': words,
    });
    const places = ['PRT', 'AUS', 'DEU', 'ITA'];
    const views = viewsOf(
      answers,
      places.flatMap((iso3) => atlas.country(iso3) ?? []),
    );
    return views.map((view) => coupleLead(view)?.said.text ?? '').join('\n');
  };

  it('are described by each place’s law on parents, where a list has it', () => {
    for (const words of ['We are two women and hope for a child', 'A gay couple that wants to adopt']) {
      const told = leads(words);
      expect(told, words).toMatch(/in Portugal two women can both be parents from birth/);
      expect(told, words).toMatch(/in Australia two women or two men may adopt a child together/);
      expect(told, words).toMatch(/in Germany two women are not both parents from birth; .* may adopt/);
      expect(told, words).not.toMatch(/in Italy two (?:women|men)/);
    }
  });

  it('are described to two men by the law on adoption alone', () => {
    for (const words of [
      'We are two men. We would like to adopt.',
      'We are two dads-to-be who hope for a child',
    ]) {
      const told = leads(words);
      expect(told, words).toMatch(/in Germany two women or two men may adopt a child together/);
      expect(told, words).not.toContain('parents from birth');
    }
  });

  it('are mentioned to nobody else', () => {
    expect(leads('We hope for a child')).not.toMatch(/two women or two men/);
  });
});

describe('a wish to start a family', () => {
  const CHILD = {
    'family-member-2-relationship': 'child',
    'family-member-2-family-member-age': 3,
    'couple-lifestyle-priorities': ['starting-family', 'saving'],
  };
  const places = atlas.countries.filter(({ iso3 }) => ['CHE', 'NOR', 'DNK', 'ISL'].includes(iso3));

  it('is answered with the age at a first child only to those who have none', () => {
    for (const age of [3, 17, 24]) {
      const parents = family({}, 2, { ...CHILD, 'family-member-2-family-member-age': age });
      expect(told(viewsOf(parents, places)), String(age)).not.toMatch(/first child|at the first/);
    }
    const none = { 'couple-lifestyle-priorities': ['starting-family'] };
    expect(told(viewsOf(family({}, 1, none), places))).toMatch(/at their first/);
  });

  it('leaves room for savings, which no three places in a row put in the same words', () => {
    const home = {
      'current-location': { value: 'Cairo', city: 'Cairo', country: 'Egypt', countryCode: 'eg' },
    };
    const said = viewsOf(family({}, 2, { ...CHILD, ...home }), places).map(
      (view) => parentsAsCouple(view)?.said.text.replaceAll(view.name, '') ?? '',
    );
    expect(said[0]).toMatch(/can save depends on prices/);
    // Not everybody lives on pay.
    expect(said.join('\n')).not.toMatch(/offer of pay/);
    expect(new Set(said.slice(0, 3).map((text) => text.slice(0, 12))).size).toBe(3);
  });
});
