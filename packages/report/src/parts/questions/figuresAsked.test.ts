import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../testing/answered.ts';
import { viewsOf } from '../../testing/views.ts';
import { placesTable } from './across/placesTable.ts';
import { comments } from './comments/comments.ts';
import { questionsAnswered } from './questionsAnswered.ts';

const WITH_LAND = { ...FAMILY, 'housing-preference': 'rural-property' };
const TEXAN = {
  ...FAMILY,
  citizenship: ['IND'],
  'current-location': place('Plano', 'United States', 'us'),
};

describe('a table of the places', () => {
  it('tells the year of a figure that is old, so that it is not read as one of today', () => {
    const countries = ['HKG', 'SGP'].flatMap((iso3) => realAtlas().country(iso3) ?? []);
    const rows = placesTable(viewsOf(answersOf(FAMILY), countries), 'Pay', ['earnings_monthly_usd'])?.rows;
    expect(rows?.[0]?.[1]).toMatch(/^US\$[\d,]+ \(2016\)$/);
    expect(rows?.[1]?.[1]).toMatch(/^US\$[\d,]+$/);
  });
});

describe('a question about a journey', () => {
  it('is answered in hours where it asks how long, and otherwise in kilometres only', () => {
    const said = (question: string) => answered(FAMILY, ['PRT', 'GRC'], question).flights?.said?.text;
    const long = 'How long is the flight to Casablanca?';
    expect(said(long)).toMatch(/about 600 km from Portugal \(under an hour in the air\)/);
    expect(said(long)).toMatch(/from Greece \(some \d\.\d hours in the air\).* at the pace of an airliner/);
    expect(said('Is there a direct flight to Casablanca?')).not.toContain('in the air');
  });
});

describe('a question about solar power', () => {
  it('is referred to whoever allows and buys it, and to no landlord', () => {
    const { solar } = answered(WITH_LAND, ['PRT'], 'Can we put solar panels on the barn?');
    expect(solar?.whom).toMatch(/building office .* runs the lines/);
  });
});

describe('a question about the internet connection', () => {
  const asks = 'Is there fast broadband in the countryside?';
  it.each([
    ['who buys', WITH_LAND, /^the seller and two providers/],
    ['who rents', { ...FAMILY, 'housing-preference': 'rent-house' }, /^the landlord/],
  ])('is referred to somebody who knows the house of one %s', (_, household, whom) => {
    expect(answered(household, ['PRT'], asks).internet?.whom).toMatch(whom);
  });
});

describe('a question about meat by religious rules', () => {
  it('is answered with the people of that faith, not of that passport', () => {
    const { food } = answered(FAMILY, ['MAR'], 'Where do we buy halal meat?');
    expect(food?.said?.text).toMatch(/Share of Muslims: .* in Morocco; shops follow people/);
    expect(food?.said?.text).not.toContain('People from Germany');
    expect(food?.whom).toMatch(/house of worship/);
  });

  it('for slaughter and sale is referred to the offices for both', () => {
    const found = answered(FAMILY, ['ESP'], 'Can I slaughter halal, and which permits does a butcher need?');
    expect(Object.keys(found)).toEqual(['food-trade']);
    expect(found['food-trade']?.whom).toMatch(/veterinary or food authority .* municipality/);
  });
});

describe('a question about pay after tax', () => {
  const question =
    'What do architects earn there after tax compared to our $310,000 in Texas, and after rent?';
  it('is not about what the present state taxes', () => {
    const found = answered(TEXAN, ['DEU'], question);
    expect(Object.keys(found)).not.toContain('us-state-tax');
    expect(Object.keys(answered(TEXAN, ['DEU'], 'Do I still file taxes in Texas?'))).toContain(
      'us-state-tax',
    );
  });

  it('is answered with the tax on pay, even where rent is named as what it must cover', () => {
    const earner = { ...TEXAN, 'expected-annual-income': 'over-200k', 'income-sources': ['local-income'] };
    const said = (text: string) => answered(earner, ['AUS'], text)['pay-left']?.said?.text;
    expect(said(question)).toMatch(/Tax and contributions on .* take by our estimate .* in Australia/);
    expect(said('What do architects earn there after tax, and what is left after rent and school?')).toMatch(
      /take by our estimate/,
    );
  });

  it('is answered with the rent of a flat for the household', () => {
    expect(answered(TEXAN, ['DEU'], question)['pay-left']?.figures).toContain('rent_capital_2bed_eur');
    const alone = { ...TEXAN, 'relocating-family-members': 'no', 'relationship-status': 'single' };
    expect(answered(alone, ['DEU'], question)['pay-left']?.figures).toContain('rent_capital_1bed_eur');
  });
});

describe('a question about a private pension plan', () => {
  it('names the plan beside the pension', () => {
    const asks = 'Is my 401(k) taxed there, and my teacher pension?';
    const { pension } = answered(VETERAN, ['DEU'], asks);
    expect(pension?.lacks).toContain('the growth in your 401(k)');
    expect(pension?.put).toContain('inside my 401(k)');
    expect(answered(VETERAN, ['DEU'], 'Is my teacher pension taxed there?').pension?.lacks).not.toContain(
      'growth',
    );
  });
});

describe('a question about a vet for horses', () => {
  it('is not about their journey', () => {
    expect(answered(FAMILY, ['PRT'], 'Is there a vet who knows horses?').pets?.said).toBeNull();
    expect(
      answered(FAMILY, ['PRT'], 'Which papers must a vet sign to bring horses?').pets?.lacks,
    ).not.toMatch(/which of them treat horses/);
  });
});

describe('a question about two subjects', () => {
  it('is told only once what both answers say', () => {
    const asks = 'Will I pay tax twice on my salary and the rent of my house, and what happens to my 401(k)?';
    const views = viewsOf(
      answersOf({ ...VETERAN, 'specific-questions': asks }),
      realAtlas().countries.filter(({ iso3 }) => ['PRT', 'CZE'].includes(iso3)),
    );
    const [view] = views;
    const text = JSON.stringify(view ? questionsAnswered(view.profile, views) : null);
    expect(text.match(/You count as resident for tax from/g)).toHaveLength(1);
    expect(text).toContain('the growth in your 401(k)');
  });
});

describe('a question about American reporting of accounts abroad', () => {
  it('is not about a permit or a bank', () => {
    const asks = 'My daughter being American also brings this FBAR thing, does it?';
    expect(Object.keys(answered(TEXAN, ['DEU'], asks))).toEqual(['us-reports']);
  });
});

describe('a remark', () => {
  it('about a lack of interest asks for nothing', () => {
    const told = (remark: string): string => {
      const views = viewsOf(
        answersOf({ ...TEXAN, 'additional-comments': remark }),
        realAtlas().countries.filter(({ iso3 }) => iso3 === 'AUS'),
      );
      const [view] = views;
      return view
        ? comments(view.profile, views)
            .map((one) => one?.text ?? '')
            .join(' ')
        : '';
    };
    expect(told('Golden visas.')).toMatch(/visa|permit/);
    expect(told('Not interested in golden visas.')).toContain('no figure of ours answers it');
  });
});
