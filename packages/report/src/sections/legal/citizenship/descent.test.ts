import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { visaTasks } from '../../../parts/timeline/tasks/visaTasks.ts';
import { openRoutes } from '../../../place/entry/routes.ts';
import { wayInto } from '../../../place/entry/standing.ts';
import { ENGINEER, FREELANCER, viewFor } from '../../../testing/lawHouseholds.ts';
import { placeView } from '../../../testing/views.ts';
import { legalAction } from '../actions.ts';
import { legalInsight } from '../insights.ts';
import { ancestorSaid, decidesClaim } from './claimRecord.ts';
import { lineFirst } from './claimSteps.ts';
import { ancestry, ancestryElsewhere, descentLead } from './descent.ts';
import { withoutClaim } from './withoutClaim.ts';

const atlas = realAtlas();

describe('a claim by descent', () => {
  const CLAIM = { ...FREELANCER, 'ancestry-claim': 'unsure', 'ancestry-countries': ['ITA'] };
  const FAR = { ...CLAIM, 'specific-questions': 'Can I claim through my great-grandparents?' };

  it('is checked before any papers are ordered', () => {
    const claim = { ...FREELANCER, 'ancestry-claim': 'possibly', 'ancestry-countries': ['ITA'] };
    expect(lineFirst(viewFor('COL', claim))?.text).toMatch(
      /^Ask the consulate of Italy in writing whether a line.* can take up to [\d,]+ days/,
    );
    const far = 'My great-grandfather came from Treviso.';
    const view = viewFor('COL', { ...claim, 'unique-family-situation': far });
    expect(lineFirst(view)?.text).toMatch(/^By our records .* too long for Italy\..*order no certificate/);
    expect(ancestorSaid(view, far)?.text).toMatch(
      /excludes a line that begins further back\..*consulate of Italy/,
    );
    expect(ancestorSaid(view, 'We care for my grandmother.')).toBeNull();
  });

  it('is not called too long by a record about citizenship at birth', () => {
    const told = 'My grandfather was born in Inverness.';
    const claim = { ...FREELANCER, 'ancestry-claim': 'yes', 'ancestry-countries': ['GBR'] };
    const answers = { ...claim, 'unique-family-situation': told };
    const texts = [
      lineFirst(viewFor('COL', answers))?.text,
      ancestorSaid(viewFor('COL', answers), told)?.text,
      ancestry(viewFor('GBR', answers))?.said.text,
    ];
    for (const text of texts) {
      expect(text).toMatch(
        /rule at birth; our record does not say whether a line that begins before the parents counts/,
      );
      expect(text).not.toMatch(/too long|closed/);
      expect(text).toMatch(/consulate/);
    }
  });

  it('leaves an investment if it fails, for people who have its sum', () => {
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

  it('names a programme for pensioners of which records hold the tax alone', () => {
    const heir = {
      citizenship: ['GBR'],
      'ancestry-claim': 'unsure',
      'ancestry-countries': ['IRL'],
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'income-sources': ['retirement-pension'],
    };
    expect(withoutClaim(viewFor('MLT', heir))?.text).toMatch(
      /hold no way in for you; on the Malta Retirement Programme they cover only the tax, so ask/,
    );
    const works = { ...heir, 'work-arrangement': 'freelance', 'retirement-timeline': 'more-than-20' };
    expect(withoutClaim(viewFor('MLT', works))?.text ?? '').not.toContain('Retirement Programme');
  });

  it('is followed up where it was made, and otherwise described with what remains without it', () => {
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

  it('is the only thing to plan where there is no other way in', () => {
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

  it('is described by the generations that the record allows, and suggested to nobody whom it excludes', () => {
    expect(ancestry(viewFor('ITA', CLAIM))?.said.text).toMatch(/parent or a grandparent/);
    expect(ancestry(viewFor('ITA', FAR))?.said.text).toMatch(
      /great-grandparents.*parent or a grandparent.*excludes/s,
    );
    for (const { iso3 } of atlas.countries) {
      expect(ancestryElsewhere(viewFor(iso3, CLAIM))?.said.text ?? '', iso3).not.toMatch(
        /first:|Look at your roots/,
      );
      expect(ancestryElsewhere(viewFor(iso3, FAR)), iso3).toBeNull();
    }
  });
});

it('tells nobody to have written of a country that was only ticked beside another', () => {
  const told = (words: string) =>
    ancestry(
      placeView(
        'ESP',
        answersOf({
          citizenship: ['CHL'],
          'ancestry-claim': 'possibly',
          'ancestry-countries': ['ESP', 'HRV'],
          'additional-comments': words,
        }),
      ),
    )?.said.text ?? '';
  expect(told('My grandmother’s father came from Brač in 1908.')).toMatch(
    /^You ticked Spain among the countries of your ancestors, and wrote about great-grandparents without saying/,
  );
  expect(told('My grandfather was born in Spain.')).not.toContain('without saying');
});
