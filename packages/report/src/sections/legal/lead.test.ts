import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { describe, expect, it } from 'vitest';
import { access } from '../../parts/clauses/accessClauses.ts';
import { registrationTasks } from '../../parts/timeline/tasks/arrivalTasks.ts';
import { visaTasks } from '../../parts/timeline/tasks/visaTasks.ts';
import { openRoutes, rightByPassport } from '../../place/entry/routes.ts';
import { ENGINEER, FREELANCER, RETIRED, viewFor, viewOf } from '../../testing/lawHouseholds.ts';
import { rankingOf } from '../../testing/reports.ts';
import { legalAction } from './actions.ts';
import { movementLead, noRouteLead, routeLead } from './lead.ts';
import { incomeVerdict } from './means/income.ts';

const atlas = realAtlas();

describe('the route that a chapter on law describes', () => {
  it.each(PERSONAS)('is the one that decided the must-have, in every country: $title', (persona) => {
    const ranking = rankingOf(persona);
    const gates = [
      ...ranking.matches.map(({ iso3, gates }) => ({ iso3, gates })),
      ...ranking.excluded.map(({ iso3, studied }) => ({ iso3, gates: studied?.gates ?? [] })),
    ];
    for (const { iso3, gates: found } of gates) {
      const reason = found.find(({ id }) => id === 'entry')?.reason;
      if (reason?.kind !== 'way in') continue;
      const first = openRoutes(viewOf(iso3, persona.answers))[0];
      if ('route' in reason.way) expect(first?.route.id, iso3).toBe(reason.way.route.id);
      if (reason.way.kind === 'no record') expect(first, iso3).toBeUndefined();
    }
  });

  it('is applied for, and not called free movement, where an agreement grants it to a passport', () => {
    for (const iso3 of ['ARG', 'BRA', 'CHL', 'COL', 'ECU', 'PER', 'PRY', 'URY']) {
      const passport = iso3 === 'BRA' ? 'ARG' : 'BRA';
      const view = viewFor(iso3, { ...FREELANCER, citizenship: [passport] });
      expect(movementLead(view), iso3).toBeNull();
      expect(routeLead(view)?.said.text, iso3).toMatch(
        /^With your passport of .+ you may ask for .+ not free movement: you have to apply/,
      );
      expect(rightByPassport(view), iso3).toBe(false);
      const steps = [...visaTasks(view, [], 12), ...registrationTasks(view, [], 12)].map(
        ({ step, title, said }) => `${step} ${title} ${said.text}`,
      );
      expect(steps.join('\n'), iso3).toMatch(/^police .+\napply Apply: .+\npermit /);
      expect(steps.join('\n'), iso3).not.toMatch(/no visa|free movement/);
    }
  });

  it('rests on a sourced record with its date in every country', () => {
    for (const written of [RETIRED, FREELANCER, ENGINEER])
      for (const { iso3 } of atlas.countries) {
        const said = routeLead(viewFor(iso3, written))?.said;
        if (!said) continue;
        expect(
          said.facts.some((id) => id.startsWith('route:')),
          iso3,
        ).toBe(true);
        expect(said.text, iso3).toMatch(/[Rr]ecord of \d{4}|[Uu]ndated record/);
      }
  });

  it('is said not to fit work brought along where it is a work visa', () => {
    const ticked = { ...FREELANCER, citizenship: ['MEX'], 'visa-preference': ['digital-nomad', 'work'] };
    let apart = 0;
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, ticked);
      const best = openRoutes(view)[0];
      if (best?.route.kind !== 'work') continue;
      apart += 1;
      expect(routeLead(view)?.said.text, iso3).toMatch(
        /^Our records hold nothing within reach for work that you bring along/,
      );
      expect(routeLead(view)?.said.text, iso3).not.toMatch(/fits your plans/);
      if (best.standing.way.kind === 'job offer')
        expect(legalAction(view)?.said.text, iso3).toMatch(/^Find an employer in /);
    }
    expect(apart).toBeGreaterThan(5);
  });

  it('is no certain fit where its level or list may exclude the applicant, and says what to ask', () => {
    const worker = { ...ENGINEER, citizenship: ['KEN'] };
    const lead = (iso3: string, level: string) =>
      routeLead(viewFor(iso3, { ...worker, 'education-level': level }))?.said.text ?? '';
    for (const [iso3, level] of [
      ['JPN', 'secondary'],
      ['GBR', 'master'],
    ] as const)
      expect(lead(iso3, level)).toMatch(/^The work route on our record is .* ask whether yours is one/s);
    expect(lead('GBR', 'secondary')).toMatch(/^Our records hold no work route for people without a degree/);
    expect(lead('IRL', 'vocational')).toMatch(/the General Employment Permit/);
    expect(lead('GBR', 'vocational')).toMatch(/^Our records hold no work route for people without a degree/);
    expect(lead('GBR', 'vocational')).toMatch(/Ask its authority what may stand in for that/);
    expect(lead('NOR', 'vocational')).toMatch(/fits your plans/);
    expect(lead('NOR', 'secondary')).not.toMatch(/fits your plans/);
    const [view] = [viewFor('GBR', { ...worker, 'education-level': 'vocational' })];
    expect(legalAction(view)?.said.text).toMatch(/^Do not apply/);
    expect(incomeVerdict(view)?.said.text ?? '').not.toMatch(/on average/);
  });

  it('has its sum called a donation where it is one', () => {
    const means = { ...AUSTRALIAN_FIRE.answers };
    const text = routeLead(viewOf('ATG', means))?.said.text ?? '';
    expect(text).toMatch(/USD 230,000 as a donation/);
    expect(text).toMatch(/given away/);
    expect(text).not.toMatch(/invested or deposited/);
  });

  it('is said to be missing where our records hold none, and never to be withheld', () => {
    for (const { iso3 } of atlas.countries) {
      const text = noRouteLead(viewFor(iso3, RETIRED))?.said.text ?? '';
      expect(text).toMatch(
        /hold no route for your passports and plans; (?:that does not mean there is none|of (?:another kind|other kinds) they hold the )/,
      );
      expect(text).not.toMatch(/may not quote|known to us only/);
    }
  });

  it('is said to be open to means where nobody asked for it', () => {
    const view = viewOf('USA', AUSTRALIAN_FIRE.answers);
    expect(routeLead(view)?.said.text).toMatch(
      /^Our records hold none within reach of the kinds that fit your plans, which does not mean that there is none; your means would open an investment route, which you did not ask for: the EB-5/,
    );
    expect(access(view)?.text).toMatch(/^your means would open an investment route, the EB-5/);
  });

  it('does not fit the plans where it is an investment, but is open to means', () => {
    const view = viewFor('TUR', {
      citizenship: ['RUS'],
      'work-arrangement': 'business-owner',
      'visa-preference': ['investor'],
      'liquid-assets-available': '1m-plus',
    });
    expect(access(view)?.text).toMatch(/your means would open|those who bring the sum/);
    expect(routeLead(view)?.said.text).not.toMatch(/fits your plans/);
  });
});
