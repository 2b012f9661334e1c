import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Persona } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { basesOf } from '../parts/closing/sources.ts';
import { reportFor } from '../testing/reports.ts';
import type { ReportDocument } from '../model.ts';
import { sharedDocument, type ShareScope } from './sharedDocument.ts';
import { isPrivate } from './withheld.ts';

/** Words that no fact holds, planted wherever a person writes freely. */
const SECRET = 'Zyxqua';
const PLANTED: Answers = {
  'full-name': { value: `${SECRET} Vrbnlm`, touched: true },
  'ideal-life-vision': { value: `A cottage for ${SECRET} and nobody else.`, touched: true },
  'special-skills': { value: 'Plantword one, plantword two', touched: true },
  'medical-conditions-details': { value: 'Hush hush plantword', touched: true },
  'specific-questions': { value: 'Does plantword grow there?', touched: true },
  'additional-comments': { value: 'A private plantword', touched: true },
};

const gold = new Map<string, ReportDocument>();

function goldOf(persona: Persona): ReportDocument {
  const answers = { ...persona.answers, ...PLANTED };
  const made =
    gold.get(persona.id) ??
    reportFor(persona, {
      tier: 'gold',
      answers,
      sensitivity: [],
      revision: 2,
      previous: {
        document: reportFor(persona),
        answers: {
          ...persona.answers,
          'full-name': { value: 'Oldname Vrbnlm' },
          'monthly-budget': { value: 7777 },
        },
      },
    });
  gold.set(persona.id, made);
  return made;
}

const shared = (persona: Persona, scope: ShareScope, showName = false): ReportDocument =>
  sharedDocument(goldOf(persona), { scope, showName });

/** Every paragraph that announces something, with the kind of the block after it. */
function announcing(
  document: ReportDocument,
): { readonly text: string; readonly next: string | undefined }[] {
  const { profileSummary, atAGlance, ruledOut, nextSteps, places } = document;
  const sections = [profileSummary, atAGlance, nextSteps, ...(ruledOut ? [ruledOut] : [])];
  return [...sections, ...places.flatMap((place) => place.sections)].flatMap(({ blocks }) =>
    blocks.flatMap((block, at) =>
      block.kind === 'paragraph' && block.text.endsWith(':')
        ? [{ text: block.text, next: blocks[at + 1]?.kind }]
        : [],
    ),
  );
}

let announced = 0;

describe.each(PERSONAS)('a shared report: $title', (persona) => {
  it('has a list, table or plot after every paragraph that announces one', () => {
    for (const scope of ['most', 'all'] as const) {
      const found = announcing(shared(persona, scope));
      announced += found.length;
      expect(found.filter(({ next = '' }) => !['list', 'table', 'plot'].includes(next))).toEqual([]);
    }
  });

  it('names nobody unless that was chosen, and never contains an id or an address', () => {
    for (const scope of ['places', 'most', 'all'] as const) {
      const text = JSON.stringify(shared(persona, scope));
      expect(text.match(new RegExp(`${SECRET}|Vrbnlm|Oldname`, 'g')), scope).toBeNull();
      expect(text.includes(persona.id), scope).toBe(false);
      expect(shared(persona, scope).couple).toBeNull();
    }
    const named = JSON.stringify(shared(persona, 'all', true));
    expect(named.includes(`${SECRET} Vrbnlm`)).toBe(true);
    expect(named.includes('Oldname')).toBe(false);
  });

  it('leaves out money, health and own words in "most", and shows no answers as basis', () => {
    const document = shared(persona, 'most');
    const full = goldOf(persona);
    expect(JSON.stringify(document).match(/plantword|7,777/i)).toBeNull();
    const left = new Set(JSON.stringify(document).match(/"text":"[^"]+"/g));
    const withheld = basesOf(full)
      .filter(({ answers }) => answers.some(isPrivate))
      .flatMap((one) => ('text' in one && typeof one.text === 'string' ? [one.text] : []));
    expect(withheld.length).toBeGreaterThan(5);
    for (const text of withheld) expect(left.has(`"text":${JSON.stringify(text)}`), text).toBe(false);
    expect(basesOf(document).every(({ answers }) => answers.length === 0)).toBe(true);
    expect(document.places.flatMap((place) => place.sections.map(({ heading }) => heading))).not.toContain(
      'Financial',
    );
    expect(document.places.every((place) => place.sections.length >= 4)).toBe(true);
  });

  it('keeps the routes in "most", without what the income means for them', () => {
    const tables = shared(persona, 'most').places.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table')),
    );
    const routes = tables.filter(({ caption }) => caption.startsWith('Routes on record'));
    const whole = basesOf(goldOf(persona)).filter(
      (one) => 'caption' in one && String(one.caption).startsWith('Routes on record'),
    );
    expect(routes).toHaveLength(whole.length);
    for (const { columns, rows } of routes) {
      expect(columns).not.toContain('Your means');
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
      expect(JSON.stringify(rows)).not.toMatch(/"(?:not )?reached"/);
    }
  });

  it('tells nothing of the household in "places" but places and scores', () => {
    const document = shared(persona, 'places');
    const other: Answers = {
      ...persona.answers,
      'full-name': { value: 'Another Person' },
      age: { value: 61 },
      'monthly-budget': { value: 9100 },
      'relocation-timeline': { value: '2-5-years' },
      'ideal-life-vision': { value: 'Something else' },
      'special-skills': { value: 'Other skills' },
    };
    const twin = reportFor(persona, { tier: 'gold', answers: other });
    const cut = sharedDocument(twin, { scope: 'places', showName: false });
    expect({ ...cut, revision: document.revision }).toEqual(document);
    expect(document.comparison).toHaveLength(7);
  });

  it('lists the sources of what is left, and no others', () => {
    for (const scope of ['places', 'most', 'all'] as const) {
      const document = shared(persona, scope);
      const used = new Set(basesOf(document).flatMap(({ facts }) => facts));
      const listed = document.sources.flatMap(({ facts }) => facts);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.every((fact) => used.has(fact))).toBe(true);
    }
  });
});

it('shows everything but sums and the second adult in "all"', () => {
  const full = goldOf(AMERICAN_FAMILY);
  const document = sharedDocument(full, { scope: 'all', showName: true });
  expect(document.title).toBe(full.title);
  expect(document.places.map(({ sections }) => sections.map(({ blocks }) => blocks.length))).toEqual(
    full.places.map(({ sections }) => sections.map(({ blocks }) => blocks.length)),
  );
  expect(JSON.stringify(document)).not.toMatch(/"(?:figures|claims|earlier)":/);
});

it('some paragraphs of shared reports announce what follows them', () => {
  expect(announced).toBeGreaterThan(0);
});
