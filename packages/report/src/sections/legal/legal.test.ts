import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { rankingOf } from '../../testing/reports.ts';
import { structure } from '../career/setup.ts';
import { registrationTasks } from '../../parts/timeline/tasks/arrivalTasks.ts';
import { access } from '../../parts/clauses/accessClauses.ts';
import { visaTasks } from '../../parts/timeline/tasks/visaTasks.ts';
import { coupleLead } from '../family/couple.ts';
import { monthTable } from '../financial/tables.ts';
import { SOCIETY } from '../../parts/clauses/societyClauses.ts';
import { legalAction } from './actions.ts';
import { closedToPassport } from './permit/closed.ts';
import { ancestorSaid, decidesClaim } from './citizenship/claimRecord.ts';
import { lineFirst } from './citizenship/claimSteps.ts';
import { ancestry, ancestryElsewhere, descentLead } from './citizenship/descent.ts';
import { withoutClaim } from './citizenship/withoutClaim.ts';
import { dependants } from './household/family.ts';
import { incomeVerdict } from './means/income.ts';
import { legalInsight } from './insights.ts';
import { movementLead, noRouteLead, routeLead, wishedRoute } from './lead.ts';
import { permanence } from './citizenship/naturalise.ts';
import { secondPassportSaid } from './citizenship/secondPassport.ts';
import { forSelfEmployed } from './permit/ownPassport.ts';
import { openRoutes, remoteVisa, rightByPassport } from '../../place/entry/routes.ts';
import { wayInto } from '../../place/entry/standing.ts';
import { placeView } from '../../testing/views.ts';
import { visit } from './visit.ts';

const atlas = realAtlas();

function viewOf(iso3: string, answers: Answers, earlier: string[] = []): PlaceView {
  return { ...placeView(iso3, answers), earlier: earlier.flatMap((one) => atlas.country(one) ?? []) };
}

const viewFor = (
  iso3: string,
  written: Readonly<Record<string, Written>>,
  earlier: string[] = [],
): PlaceView => viewOf(iso3, answersOf(written), earlier);

const RETIRED = {
  citizenship: ['GBR'],
  age: 61,
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'expected-annual-income': 'retired-fixed',
  'income-sources': ['retirement-pension', 'savings'],
  'monthly-budget': 2300,
  'visa-preference': ['retirement', 'permanent-residency'],
};
const FREELANCER = {
  citizenship: ['ARG'],
  age: 33,
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
  'expected-annual-income': '30k-50k',
  'visa-preference': ['digital-nomad', 'permanent-residency', 'citizenship'],
};
const ENGINEER = {
  citizenship: ['IND'],
  age: 36,
  'career-field': 'technology',
  'work-arrangement': 'local-job',
  'expected-annual-income': '100k-150k',
  'visa-preference': ['work', 'permanent-residency', 'citizenship'],
};

describe('a student’s means', () => {
  it('are not called an income where months and savings reach the sum together', () => {
    const student = answersOf({
      age: 22,
      citizenship: ['KAZ'],
      'work-arrangement': 'study',
      'study-level': 'master',
      'monthly-budget': 950,
      'liquid-assets-available': '10k-25k',
      'expected-annual-income': 'under-30k',
      'income-sources': ['savings', 'local-income'],
    });
    const said = ['NOR', 'CZE'].map((iso3) => legalInsight(viewOf(iso3, student))?.said.text);
    for (const text of said) {
      expect(text).toMatch(/means/);
      expect(text).not.toMatch(/income/);
    }
  });
});

describe('the route that the text describes', () => {
  it.each(PERSONAS)('is the one that set the must-have, in every country: $title', (persona) => {
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

  it('describes a permit that an agreement grants a passport as one to apply for, not as free movement', () => {
    for (const iso3 of ['ARG', 'BRA', 'CHL', 'COL', 'ECU', 'PER', 'PRY', 'URY']) {
      const passport = iso3 === 'BRA' ? 'ARG' : 'BRA';
      const view = viewFor(iso3, { ...FREELANCER, citizenship: [passport] });
      expect(movementLead(view), iso3).toBeNull();
      expect(routeLead(view)?.said.text, iso3).toMatch(
        /^With your passport of .+ you may ask for .+ no free movement: you apply/,
      );
      expect(rightByPassport(view), iso3).toBe(false);
      const steps = [...visaTasks(view, [], 12), ...registrationTasks(view, [], 12)].map(
        ({ step, title, said }) => `${step} ${title} ${said.text}`,
      );
      expect(steps.join('\n'), iso3).toMatch(/^police .+\napply Apply: .+\npermit /);
      expect(steps.join('\n'), iso3).not.toMatch(/no visa|free movement/);
    }
  });

  it('sends nobody for papers before the line of descent is known to count', () => {
    const claim = { ...FREELANCER, 'ancestry-claim': 'possibly', 'ancestry-countries': ['ITA'] };
    expect(lineFirst(viewFor('COL', claim))?.text).toMatch(
      /^Ask the consulate of Italy in writing whether a line.* can take up to [\d,]+ days/,
    );
    const far = 'My great-grandfather came from Treviso.';
    const view = viewFor('COL', { ...claim, 'unique-family-situation': far });
    expect(lineFirst(view)?.text).toMatch(/^By our records .* too long for Italy\..*order no certificate/);
    expect(ancestorSaid(view, far)?.text).toMatch(/closed by it\..*consulate of Italy/);
    expect(ancestorSaid(view, 'We care for my grandmother.')).toBeNull();
  });

  it('calls no line of descent too long by a record about citizenship at birth', () => {
    const told = 'My grandfather was born in Inverness.';
    const claim = { ...FREELANCER, 'ancestry-claim': 'yes', 'ancestry-countries': ['GBR'] };
    const answers = { ...claim, 'unique-family-situation': told };
    const texts = [
      lineFirst(viewFor('COL', answers))?.text,
      ancestorSaid(viewFor('COL', answers), told)?.text,
      ancestry(viewFor('GBR', answers))?.said.text,
    ];
    for (const text of texts) {
      expect(text).toMatch(/rule at birth; whether a line that begins before the parents counts/);
      expect(text).not.toMatch(/too long|closed/);
      expect(text).toMatch(/consulate/);
    }
  });

  it('names the investment that remains if a claim fails, to people who have its sum', () => {
    const claim = { ...FREELANCER, 'ancestry-claim': 'possibly', 'ancestry-countries': ['POL'] };
    const rich = {
      ...claim,
      'work-arrangement': 'not-working',
      'income-sources': ['investments'],
      'visa-preference': ['citizenship'],
      'liquid-assets-available': 'over-2m',
    };
    expect(withoutClaim(viewFor('MLT', rich))?.text).toMatch(
      /^Without it an investment is the way in on record: the Malta Permanent Residence Programme \(MPRP\), with EUR 375,000/,
    );
    expect(
      withoutClaim(viewFor('MLT', { ...rich, 'liquid-assets-available': 'under-10k' }))?.text,
    ).not.toMatch(/investment/);
  });

  it('names what remains without a claim, and follows up a claim that is made', () => {
    const claim = { ...FREELANCER, 'ancestry-claim': 'yes', 'ancestry-countries': ['DEU'] };
    const made = { ...claim, 'missed-information': 'I applied for German citizenship in March 2025.' };
    let open = 0;
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, claim);
      const without = withoutClaim(view)?.text;
      expect(without !== undefined, iso3).toBe(wayInto(view).entry.way.kind === 'descent');
      if (without === undefined) continue;
      open += 1;
      expect(without, iso3).toMatch(
        openRoutes(view).length === 0
          ? /^Without it our records hold no way in for you(?:$|; if you work for yourself there, the )/
          : /^Without it the (?:way in|nearest) on record is the /,
      );
      expect(descentLead(view)?.said.text, iso3).toContain(without);
      const told = [descentLead(viewFor(iso3, made)), legalAction(viewFor(iso3, made))]
        .map((one) => one?.said.text)
        .join('\n');
      expect(told, iso3).not.toMatch(/Check first whether|Write to the consulate/);
    }
    expect(open).toBeGreaterThan(10);
    const germany = viewFor('DEU', made);
    expect(lineFirst(germany)?.text).toMatch(
      /^Follow up your application of March 2025: .* up to 1,095 days, about 3 years, from the application/,
    );
    expect(visaTasks(germany, [], 12).find(({ step }) => step === 'descent')?.title).toBe(
      'Follow up your application',
    );
  });

  it('names a route for the passport that other plans would open, where it says that it holds none', () => {
    const hired = { ...FREELANCER, 'work-arrangement': 'local-job', 'visa-preference': ['work'] };
    const said = (passport: string, iso3: string) =>
      forSelfEmployed(viewFor(iso3, { ...hired, citizenship: [passport] }))?.text;
    expect(said('USA', 'NLD')).toMatch(
      /^if you work for yourself there, the .* is made for holders of your passport$/,
    );
    expect(said('MEX', 'NLD')).toBeUndefined();
    expect(said('USA', 'DEU')).toBeUndefined();
  });

  it('sends people who bring their work to no employer, and says so of a work visa that they ticked', () => {
    const ticked = { ...FREELANCER, citizenship: ['MEX'], 'visa-preference': ['digital-nomad', 'work'] };
    let apart = 0;
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, ticked);
      const best = openRoutes(view)[0];
      if (best?.route.kind !== 'work') continue;
      apart += 1;
      expect(routeLead(view)?.said.text, iso3).toMatch(
        /^For work that you bring along our records hold nothing/,
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
    for (const level of ['secondary', 'master'])
      expect(lead('GBR', level)).toMatch(/^The work route on our record is .* ask whether yours is one/s);
    expect(lead('IRL', 'vocational')).toMatch(/the General Employment Permit/);
    expect(lead('FIN', 'vocational')).toMatch(/^Our records hold no work route for people without a degree/);
    expect(lead('FIN', 'vocational')).toMatch(/Ask its authority what may stand in for that/);
    expect(lead('NOR', 'vocational')).toMatch(/fits your plans/);
    expect(lead('NOR', 'secondary')).not.toMatch(/fits your plans/);
    const [view] = [viewFor('FIN', { ...worker, 'education-level': 'vocational' })];
    expect(legalAction(view)?.said.text).toMatch(/^Send no application/);
    expect(incomeVerdict(view)?.said.text ?? '').not.toMatch(/on average/);
  });

  it('knows a sum named in a remark, and savings that only have to be shown', () => {
    const own = { ...FREELANCER, citizenship: ['DEU'], 'visa-preference': ['digital-nomad', 'entrepreneur'] };
    const georgia = legalInsight(viewFor('GEO', own))?.said.text ?? '';
    expect(georgia).toMatch(/a turnover of GEL\s?50,000 a year decides/);
    expect(georgia).not.toMatch(/names? no sum/);
    const thailand = viewFor('THA', { ...own, 'liquid-assets-available': '10k-25k' });
    expect(routeLead(thailand)?.said.text).toMatch(/asks for THB 500,000 in savings/);
    expect(legalInsight(thailand)?.said.text).not.toMatch(/names? no sum/);
  });

  it('calls a donation a donation, and not a deposit', () => {
    const means = { ...AUSTRALIAN_FIRE.answers };
    const text = routeLead(viewOf('ATG', means))?.said.text ?? '';
    expect(text).toMatch(/USD 230,000 as a donation/);
    expect(text).toMatch(/given away/);
    expect(text).not.toMatch(/invested or deposited/);
  });

  it('counts a way to citizenship as a reason only within the usual years and the intended stay', () => {
    const reason = (iso3: string, duration: string): string | undefined =>
      SOCIETY['path_to_citizenship']?.good(viewFor(iso3, { ...FREELANCER, 'relocation-duration': duration }))
        ?.text;
    expect(reason('COL', 'permanent')).toMatch(/after 3 years/);
    expect(reason('COL', 'temporary')).toBeUndefined();
    expect(reason('CHL', 'permanent')).toMatch(/after 5 years/);
    expect(reason('CHL', 'medium')).toBeUndefined();
    expect(reason('ITA', 'permanent')).toBeUndefined();
  });

  it('names a wished kind with its caveat, and no route by its number only', () => {
    expect(wishedRoute(viewFor('AUS', ENGINEER))?.said.text).toMatch(
      /Skilled Independent visa .*no right to an invitation/,
    );
    for (const { iso3 } of atlas.countries)
      for (const { name } of atlas.routes.of(iso3))
        expect(name).not.toMatch(/^(?:subclass|class|type|stamp) [\w/ ]+$/i);
  });

  it('never tells a customer that something is known and withheld', () => {
    for (const { iso3 } of atlas.countries) {
      const text = noRouteLead(viewFor(iso3, RETIRED))?.said.text ?? '';
      expect(text).toMatch(
        /hold no route for your passports and plans; (?:that does not mean there is none|of (?:another kind|other kinds) they hold the )/,
      );
      expect(text).not.toMatch(/may not quote|known to us only/);
    }
  });
});

describe('the income', () => {
  it('that nobody asked about is no shortfall: the sum to show is given instead', () => {
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, RETIRED);
      const best = openRoutes(view)[0];
      if (rightByPassport(view) || best?.standing.way.kind !== 'route') continue;
      if (best.standing.way.asked !== 'income') continue;
      const text = incomeVerdict(view)?.said.text ?? '';
      expect(text, iso3).toMatch(/US\$[\d,]+/);
      expect(text, iso3).not.toMatch(/miss|short|out of reach|missing/);
    }
  });

  it('within a band is located in it, and a shortfall is given as a sum', () => {
    expect(incomeVerdict(viewFor('PRT', FREELANCER))?.said.text).toMatch(
      /US\$4,150.*upper part|upper part.*US\$4,150/s,
    );
    const short = incomeVerdict(viewFor('ISL', { ...FREELANCER, 'expected-annual-income': '30k-50k' }));
    const poor = incomeVerdict(viewFor('PRT', { ...FREELANCER, 'expected-annual-income': 'under-30k' }));
    expect(short === null || /US\$/.test(short.said.text)).toBe(true);
    expect(poor?.said.text).toMatch(/US\$1,6\d0/);
  });

  it('of two people is not compared with a contract for one', () => {
    const couple = {
      ...ENGINEER,
      'expected-annual-income': '150k-200k',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    };
    const of = (occupation: string): string =>
      incomeVerdict(viewFor('AUS', { ...couple, 'family-member-1-occupation': occupation }))?.said.text ?? '';
    expect(of('homemaker')).toContain('US$12,500');
    expect(of('employed-full')).toMatch(/one contract/i);
    expect(of('employed-full')).not.toContain('US$12,500');
  });

  it('is described as expected after the move, not as earned today', () => {
    for (const expected of ['30k-50k', '75k-100k', '150k-200k'])
      for (const { iso3 } of atlas.countries) {
        const text =
          incomeVerdict(viewFor(iso3, { ...ENGINEER, 'expected-annual-income': expected }))?.said.text ?? '';
        expect(text, iso3).not.toMatch(/you earn|today|present income/i);
      }
  });
});

describe('a first visit', () => {
  it('that needs a visa says so once', () => {
    const told = atlas.countries
      .map(({ iso3 }) => visit(viewFor(iso3, ENGINEER))?.said.text ?? '')
      .join('\n');
    expect(told).toContain('you need a visa from a consulate. A visit is not a residence');
    expect(told).not.toContain('first look');
  });
});

describe('a second passport', () => {
  it('is promised only where both states allow it', () => {
    for (const { iso3 } of atlas.countries) {
      if (iso3 === 'IND') continue;
      const text = secondPassportSaid(viewFor(iso3, ENGINEER)).text;
      expect(text, iso3).toMatch(
        /^The law of India ends its citizenship once you take another \(Citizenship Act, 1955, section 9\)/,
      );
      expect(text, iso3).not.toMatch(/allow a second|keep|ask its consulate/);
    }
    expect(secondPassportSaid(viewFor('PRT', FREELANCER)).text).toMatch(/^Both Portugal and Argentina allow/);
  });

  it('follows the record of both states where there is one', () => {
    const UKR = { ...ENGINEER, citizenship: ['UKR'] };
    expect(secondPassportSaid(viewFor('CAN', UKR)).text).toMatch(/^Both Canada and Ukraine allow/);
    expect(secondPassportSaid(viewFor('LUX', UKR)).text).toMatch(
      /^Ukraine allows beside its own the citizenships of Canada, Czechia, Germany, Poland and the United States \(Law 4502-IX .*\), and this one is not listed: ask its consulate/,
    );
  });

  it('is left open on a visa whose record does not say', () => {
    const nomad = { ...FREELANCER, citizenship: ['GBR'], 'expected-annual-income': 'over-200k' };
    expect(permanence(viewFor('MUS', nomad))?.said.text).toMatch(
      /records do not tell whether permanent residence or citizenship follows on this permit/,
    );
    expect(permanence(viewFor('ESP', nomad))?.said.text).not.toMatch(/do not tell/);
    const means = permanence(viewOf('USA', AUSTRALIAN_FIRE.answers))?.said.text;
    expect(means).toMatch(/permanent residence can follow after 2 years\./);
    expect(means).not.toMatch(/leads? there/);
  });

  it('describes a route that nobody asked for as one that means would open, wherever it appears', () => {
    const view = viewOf('USA', AUSTRALIAN_FIRE.answers);
    expect(routeLead(view)?.said.text).toMatch(
      /^Of the kinds that fit your plans our records hold none within reach, which does not mean that there is none; your means would open an investment route, which you did not ask for: the EB-5/,
    );
    expect(access(view)?.text).toMatch(/^your means would open an investment route, the EB-5/);
  });

  it('points only to a claim by descent where there is nothing else', () => {
    const claim = {
      ...ENGINEER,
      citizenship: ['USA'],
      'work-arrangement': 'not-working',
      'visa-preference': ['retirement'],
      'ancestry-claim': 'unsure',
    };
    let met = 0;
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, { ...claim, 'ancestry-countries': ['IRL'] });
      if (decidesClaim(view) === null) continue;
      met += 1;
      expect(decidesClaim(view), iso3).toBe('Ireland');
      expect(
        visaTasks(view, [], 12).map(({ step }) => step),
        iso3,
      ).toEqual(['descent']);
      expect(legalInsight(view)?.said.text, iso3).toMatch(/only once Ireland has told you in writing/);
      expect(legalAction(view)?.said.text, iso3).toMatch(/^Write to the consulate of Ireland /);
      expect(ancestryElsewhere(view)?.said.text ?? '', iso3).not.toMatch(/its consulate/);
    }
    expect(met).toBeGreaterThan(2);
  });

  it('takes the shortest way that a passport opens, described once', () => {
    expect(permanence(viewFor('ESP', FREELANCER))?.said.text).toMatch(/citizens of Argentina .* 2 years/);
    expect(permanence(viewFor('ESP', ENGINEER))?.said.text).toMatch(/10 years/);
    for (const { iso3 } of atlas.countries) {
      const text = permanence(viewFor(iso3, ENGINEER))?.said.text ?? '';
      expect(text.match(/citizenship can follow|naturalisation is/gi)?.length ?? 0, iso3).toBeLessThanOrEqual(
        1,
      );
      expect(text, iso3).not.toMatch(/another record/);
    }
  });
});

describe('descent', () => {
  const CLAIM = { ...FREELANCER, 'ancestry-claim': 'unsure', 'ancestry-countries': ['ITA'] };
  const FAR = { ...CLAIM, 'specific-questions': 'Can I claim through my great-grandparents?' };

  it('names the generations that the record allows, and sends nobody to an excluded claim', () => {
    expect(ancestry(viewFor('ITA', CLAIM))?.said.text).toMatch(/parent or a grandparent/);
    expect(ancestry(viewFor('ITA', FAR))?.said.text).toMatch(
      /great-grandparents.*parent or a grandparent.*closed/s,
    );
    for (const { iso3 } of atlas.countries) {
      expect(ancestryElsewhere(viewFor(iso3, CLAIM))?.said.text ?? '', iso3).not.toMatch(
        /first:|Look at your roots/,
      );
      expect(ancestryElsewhere(viewFor(iso3, FAR)), iso3).toBeNull();
    }
  });
});

describe('the family', () => {
  const COUPLE = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'family-member-1-family-member-age': 34,
    'relationship-status': 'married',
    'couple-lifestyle-priorities': ['partner-work-permit'],
  };

  it('comes along by law under free movement, explained at the first place and referred to later', () => {
    const first = dependants(viewFor('ESP', { ...FREELANCER, ...COUPLE, citizenship: ['ITA'] }));
    expect(first?.said.text).toMatch(/may work there \(Directive 2004\/38\/EC/);
    const swiss = dependants(viewFor('ESP', { ...FREELANCER, ...COUPLE, citizenship: ['CHE'] }));
    expect(swiss?.said.text).toMatch(/may work there \(Agreement of 1999/);
    const alone = legalInsight(viewFor('ESP', { ...FREELANCER, citizenship: ['ITA'] }));
    expect(alone?.said.text).not.toMatch(/residence card/);
    const together = legalInsight(viewFor('ESP', { ...FREELANCER, ...COUPLE, citizenship: ['ITA'] }));
    expect(together?.said.text).toMatch(/residence card/);
    const later = dependants(viewFor('PRT', { ...FREELANCER, ...COUPLE, citizenship: ['ITA'] }, ['ESP']));
    expect(later?.said.text).toMatch(/same law holds as in Spain/);
  });

  it('reads of the recorded family route, and whether a partner may work wherever that was asked', () => {
    const told = (iso3: string) => dependants(viewFor(iso3, { ...ENGINEER, ...COUPLE }))?.said.text;
    expect(told('TUR')).toMatch(/Family Residence Permit/);
    expect(told('CHE')).toMatch(/your partner work in Switzerland/);
  });

  it('without a record is referred to that place’s own embassy', () => {
    const found = dependants(viewFor('BGR', { ...ENGINEER, ...COUPLE }));
    expect(found?.said.text).toMatch(/Bulgaria.*nor whether your partner may work.*its embassy/s);
    expect(found?.said.text).not.toContain('each place');
  });
});

describe('the lead of each chapter on law', () => {
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
});

describe('a student', () => {
  const STUDENT = {
    citizenship: ['TUR'],
    'work-arrangement': 'study',
    'expected-annual-income': 'under-30k',
    'monthly-budget': 900,
    'visa-preference': ['study', 'work'],
  };

  it('reads of the budget compared, and of no income band', () => {
    let met = 0;
    for (const { iso3 } of atlas.countries) {
      const text = incomeVerdict(viewFor(iso3, STUDENT))?.said.text ?? '';
      expect(text, iso3).not.toMatch(/US\$0\b|band|you expect/);
      if (/US\$900 a month/.test(text)) met += 1;
    }
    expect(met).toBeGreaterThan(20);
  });

  it('reads that a work permit is for the time after the degree', () => {
    expect(wishedRoute(viewFor('POL', STUDENT))?.said.text).toMatch(/after the degree/);
  });

  it('needs no employer for a permit to look for work', () => {
    const { text = '' } = wishedRoute(viewFor('DEU', STUDENT))?.said ?? {};
    expect(text).toMatch(/Chancenkarte[^]*is for the search for work/);
    expect(text).not.toContain('needs an employer');
  });
});

describe('a permit for people of means', () => {
  const MIXED = {
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'retirement-timeline': 'already-retired',
    'expected-annual-income': '50k-75k',
    'income-sources': ['retirement-pension', 'remote-work'],
    'visa-preference': ['retirement'],
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'couple-lifestyle-priorities': ['partner-work-permit'],
  };

  it('counts income without work, and warns where it allows no work', () => {
    expect(incomeVerdict(viewFor('PRT', MIXED))?.said.text).toMatch(
      /only pensions and other income without work count: about US\$1,5\d0 a month for the two of you/,
    );
    for (const iso3 of ['ESP', 'ITA'])
      expect(routeLead(viewFor(iso3, MIXED))?.said.text, iso3).toMatch(
        /allows no work, not from afar either/,
      );
  });

  it('sends no partner with work elsewhere to look for work there', () => {
    for (const { iso3 } of atlas.countries) {
      const text = coupleLead(viewFor(iso3, MIXED))?.said.text ?? '';
      expect(text, iso3).not.toMatch(/find none|look for work/);
    }
    expect(coupleLead(viewFor('ITA', MIXED))?.said.text).toMatch(/allows no work by its record/);
  });

  it('gives its sum for everybody who moves, or says that it is for one', () => {
    expect(
      monthTable(viewFor('PRT', { ...MIXED, 'monthly-budget': 4000 }))
        ?.rows.flat()
        .join(' '),
    ).toMatch(/US\$1,5\d0/);
    expect(
      monthTable(viewFor('ITA', { ...MIXED, 'monthly-budget': 4000 }))
        ?.rows.flat()
        .join(' '),
    ).toMatch(/US\$3,[45]\d0/);
    expect(
      monthTable(viewFor('FRA', { ...MIXED, 'monthly-budget': 4000 }))
        ?.rows.flat()
        .join(' '),
    ).toMatch(/for one person US\$1,6/);
  });
});

it('tells nobody on a remote-work visa to register a business', () => {
  for (const { iso3 } of atlas.countries) {
    const view = viewFor(iso3, {
      ...FREELANCER,
      'expected-annual-income': 'over-200k',
      'remote-work-legal-structure': ['contractor'],
    });
    if (remoteVisa(view) === null) continue;
    const text = structure(view)?.said.text ?? '';
    expect(text, iso3).toMatch(/income from abroad/);
    expect(text, iso3).not.toMatch(/would register|second client/);
  }
});

describe('an investment', () => {
  const INVESTOR = {
    citizenship: ['RUS'],
    'work-arrangement': 'business-owner',
    'visa-preference': ['investor', 'citizenship'],
    'liquid-assets-available': '1m-plus',
  };

  it('that is closed to a passport is described as closed, and never offered', () => {
    for (const iso3 of ['MLT', 'ATG']) {
      const view = viewFor(iso3, INVESTOR);
      expect(closedToPassport(view)?.said.text, iso3).toMatch(/no applications from citizens of Russia/);
      expect(routeLead(view)?.said.text ?? '', iso3).not.toMatch(
        /Permanent Residence Programme|by-Investment/,
      );
      expect(closedToPassport(viewFor(iso3, { ...INVESTOR, citizenship: ['ARM'] }))).toBeNull();
    }
  });

  it('closed to a passport is mentioned with other closed permits, where a claim is the only way', () => {
    const claim = {
      citizenship: ['RUS'],
      'work-arrangement': 'freelance',
      'visa-preference': ['citizenship'],
      'ancestry-claim': 'possibly',
      'ancestry-countries': ['LVA'],
    };
    const said = closedToPassport(viewFor('CZE', claim))?.said.text;
    expect(said).toMatch(/Employee Card .* take no applications from citizens of Russia/);
    expect(said).toMatch(/You asked for none of them: ask the authority, before anything else/);
    expect(closedToPassport(viewFor('CZE', { ...claim, citizenship: ['ARM'] }))).toBeNull();
    expect(closedToPassport(viewFor('DEU', claim))).toBeNull();
  });

  it('is said to be open with another passport where its record makes that exception', () => {
    const venture = { ...INVESTOR, citizenship: ['NGA'], 'visa-preference': ['investor'] };
    const said = closedToPassport(viewFor('USA', venture))?.said.text;
    expect(said).toMatch(/no applications from citizens of Nigeria; whoever holds another passport as well/);
    expect(said).not.toMatch(/no exception/);
    expect(closedToPassport(viewFor('USA', { ...venture, citizenship: ['NGA', 'ARM'] }))).toBeNull();
  });

  it('is no basis for a plan, but open to means', () => {
    const view = viewFor('MUS', { ...INVESTOR, 'visa-preference': ['investor'] });
    expect(access(view)?.text).toMatch(/your means would open|for those who bring the sum/);
    expect(routeLead(view)?.said.text).not.toMatch(/fits your plans/);
  });
});
