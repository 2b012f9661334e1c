import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { describe, expect, it } from 'vitest';
import type { TimelinePhase, TimelineTask } from '../../model.ts';
import { counted } from '../../prose/english.ts';
import { PATIENCE_MS, plan, tasksOf } from '../../testing/plans.ts';
import { reportFor } from '../../testing/reports.ts';
import { addMonths, monthsBetween } from '../../months.ts';

/** Months to the last move that an answer allows. */
const LATEST: Readonly<Record<string, number>> = {
  '0-6-months': 6,
  '6-12-months': 12,
  '1-2-years': 24,
  '2-5-years': 60,
  '5-plus-years': 72,
};

const WHEN = Object.keys(LATEST);

/** Place of a task in the plan; -1 where it has none. */
const place = (tasks: readonly TimelineTask[], title: RegExp): number =>
  tasks.findIndex((task) => title.test(task.title));

const astray = (phases: readonly TimelinePhase[]): readonly string[] =>
  phases.flatMap(({ phase, from, to, tasks }) =>
    tasks.flatMap(({ title, due }) =>
      due !== null && from !== null && to !== null && (due < from || due > to)
        ? [`${phase} (${from} to ${to}): ${title} in ${due}`]
        : [],
    ),
  );

/** What comes before what, wherever a plan holds both. */
const BEFORE: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:Visas for the visits|A visa for the visit)/, /^See /],
  [/^See /, /^Apply: /],
  [/^See /, /^Sell/],
  [/^Applications/, /^The contract/],
  [/^The contract/, /^Apply: /],
  [/^Clients on paper/, /^(?:Apply: |The first roof)/],
  [/^Passports/, /^(?:Apply: |The move)/],
  [/^(?:Legalise|Civil) papers/, /^(?:Apply: |The move)/],
  [/^Police certificates/, /^Apply: /],
  [/^Apply: /, /^The permit in your hand/],
  [/^The permit in your hand/, /^The first roof/],
  [/^Sell/, /^The move/],
  [/^Papers for /, /journey$/],
  [/journey$/, /^The move/],
  [/^The first roof/, /^The move/],
  [/^The move/, /^(?:Register as a resident|Registration)/],
  [/^Regist/, /^Bank account/],
  [/^The move/, /^The first appointment/],
];

/** Permits that are given for points, to which no contract has to be shown: they are asked for before one is looked for. */
const BY_POINTS: ReadonlySet<string> = new Set(
  realAtlas().countries.flatMap(({ iso3 }) =>
    realAtlas()
      .routes.of(iso3)
      .filter(({ conditions }) => conditions.selection === 'points')
      .map(({ name }) => `Apply: ${name}`),
  ),
);

describe('timeline', { timeout: PATIENCE_MS }, () => {
  it.each(PERSONAS)('dates every task inside its phase, whenever the move is: $title', (persona) => {
    for (const when of WHEN) {
      const phases = plan(persona, when);
      expect(astray(phases), when).toEqual([]);
      expect(phases, when).toHaveLength(6);
      for (const { tasks } of phases) {
        expect(tasks.length).toBeGreaterThan(0);
        expect(tasks.every(({ due }) => due !== null && due >= '2026-11')).toBe(true);
      }
    }
  });

  it.each(PERSONAS)('sells no sick person’s home before cover is certain: $title', (persona) => {
    for (const when of WHEN) {
      const tasks = tasksOf(plan(persona, when));
      const [cover, sale] = [/^(?:Health cover|Form S1)/, /^Sell/].map((title) => tasks[place(tasks, title)]);
      if (!sale) continue;
      if (!/an insurer has taken you on in writing|form S1 is in your hands/.test(sale.detail)) {
        expect(persona.answers['work-arrangement']?.value, when).toBe('local-job');
        continue;
      }
      if (cover?.due && sale.due)
        expect(cover.due < sale.due, `${when}: ${cover.due}, ${sale.due}`).toBe(true);
    }
  });

  it.each(PERSONAS)('puts offer, papers, application, permit, roof and move in order: $title', (persona) => {
    for (const when of [...WHEN, 'exploring']) {
      const tasks = tasksOf(plan(persona, when));
      for (const [first, then] of BEFORE) {
        const [a, b] = [place(tasks, first), place(tasks, then)];
        const isFree = first.test('The contract') && BY_POINTS.has(tasks[b]?.title ?? '');
        if (a >= 0 && b >= 0 && !isFree) expect(a, `${when}: ${first} before ${then}`).toBeLessThan(b);
      }
      expect(place(tasks, /^The move$/), when).toBeGreaterThan(-1);
      expect(place(tasks, /^Regist(?:er as a resident|ration)/), when).toBeGreaterThan(-1);
    }
  });

  it.each(PERSONAS)('looks back a year after the move, on whatever date that is: $title', (persona) => {
    for (const when of WHEN) {
      const tasks = tasksOf(plan(persona, when));
      const due = (title: string): string => tasks.find((task) => task.title === title)?.due ?? '';
      expect(monthsBetween(due('The move'), due('A year later'))).toBe(12);
    }
  });

  it('plans no visit in the last days of a month, and sees one place where there is no time', () => {
    for (const persona of PERSONAS) {
      const tasks = tasksOf(plan(persona, '0-6-months'));
      const see = tasks.find(({ title }) => title.startsWith('See '));
      if (see?.title.endsWith('from home')) continue;
      expect(see?.due).not.toBe('2026-11');
      expect(see?.title).not.toMatch(/ and |,/);
      expect(see?.detail).toContain('Your date leaves time for one place');
    }
  });

  it('says where the answer leaves too little time for the permit, and only there', () => {
    for (const persona of PERSONAS)
      for (const when of WHEN) {
        const tasks = tasksOf(plan(persona, when));
        const move = tasks.find(({ title }) => title === 'The move')?.due ?? '';
        const last = LATEST[when] ?? 0;
        expect(place(tasks, /^A later date$/) >= 0, `${persona.id}, ${when}`).toBe(
          move > addMonths('2026-11', last),
        );
      }
  });

  it('brings pupils before school begins where the answer allows it', () => {
    const phases = plan(AMERICAN_FAMILY, '1-2-years');
    const [place] = reportFor(AMERICAN_FAMILY).places;
    const year = realAtlas().schoolYear(place?.iso3 ?? '');
    const begins = year?.begins?.month ?? year?.longBreakReturn ?? 0;
    const due = (title: string): string => tasksOf(phases).find((task) => task.title === title)?.due ?? '';
    const early = (begins - Number(due('The move').slice(5)) + 12) % 12;
    expect(early).toBeGreaterThanOrEqual(1);
    expect(early).toBeLessThanOrEqual(2);
    expect(Number(due('First weeks at school').slice(5))).toBe(begins);
    const later = PERSONAS.map((persona) => JSON.stringify(plan(persona, '0-6-months')));
    expect(later.some((text) => /within the year/.test(text))).toBe(true);
  });

  it('plans a visa before the visit of people who need one', () => {
    const none = tasksOf(plan(BRITISH_NOMAD, '1-2-years'));
    expect(place(none, /^Visas for the visits/)).toBe(-1);
    const tasks = tasksOf(
      plan(BRITISH_NOMAD, '1-2-years', {
        citizenship: { value: ['NGA'] },
        'budget-relocation': { value: '20k-50k' },
      }),
    );
    expect(tasks[place(tasks, /^Visas for the visits/)]?.detail).toMatch(
      /passport of Nigeria needs (?:one|a) Schengen visa for /,
    );
  });

  it('mentions no permit to people with free movement', () => {
    const text = JSON.stringify(plan(PORTUGUESE_RETIREE, '1-2-years'));
    expect(text).toContain('You need no visa');
    expect(text).not.toMatch(
      /before you apply|lease and permit|The permit|the permit is|international driving permit/,
    );
  });

  it('mentions a certificate of coverage to nobody with a local job, and no missing agreement without a list', () => {
    for (const persona of PERSONAS) {
      const local = JSON.stringify(
        plan(persona, '1-2-years', {
          'work-arrangement': { value: 'local-job' },
          'retirement-timeline': { value: 'more-than-20' },
        }),
      );
      expect(local).not.toContain('certificate of coverage');
      const away = JSON.stringify(
        plan(persona, '1-2-years', {
          'current-location': {
            value: 'Nairobi, Kenya',
            city: 'Nairobi',
            country: 'Kenya',
            countryCode: 'ke',
          },
          'work-arrangement': { value: 'freelance' },
        }),
      );
      expect(away).not.toContain('owe contributions twice');
    }
  });

  it('applies at the time that Legal gives', () => {
    for (const persona of PERSONAS) {
      const { timeline, places } = reportFor(persona);
      const tasks = tasksOf(timeline);
      const due = (title: RegExp): string => tasks.find((task) => title.test(task.title))?.due ?? '';
      const legal = JSON.stringify(places[0]?.sections.find(({ heading }) => heading === 'Legal'));
      const said = /([a-z]+ months?) before the move \(a decision/.exec(legal)?.[1];
      if (!said) continue;
      expect(said).toBe(counted(monthsBetween(due(/^Apply: /), due(/^The move$/)), 'month'));
    }
  });

  it('starts the first phase early for a permit that takes years', () => {
    const investor = {
      'work-arrangement': { value: 'not-working' },
      'visa-preference': { value: ['investor'] },
      'liquid-assets-available': { value: '1m-plus' },
    };
    const answers = {
      ...BRITISH_NOMAD.answers,
      ...investor,
      'relocation-timeline': { value: '5-plus-years' },
    };
    const all = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
    const ranking = { ...all, matches: all.matches.filter(({ iso3 }) => iso3 === 'USA') };
    const research = reportFor(BRITISH_NOMAD, { answers, ranking }).timeline[0];
    const permit = research?.tasks.find(({ title }) => title.startsWith('Apply: EB-5'));
    const police = research?.tasks.find(({ title }) => title === 'Police certificates');
    expect(monthsBetween(police?.due ?? '', permit?.due ?? '')).toBe(1);
    expect(monthsBetween(permit?.due ?? '', '2031-11')).toBeGreaterThan(24);
    expect(research?.from).toBe(research?.tasks[0]?.due);
  });
});
