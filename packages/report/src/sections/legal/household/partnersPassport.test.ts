import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { reviewAndRepair } from '../../../checks/repair.ts';
import { waysSaid } from '../../../parts/questions/topics/permits/permits.ts';
import { registrationTasks } from '../../../parts/timeline/tasks/arrivalTasks.ts';
import { partnerTasks, visaTasks } from '../../../parts/timeline/tasks/visaTasks.ts';
import type { Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { reportFor } from '../../../testing/reports.ts';
import { viewsOf } from '../../../testing/views.ts';
import { permanence } from '../citizenship/naturalise.ts';
import { legalAction } from '../actions.ts';
import { LEGAL } from '../plan.ts';
import { routeTable } from '../permit/routeTable.ts';

const view = (iso3: string, more: WrittenAnswers = {}): PlaceView =>
  viewsOf(
    answersOf({
      citizenship: ['LBN'],
      age: 36,
      'current-location': place('Beirut', 'Lebanon', 'lb'),
      'work-arrangement': 'remote-employee',
      'visa-preference': ['digital-nomad'],
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Carine',
      'family-member-1-relationship': 'spouse',
      'additional-comments': 'Carine has French nationality through her mother.',
      ...more,
    }),
    realAtlas().countries.filter((one) => one.iso3 === iso3),
  )[0] as PlaceView;

/** A pensioner whose wife comes from Thailand. */
const AMERICAN: WrittenAnswers = {
  citizenship: ['USA'],
  'current-location': place('Fayetteville', 'United States', 'us'),
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
  'income-sources': ['retirement-pension'],
  'visa-preference': ['retirement'],
  'additional-comments': 'Carine is a Thai citizen.',
};

const written = (one: PlaceView, writers: readonly Writer[]): string =>
  writers.flatMap((write) => write(one)?.said.text ?? []).join('\n');
const first = (one: PlaceView): string => {
  const lead = LEGAL.lead.find((write) => write(one) !== null);
  return lead?.(one)?.said.text ?? '';
};
const tasks = (one: PlaceView): string =>
  [visaTasks, partnerTasks, registrationTasks]
    .flatMap((write) => write(one, [], 12))
    .map(({ title, said }) => `${title}: ${said.text}`)
    .join('\n');

describe('a partner’s passport mentioned in free text', () => {
  it('is acted on by the permit of a spouse, before an employer is looked for', () => {
    const spain = view('ESP', {
      'work-arrangement': 'local-job',
      'visa-preference': ['work-visa'],
      'additional-comments': 'Carine has Spanish nationality through her mother.',
    });
    expect(legalAction(spain)?.said.text).toMatch(
      /^Ask the embassy of Spain in writing what income or savings the Visado de Cónyuge .* asks for.* from which day you may work on it/,
    );
  });

  it('leads insight and action of the unmarried too, before any employer', () => {
    const unmarried = (iso3: string) =>
      view(iso3, {
        'relationship-status': 'domestic-partnership',
        'work-arrangement': 'local-job',
        'visa-preference': ['work'],
        'education-level': 'bachelor',
        'additional-comments': 'Carine (Spanish) and I are not married.',
      });
    const spain = unmarried('ESP');
    expect(written(spain, LEGAL.insight)).toMatch(/a marriage opens the Visado de Cónyuge/);
    expect(written(spain, LEGAL.action)).toMatch(/whether the Visado de Cónyuge .* registered partner/);
    expect(written(spain, LEGAL.body)).toMatch(/Beside that, the work route on record is/);
    const portugal = unmarried('PRT');
    expect(written(portugal, LEGAL.insight)).toMatch(/papers of a life together, or a marriage/);
    for (const one of [spain, portugal])
      expect(written(one, [...LEGAL.insight, ...LEGAL.action])).not.toMatch(/employer|record asks|no pay/);
  });

  it('leads the chapter on law where free movement includes the family, and no permit is mentioned', () => {
    for (const iso3 of ['CZE', 'PRT', 'CYP']) {
      const one = view(iso3);
      expect(first(one)).toMatch(
        /^Your way into .* is the passport of France: with it Carine may live and work/,
      );
      expect(written(one, LEGAL.body)).not.toMatch(/no route|asks for an income|apply for the/i);
      expect(written(one, [...LEGAL.insight, ...LEGAL.action])).not.toMatch(
        /only once|which permit|Apply for/,
      );
      expect(routeTable(one)).toEqual([]);
      expect(tasks(one)).toMatch(/Papers that show the family/);
      expect(tasks(one)).not.toMatch(/Apply:|Find out which permit/);
    }
  });

  it('leads to the card of the directive, and in Switzerland to the permit of its agreement', () => {
    const all = (iso3: string): string =>
      `${first(view(iso3))}\n${tasks(view(iso3))}\n${written(view(iso3), [legalAction])}`;
    expect(all('DEU')).toMatch(/residence card as family/);
    expect(all('CHE')).toMatch(/ask for a residence permit as family/);
    expect(all('CHE')).toMatch(/Registration and residence permit/);
    expect(all('CHE')).not.toMatch(/residence card/);
  });

  it('passes the checks of a whole report, with children too', () => {
    const answers = answersOf({
      citizenship: ['EGY'],
      age: 47,
      'current-location': place('Cairo', 'Egypt', 'eg'),
      'work-arrangement': 'local-job',
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 2,
      'family-member-1-name': 'Birgit',
      'family-member-1-relationship': 'spouse',
      'family-member-2-name': 'Leila',
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 16,
      'unique-family-situation': 'Birgit and our daughter are German citizens.',
      'specific-countries': ['DNK', 'SWE'],
    });
    const persona = { id: 'with-children', title: '', story: '', expectation: '', answers };
    const { document, removed } = reviewAndRepair(reportFor(persona), realAtlas(), answers);
    expect(removed).toEqual([]);
    expect(JSON.stringify(document.places)).toContain(
      'while they are under 21 or live on what you give them',
    );
  });

  it('is an easier entry beside recorded permits where the two are not married', () => {
    const one = view('PRT', { 'relationship-status': 'engaged' });
    expect(first(one)).toMatch(/an easier entry, but no right/);
    expect(written(one, LEGAL.body)).toContain('D8');
    expect(tasks(one)).toMatch(/What the passport of your partner opens for you/);
  });

  it('leaves a citizen’s family to that country’s law, and says to ask about it', () => {
    const belgian = { 'additional-comments': 'Carine has Belgian nationality through her mother.' };
    expect(first(view('BEL', belgian))).toMatch(
      /^Carine needs no permit in Belgium .* its own law on the family of a citizen/,
    );
  });

  it('names the recorded permit for a citizen’s spouse, and what its record lacks', () => {
    const one = view('FRA');
    expect(first(one)).toMatch(
      /Yours is the VLS-TS Conjoint de Français.*first granted for 12 months; the application fee is €300.*do not say what it asks for in income/,
    );
    expect(tasks(one)).toMatch(/Your permit as husband or wife: .*VLS-TS Conjoint de Français/);
  });

  it('puts that permit before any other, in insight, action and fee', () => {
    const one = view('THA', AMERICAN);
    expect(first(one)).toMatch(/^Carine needs no permit in Thailand .* Yours is the Marriage Visa/);
    const body = written(one, LEGAL.body);
    expect(body).toMatch(/Should that permit be refused, the retirement/);
    expect(body).not.toMatch(/that fits your plans|can apply together/);
    const stays = { 'relocation-duration': 'permanent' };
    const settled = permanence(view('THA', { ...AMERICAN, ...stays }))?.said.text;
    expect(settled).toMatch(/whether permanent residence or citizenship follows on the Marriage Visa/);
    expect(settled).not.toContain('Privilege');
    expect(waysSaid([one])?.text).toMatch(/is the Marriage Visa .* for you as husband or wife/);
    expect(written(one, [...LEGAL.insight, ...LEGAL.action])).toMatch(/marriage[^]*Marriage Visa/);
    expect(written(one, [...LEGAL.insight, ...LEGAL.action])).not.toContain('Privilege');
  });

  it('is not named under discretion', () => {
    const one = view('CZE', { 'missed-information': 'Please keep this confidential.' });
    expect(first(one)).toContain('the passport that you told us about');
    expect(first(one)).not.toContain('passport of France');
  });

  it('says what free movement requires of a household without work', () => {
    const idle = { 'work-arrangement': 'not-working', 'visa-preference': ['retirement'] };
    expect(written(view('PRT', idle), LEGAL.body)).toMatch(
      /^The right to live there longer than three months/m,
    );
  });
});
