import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Persona } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { SOUTH_AFRICAN_FAMILY } from '@global-fit/matching/testing/personas/southAfricanFamily';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../../checks/review.ts';
import { rankingOf, reportFor } from '../../../testing/reports.ts';
import { quotedRemark } from '../../readings/quotedRemark.ts';

/** For remarks that are answered alike whoever makes them. */
const ANYBODY = PORTUGUESE_RETIREE;
const NOTHING = 'no figure of ours answers it';

function summaryWith(persona: Persona, comment: string, missed: string) {
  const answers = {
    ...persona.answers,
    'additional-comments': { value: comment },
    'missed-information': { value: missed },
  };
  const document = reportFor({ ...persona, answers }, { ranking: rankingOf(persona) });
  const texts = document.profileSummary.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  const found = (start: string): string => texts.find((text) => text.startsWith(start)) ?? '';
  return {
    review: reviewReport(document, realAtlas(), answers),
    told: found('You also told us'),
    safety: document.places.map(({ sections }) =>
      JSON.stringify(sections.find(({ heading }) => heading === 'Safety')),
    ),
    missed: found('You told us what we should'),
  };
}

describe('a remark', () => {
  it('with a season dates the move and asks nothing about the weather', () => {
    const { told } = summaryWith(
      ANYBODY,
      'We want to move in about a year, so summer 2028 at the latest.',
      '',
    );
    expect(told).not.toContain('Monthly means');
  });

  it('on the winter months alone is a stay that is planned, and no question about the weather', () => {
    const { told } = summaryWith(
      ANYBODY,
      'We want the winter months only, November to March, and keep our house.',
      '',
    );
    expect(told).toContain('We read what you wrote about a part of each year as you meant it');
    expect(told).not.toContain('Monthly means');
  });

  it('that tells of somebody by name asks nothing', () => {
    const { told } = summaryWith(ANYBODY, 'Sue has a small pension of £3,000 a year when shes 60.', '');
    expect(told).not.toContain('On that our records hold this');
    const kin = summaryWith(ANYBODY, 'Josefas brother is in the British army.', '');
    expect(kin.told).not.toContain('Compulsory military service');
  });

  it.each([
    ['can we come back if it goes wrong', 'Put it to your health insurer'],
    [
      'What happens to me if I get really sick and there is noone. Who would take the cats',
      'Put it to a notary there for a power of attorney',
    ],
    [
      'if my wife can get maternity leave there when she is not yet working',
      'put it to the social insurance office of the country',
    ],
  ])('that asks without a question mark is told whom to ask: %s', (missed, whom) => {
    expect(summaryWith(ANYBODY, '', missed).missed).toContain(whom);
  });

  it('about a worry of trans people is not answered with marriage law', () => {
    const said = summaryWith(ANYBODY, 'Nothing.', 'Which country may turn on trans people next?');
    expect(said.missed).not.toContain('marriage since');
  });

  it('that asks for writing instead of calls is answered as such', () => {
    const said = summaryWith(ANYBODY, 'I am deaf: no phone calls please, e-mail or video only.', '');
    expect(said.told).toContain('goes in writing or by video');
    expect(said.told).not.toContain('no figure of ours');
  });
});

describe('a remark about how children are treated at school', () => {
  it('is not about special needs', () => {
    const { missed } = summaryWith(
      SOUTH_AFRICAN_FAMILY,
      '',
      'You should ask if kids are bullied. Ours were called names at school.',
    );
    expect(missed).not.toMatch(/special needs|On that our records hold this/);
    expect(missed).toContain('We read it; no figure of ours answers it');
  });
});

describe('a free comment', () => {
  it.each([
    'We own a flat in Dubai which we rent out with a mortgage of 900,000 AED.',
    'I have a house in Ghent where my sister lives, without a loan.',
    'We have a house in Plano with 290k mortgage at 3.1% which we would sell.',
  ])('that describes a home is no question about buying one: “%s”', (comment) => {
    expect(summaryWith(ANYBODY, comment, '').told).toContain(NOTHING);
  });

  it('asks where it says that somebody does not know', () => {
    const { told } = summaryWith(ANYBODY, 'We do not know where we are allowed to buy a house.', '');
    expect(told).toContain('may be bought by foreigners');
  });

  it('gives pay to people who ask for it, and none to people who state their own', () => {
    const comment = 'My salary is 480000 yen a month and I must join a meeting on Mondays.';
    const found = summaryWith(ANYBODY, comment, '');
    expect(found.told).not.toContain('Pay is on record');
    const asked = summaryWith(ANYBODY, 'Is the pay of a programmer good there?', '');
    expect(asked.told).toContain('Pay is on record');
  });

  it('refers a request for financial advice to whoever decides on it', () => {
    const comment = 'Our central bank only lets out USD 12,000 a year per person, so please advise.';
    expect(summaryWith(ANYBODY, comment, '').told).toMatch(
      /[Pp]ut it to the central bank and the tax office of/,
    );
  });

  it.each(PERSONAS)('is answered where our records can, once only: $title', (persona) => {
    const { told, missed, review } = summaryWith(
      persona,
      'We are practising Muslims: a mosque matters. I collect barometers.',
      'You did not ask about Muslims.',
    );
    expect(told).toMatch(/On that our records hold this\. (?:Share of Muslims|Freedom of religion)/);
    expect(told).not.toContain(NOTHING);
    expect(missed).not.toContain(NOTHING);
    expect(missed).not.toMatch(/Share of Muslims|Freedom of religion/);
    expect(review).toEqual([]);
  });

  it.each(PERSONAS)(
    'about race is answered with the one figure on it, also under Safety: $title',
    (persona) => {
      const { missed, review, safety } = summaryWith(
        persona,
        'Nothing.',
        'You never asked about race. For us that is the first question.',
      );
      expect(missed).toContain('The same liberties for every group');
      expect(missed).not.toContain(NOTHING);
      expect(safety.every((text) => /(?:same|[Ee]qual) liberties/.test(text))).toBe(true);
      expect(review).toEqual([]);
    },
  );

  it.each([
    'The climbing and the clubs. You never asked about nightlife.',
    'You did not ask about scholarships.',
    'I hate paperwork.',
    'How much do international schools cost for three?',
    'Will we be allowed to bring a wheelchair van and use a disabled parking permit?',
    'We have three friends there, and no plans for a choir of ours.',
    'Whether I am seen. I am not, except by three friends.',
  ])('is not answered with something else: “%s”', (text) => {
    for (const persona of PERSONAS.slice(0, 3))
      expect(summaryWith(persona, 'Nothing.', text).missed).toContain(NOTHING);
  });

  it('refers “it” to the sentence before', () => {
    const { told, review } = summaryWith(
      ANYBODY,
      'I have 2,100 dollars a month. Is it realistic at all?',
      'No.',
    );
    expect(told).toContain('The sum you name is about US$2,100 a month');
    expect(review).toEqual([]);
  });

  it.each(PERSONAS)('is told plainly where no figure answers it: $title', (persona) => {
    const { told } = summaryWith(persona, 'I collect old barometers.', 'Nothing.');
    expect(told).toContain(NOTHING);
  });
});

describe('a comment about guns and water', () => {
  it('reads what share of people has water, and is sent to no chapter for firearms', () => {
    const { missed } = summaryWith(
      ANYBODY,
      '',
      'You never asked about guns or about how safe the water is from the tap.',
    );
    expect(missed).toMatch(/safely managed drinking water: .*%/);
    expect(missed).not.toContain('taken up under');
  });
});

describe('a comment on money that is taxed', () => {
  it('is told once that our records hold something', () => {
    const [persona] = PERSONAS.filter(({ id }) => id === 'portuguese-retiree');
    if (!persona) throw new Error('no retiree');
    const { told } = summaryWith(
      persona,
      'Which special tax regime for newcomers is there for dividends?',
      '',
    );
    expect(told).toMatch(/For [^.]+ our records hold this\./);
    expect(told).not.toContain('On that our records hold this. For');
  });
});

describe('a refusal in a comment', () => {
  it.each(PERSONAS)('is first compared with what the report knows: $title', (persona) => {
    const { told, review } = summaryWith(
      persona,
      'We need a church. My partner is a man, and so am I. We will not learn to drive on the left.',
      'Nothing.',
    );
    expect(told).toMatch(/On that our records hold this\. Traffic keeps (?:left|right) in/);
    expect(told).toContain('Your remark ruled no place out: for that, write it among your deal-breakers.');
    expect(review).toEqual([]);
  });
});

describe('a comment about a partner’s passport', () => {
  it('is answered with what it opens, and not with years to a passport', () => {
    const couple = {
      ...ANYBODY,
      answers: {
        ...ANYBODY.answers,
        ...answersOf({
          'relocating-family-members': 'yes',
          'number-of-family-members': 1,
          'family-member-1-relationship': 'spouse',
        }),
      },
    };
    const { told } = summaryWith(couple, 'Please look at what my wife’s Brazilian passport opens.', 'No.');
    expect(told).toContain('Brazil itself, where your partner needs no permit');
    expect(told).not.toContain('naturalisation');
  });
});

describe('a long comment', () => {
  it('is repeated with its question, and without the rest of its story', () => {
    const told = 'I sold my company in 2024, and it was all taxed. '.repeat(6);
    const quotation = quotedRemark(`${told}I am on no list. Please look at what my wife’s passport opens.`);
    expect(quotation).toMatch(/^“I sold my company.* … Please look at what my wife’s passport opens\.”$/);
    expect(quotation.length).toBeLessThan(290);
  });
});

describe('a comment that our records do not answer', () => {
  it('names the chapter that covers it, with one colon', () => {
    const frail = {
      ...ANYBODY,
      answers: { ...ANYBODY.answers, ...answersOf({ 'medical-conditions': ['mobility'] }) },
    };
    const { missed } = summaryWith(
      frail,
      'Nothing.',
      'You did not ask about stairs: I cannot live above the first floor.',
    );
    expect(missed).toContain('It is taken up under Housing, and your remark ruled no place out: for that');
    expect(missed).not.toContain(NOTHING);
  });

  it('is referred to whom it concerns', () => {
    const { missed, review } = summaryWith(
      ANYBODY,
      'Nothing.',
      'My account was frozen in 2024. Which of your countries exchange bank data with home?',
    );
    expect(missed).toContain(
      'no figure of ours answers it. Put it to a tax adviser who works with both countries.',
    );
    expect(review).toEqual([]);
  });
});

describe('a comment that states an income', () => {
  it('is said to be used, since routes are compared with it', () => {
    const fixed = answersOf({ 'expected-annual-income': 'retired-fixed' });
    const persona = { ...PORTUGUESE_RETIREE, answers: { ...PORTUGUESE_RETIREE.answers, ...fixed } };
    const { told } = summaryWith(persona, 'I get €2,100 of pension every month.', 'Nothing.');
    expect(told).toContain('held against what permits ask for');
    const inDollars = summaryWith(persona, 'I get CAD 2,900 of pension every month before tax.', 'Nothing.');
    expect(inDollars.told).toContain('The income you name there, in CAD, was held against');
    expect(told).not.toContain(NOTHING);
  });
});

describe('a remark that no record answers', () => {
  it('is told whom to ask, even where figures are near another part of it', () => {
    const { told } = summaryWith(ANYBODY, 'Is there some scholarship? I worry about crime.', '');
    expect(told).toContain(
      'figures for a whole country. They do not answer what you ask: put it to the international office of each university',
    );
  });
});

describe('a remark about driving', () => {
  const told = (comment: string): string => summaryWith(PORTUGUESE_RETIREE, comment, '').told;

  it('that names an illness or a medicine is not about conventions', () => {
    const said = told('Can a diabetic on insulin hold a driving licence there?');
    expect(said).not.toContain('international driving permit');
    expect(said).toContain('the licensing office of each country, which decides on fitness to drive');
  });

  it('that rejects a car asks about no licence', () => {
    expect(told('I do have a driving licence but I dislike driving and do not want a car.')).not.toContain(
      'international driving permit',
    );
  });
});

describe('a remark with a date', () => {
  it.each([
    [
      'Our sale under the scheme must be signed before 1 July 2027. We want 30 hectares.',
      /July 2027: check every/,
    ],
    ['The permission to work abroad ends on 30 June 2027.', /June 2027: check every/],
    [
      'We do not want to hide. Also my passport ends in march 2027.',
      /You tell us that a passport ends in March 2027/,
    ],
    [
      'Please do not tell us to wait, we want to be gone before the school year starts in August.',
      /You name a date to keep: check the months/,
    ],
    ['We must leave by the end of February 2027.', /move by February 2027: your roadmap does so, or says/],
    ['My daughter finishes school in December 2039.', /comes before January 2040, when that is finished/],
  ])('is said to bind the plan, and not answered by its nouns: “%s”', (remark, told) => {
    const said = summaryWith(ANYBODY, remark, '');
    expect(said.told).toMatch(told);
    expect(said.told).not.toMatch(/Official languages|no figure of ours|set no condition/);
    expect(said.review).toEqual([]);
  });

  it('is not binding where it only describes the past', () => {
    const said = summaryWith(ANYBODY, 'We were in Rome by June 2019, and liked it.', '');
    expect(said.told).not.toContain('a date to keep');
  });
});

describe('a remark that is only polite', () => {
  it.each([
    'My English is from Google, sorry.',
    'Thank you very much!',
    'Sorry for the long text. Many thanks',
  ])('gets no reply: "%s"', (text) => {
    expect(summaryWith(ANYBODY, text, '').told).toBe('');
  });

  it('is quoted where it says more', () => {
    expect(summaryWith(ANYBODY, 'Thanks! Please look at Malta as well.', '').told).toContain('Malta');
  });
});
