import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { CANADIAN_MOTHER } from '@global-fit/matching/testing/personas/canadianMother';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Persona } from '@global-fit/matching/testing/persona';
import type { AnswerValue } from '@global-fit/questionnaire/model';
import { describe, expect, it, vi } from 'vitest';
import type { PlaceHeading, ReportDocument } from '../model.ts';
import { sharedDocument } from '../share/sharedDocument.ts';
import { reportFor } from '../testing/reports.ts';

/** Loaded machines are slow; what is tested is not speed. */
vi.setConfig({ testTimeout: 60_000 });

const gold = { tier: 'gold', additionalCountries: 2 } as const;

function changed(persona: Persona, answers: Readonly<Record<string, AnswerValue>>): ReportDocument {
  const given = Object.entries(answers).map(([id, value]) => [id, { value, touched: true }]);
  return reportFor(persona, { ...gold, answers: { ...persona.answers, ...Object.fromEntries(given) } });
}

function textOf(document: ReportDocument, ...headings: readonly PlaceHeading[]): string {
  return document.places
    .flatMap(({ sections }) => sections)
    .filter(({ heading }) => headings.length === 0 || headings.includes(heading))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : [])))
    .join('\n');
}

const WISHES: Readonly<Record<string, RegExp>> = {
  'both-careers': /two careers|work for both of you/i,
  'partner-work-permit': /free to work from the first day|market/i,
  'recognised-relationship': /recognised by law|before the law|recognition of your|recognises your/i,
  'starting-family': /think of children|first child/i,
  'time-together': /time together|days that are yours/i,
  quiet: /peace and quiet/i,
};

describe('somebody who moves without company', () => {
  const lone = PERSONAS.filter(({ answers }) => answers['relocating-family-members']?.value === 'no')
    .slice(0, 2)
    .flatMap((persona) =>
      ['divorced', 'widowed', 'married', 'domestic-partnership'].map((status) => ({ persona, status })),
    );

  it('is there among the written people', () => {
    expect(lone.length).toBeGreaterThan(0);
  });

  it.each(lone)('is told who goes, not how that came about: $persona.id, $status', ({ persona, status }) => {
    const text = textOf(changed(persona, { 'relationship-status': status }), 'Family');
    expect(text).not.toMatch(/divorce|widow|this time|on your own account|what was shared|needs a calendar/i);
    if (status === 'married') expect(text).toMatch(/without your spouse|Your spouse does not move/);
  });
});

describe('a couple', () => {
  it('is told of every wish that it ticked', () => {
    const ids = Object.keys(WISHES);
    for (const chosen of [ids.slice(0, 3), ids.slice(1, 4), ids, ids.slice(2)]) {
      for (const persona of [AUSTRALIAN_FIRE, AMERICAN_FAMILY]) {
        const document = changed(persona, { 'couple-lifestyle-priorities': chosen });
        const text = textOf(document, 'Family');
        for (const id of chosen) expect(text, `${persona.id} ${id}`).toMatch(WISHES[id] ?? /./);
      }
    }
  });

  it('is told nothing that is meant for another kind of couple', () => {
    const wish = { 'couple-lifestyle-priorities': ['recognised-relationship'] };
    const married = textOf(changed(AUSTRALIAN_FIRE, { ...wish, 'relationship-status': 'married' }), 'Family');
    const partners = textOf(
      changed(AUSTRALIAN_FIRE, { ...wish, 'relationship-status': 'domestic-partnership' }),
      'Family',
    );
    expect(married).toMatch(/your marriage/);
    expect(married).not.toMatch(/your partnership|not married/);
    expect(partners).toMatch(/your partnership/);
    expect(partners).not.toMatch(/your marriage|marriage certificate/);
  });
});

describe('those who move along', () => {
  const CASES: readonly (readonly [Persona, readonly string[]])[] = [
    [AMERICAN_FAMILY, ['Ella', 'Sam']],
    [CANADIAN_MOTHER, ['Zoé']],
    [INDIAN_NURSE, ['Thomas']],
  ];

  it.each(CASES)('are called by their names: $title', (persona, names) => {
    const text = textOf(reportFor(persona, gold), 'Family', 'Safety', 'Education');
    for (const name of names) expect(text).toContain(name);
  });

  it('are not called by what is no name', () => {
    const document = changed(CANADIAN_MOTHER, { 'family-member-1-name': '12 daughter' });
    expect(textOf(document)).not.toMatch(/12 daughter/);
    expect(textOf(document, 'Family', 'Safety', 'Education')).toMatch(/your child|a child/i);
  });

  it.each(CASES)('are not named to the reader of a link: $title', (persona, names) => {
    const document = reportFor(persona, gold);
    for (const scope of ['places', 'most', 'all'] as const) {
      const shared = JSON.stringify(sharedDocument(document, { scope, showName: true }));
      for (const name of names)
        expect(shared.match(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u')), scope).toBeNull();
    }
    expect(textOf(sharedDocument(document, { scope: 'all', showName: true }))).toMatch(
      /your child|the children|your partner/i,
    );
  });

  it('counts one child as one', () => {
    const text = textOf(reportFor(CANADIAN_MOTHER, gold));
    expect(text).not.toMatch(/for each child|birth certificates for the children/);
  });

  it('speaks of another parent only to one who moves without one', () => {
    expect(textOf(reportFor(AMERICAN_FAMILY, gold))).not.toMatch(/another parent|parent stays behind/);
  });
});

describe('what is nobody’s business', () => {
  it('remarks on no divorce, no loneliness and no purse between two people', () => {
    for (const persona of [AMERICAN_FAMILY, INDIAN_NURSE, CANADIAN_MOTHER])
      for (const status of ['divorced', 'widowed', 'married']) {
        const text = textOf(changed(persona, { 'relationship-status': status }), 'Financial', 'Family');
        expect(text).not.toMatch(
          /without asking the other|notice first if you fall ill|nobody shares your papers|end the earlier marriage/,
        );
      }
  });

  const texts = PERSONAS.map((persona) => ({
    id: persona.id,
    text: textOf(reportFor(persona, { tier: 'silver' }), 'Education'),
  }));

  it('takes no degree for one of the country of residence, and tells of recognition once', () => {
    for (const { id, text } of texts) {
      const told = text.match(/convention on recognition|Lisbon convention|no convention/g) ?? [];
      expect(told.length, id).toBeLessThanOrEqual(2);
      expect(text).not.toMatch(/convention[^.]* shared by|degree from (?!a country)/);
    }
  });

  it('compares nobody’s schooling with that of home', () => {
    for (const { id, text } of texts)
      expect(text, id).not.toMatch(/less schooling|less schooled|company you would keep/);
  });
});
