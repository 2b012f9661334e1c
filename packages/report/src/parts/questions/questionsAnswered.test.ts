import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Persona } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { Block, ReportDocument } from '../../model.ts';
import { rankingOf, reportFor } from '../../testing/reports.ts';
import { TOPICS } from './topics.ts';

const atlas = realAtlas();

/** Three questions at a time, so that every topic is asked of somebody. */
const QUESTIONS: readonly string[] = [
  'Can I get adalimumab from the public health system, as a pensioner?',
  'Is there a specialist for multiple sclerosis, and what does health insurance cost?',
  'Can my mother live with us, and what would her diabetes care cost?',
  'Can two women do IVF and both be mothers?',
  'Does citizenship through Italian great-grandparents work?',
  'How many years until permanent residence, and does it depend on one employer?',
  'Can my wife work as a dentist, and is an Indian degree recognised?',
  'How is my teacher’s pension taxed?',
  'How are dividends taxed, and is it expensive?',
  'Which airports have cheap direct flights to Leeds?',
  'Where do I find a choir and English-speaking friends?',
  'How do I bring my old dog without an aircraft hold?',
  'Is there a Hindu temple, and can we buy Indian groceries?',
  'How good are schools, and would a child born there be a citizen?',
  'Can I live without a car, and are the summers hot?',
  'Is it safe, and are earthquakes a risk?',
  'Can I buy a flat, and which bank opens an account?',
  'Which visa lets me keep my clients?',
  'Does anybody repair harpsichords?',
  'May I keep bees?',
  'What happens to my UK will?',
  'Which tax regime for newcomers could I use (Beckham law, 30% ruling, IFICI, Greek 50%), and how much stays in my pocket?',
  'How strong is the risk of the currency if it falls?',
  'Do we have to pay the exit tax of Japan? I heard it is from 100 million yen.',
  'Can my wife use her grandfather from Dundee for a British ancestry visa?',
  'If I become Italian, do I lose my passport?',
  'Is my diploma as a physician recognised, with which exam?',
  'Will our marriage and the adoption of our son be recognised?',
  'Is there a doctor who speaks English?',
  'Can I keep my salary, and is Social Security owed twice?',
  'Can my daughter come from the first day, or when can she follow?',
  'Can our daughter of 15 go on with estradiol, and may we bring three months of it?',
  'How do I call an ambulance if I am deaf and cannot phone?',
];

function asking(persona: Persona, turn: number): { persona: Persona; document: ReportDocument } {
  const text = [0, 1, 2].map((i) => QUESTIONS[(turn * 3 + i) % QUESTIONS.length]).join('\n');
  const answers = { ...persona.answers, 'specific-questions': { value: text } };
  const asked = { ...persona, answers };
  return { persona: asked, document: reportFor(asked, { ranking: rankingOf(persona) }) };
}

const texts = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : []));

const cases = PERSONAS.map((persona, i) => ({ title: persona.title, ...asking(persona, i) }));

describe('your questions answered', () => {
  it.each(cases)('passes the checks ($title)', ({ persona, document }) => {
    expect(reviewReport(document, atlas, persona.answers)).toEqual([]);
  });

  it.each(cases)(
    'answers every question, says what is not on record and whom to ask ($title)',
    ({ document }) => {
      const blocks = document.questionsAnswered?.blocks ?? [];
      const starts = blocks.flatMap((block, i) => (block.kind === 'note' ? [i] : []));
      expect(starts).toHaveLength(3);
      for (const [n, start] of starts.entries()) {
        const own = blocks.slice(start + 1, starts[n + 1]);
        expect(texts(own).join(' ')).toMatch(/Not in our records|no record of ours/);
        expect(
          own.some(
            (block) =>
              block.kind === 'action' && /“.+\?”$|^(?:Whom to ask|How to find out): /.test(block.text),
          ),
        ).toBe(true);
      }
    },
  );

  it.each(cases)('repeats no paragraph or table of the places ($title)', ({ document }) => {
    const blocks = document.questionsAnswered?.blocks ?? [];
    const places = new Set(
      document.places.flatMap(({ sections }) => sections.flatMap((section) => texts(section.blocks))),
    );
    const sentences = texts(blocks.filter(({ kind }) => kind === 'paragraph'));
    expect(sentences.filter((text) => places.has(text))).toEqual([]);
    const columns = blocks.flatMap((block) => (block.kind === 'table' ? block.columns.slice(1) : []));
    expect(new Set(columns).size).toBe(columns.length);
  });

  it('does not tell pensioners what is kept of a salary', () => {
    const retired = PERSONAS.filter(
      ({ answers }) => answers['retirement-timeline']?.value === 'already-retired',
    );
    expect(retired.length).toBeGreaterThan(1);
    for (const persona of retired) {
      const answers = {
        ...persona.answers,
        'specific-questions': {
          value: 'How is my pension taxed?\nWhat taxes would I pay?\nIs the wealth tax high?',
        },
      };
      const document = reportFor({ ...persona, answers }, { ranking: rankingOf(persona) });
      expect(JSON.stringify(document.questionsAnswered)).not.toMatch(/deductions_pct|salary/);
    }
  });

  it('refers back to earlier questions, names what is left out, and still passes the checks', () => {
    for (const persona of PERSONAS.slice(0, 4)) {
      const value =
        'Are there good beaches?\nDo I need a visa?\nHow long does a visa take?\nAnd for 7 bears within 40 km?';
      const answers = { ...persona.answers, 'specific-questions': { value } };
      const document = reportFor({ ...persona, answers }, { ranking: rankingOf(persona) });
      expect(reviewReport(document, atlas, answers)).toEqual([]);
    }
  });

  it('refers back to a table already shown', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('nobody');
    const value = 'Would a child born there be a citizen?\nWhich passport would a baby of ours have?';
    const answers = { ...persona.answers, 'specific-questions': { value } };
    const document = reportFor({ ...persona, answers }, { ranking: rankingOf(persona) });
    const said = JSON.stringify(document.questionsAnswered);
    expect(said.match(/Figures on question/g)).toHaveLength(1);
    expect(said).toContain('The figures on it stand under your first question.');
    expect(reviewReport(document, atlas, answers)).toEqual([]);
  });

  it('repeats a long question up to a word’s end, with quotations inside it kept', () => {
    const [persona] = PERSONAS as [Persona, ...Persona[]];
    const long = `Is what they call “residence for ${'very '.repeat(50)}patient people” open to us?`;
    const answers = { ...persona.answers, 'specific-questions': { value: long } };
    const { questionsAnswered } = reportFor(persona, { answers });
    const [note] = questionsAnswered?.blocks ?? [];
    expect(note && 'text' in note ? note.text : '').toMatch(
      /^You asked: “Is what they call ‘[^“”]+ very …”$/,
    );
  });

  it('is mentioned in Bronze as a part of Silver', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('nobody');
    const answers = { ...persona.answers, 'specific-questions': { value: 'Is it safe?' } };
    const summary = (tier: 'bronze' | 'silver') =>
      JSON.stringify(
        reportFor({ ...persona, answers }, { ranking: rankingOf(persona), tier }).profileSummary,
      );
    expect(summary('bronze')).toContain('answered one by one from the Silver report on');
    expect(summary('silver')).not.toContain('from the Silver report on');
  });

  it('covers more than forty subjects', () => {
    expect(TOPICS.length).toBeGreaterThan(40);
  });
});

describe('a question about documents', () => {
  const asked = (persona: Persona, question: string, answers: Persona['answers'] = {}): string => {
    const all = { ...persona.answers, ...answers, 'specific-questions': { value: question } };
    const document = reportFor({ ...persona, answers: all }, { ranking: rankingOf(persona) });
    return texts(document.questionsAnswered?.blocks ?? []).join(' ');
  };

  it.each(PERSONAS)(
    'about degree and registration refers to their office, by the stated profession: $title',
    (persona) => {
      const question = 'Which countries recognise my Bachelor of Education and TSC registration?';
      const teacher = asked(persona, question, {
        'career-field': { value: 'education' },
        'special-skills': { value: 'Head of department' },
      });
      expect(teacher).toContain('ministry of education or teaching council');
      expect(teacher).not.toMatch(/town hall|no record of ours/);
    },
  );

  it.each(PERSONAS)('is never referred to a town hall: $title', (persona) => {
    expect(asked(persona, 'Where do I have a licence for beekeeping stamped?')).not.toContain('town hall');
  });

  it.each([
    ['Who repairs my daughter’s cello?', 'the ministry in charge'],
    ['Where do I get an injection of something rare for my pain?', 'a clinic'],
    ['Would a non-binary person find a tailor?', 'bound to silence'],
    ['Where may we buy 30 hectares and what does a hectare cost?', 'the land register'],
    ['How many kilograms of nitrogen from manure may we spread?', 'chamber of agriculture'],
    ['Is there a good opera?', 'programme of this season'],
  ])(
    'is referred to whom its subject concerns, and private matters to nobody public: “%s”',
    (question, whom) => {
      const [persona] = PERSONAS;
      if (!persona) throw new Error('no personas');
      const said = asked(persona, question);
      expect(said).toContain(whom);
      expect(said).not.toContain('town hall’s information office');
    },
  );

  it('names questions beyond the third, under discretion by their number', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no personas');
    const five = ['Is it safe?', 'Is it hot?', 'Is it dear?', 'Are there 5 bees?', 'Any 2 bears'].join('\n');
    expect(asked(persona, five)).toMatch(/your first\. Not taken up: “Are there 5 bees\?”, “Any 2 bears”\.$/);
    expect(
      asked(persona, five, { 'additional-comments': { value: 'Please keep this confidential.' } }),
    ).toMatch(/your first; two more of yours are not taken up\.$/);
    expect(asked(persona, 'Is it safe?\nIs it hot?')).not.toContain('taken up');
  });

  it('does not call a decision’s time open after giving it', () => {
    const [nurse] = PERSONAS.filter(({ id }) => id === 'indian-nurse');
    if (!nurse) throw new Error('no nurse');
    const told = asked(nurse, 'Is a visa easy to get in Germany, and how fast, said quickly?');
    expect(told).toContain('a decision can take up to');
    expect(told).not.toContain('how fast, said quickly” our records');
  });

  it('names the open half of a question only', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no personas');
    const answers = {
      ...persona.answers,
      'specific-questions': {
        value:
          'Must I give up my passport, and what happens with my harpsichord?\nHow long is parental leave, and who pays for it?\nWill Portugal tax my pension, and do I get my bonus from Portugal if I resign?',
      },
    };
    const document = reportFor({ ...persona, answers }, { ranking: rankingOf(persona) });
    const open = texts(document.questionsAnswered?.blocks ?? []).filter((text) =>
      /records hold nothing/.test(text),
    );
    expect(open).toEqual([
      expect.stringMatching(
        /^Of “what happens with my harpsichord” our records hold nothing\. Whom to ask: the town hall’s information office .* in these words; ask for a name and a date with every answer\.$/,
      ),
      // That the answer to the other half names the same country answers nothing.
      expect.stringMatching(
        /^Of “do I get my bonus from Portugal if I resign” our records hold nothing\. Whom to ask: the labour office of the country whose law/,
      ),
    ]);
  });

  it('gives every subject of a question a column, and repeats no part that it has sent to its office', () => {
    const answers = {
      ...INDIAN_NURSE.answers,
      'specific-questions': {
        value:
          'How do I get my nursing diploma recognised and can I work as assistant meanwhile?\nHow good are the hospitals and what would I earn?',
      },
    };
    const blocks = reportFor({ ...INDIAN_NURSE, answers }).questionsAnswered?.blocks ?? [];
    expect(texts(blocks).join('\n')).toContain('Which work you may do until then');
    expect(texts(blocks).join('\n')).not.toContain('records hold nothing');
    const columns = blocks.flatMap((block) => (block.kind === 'table' ? block.columns : []));
    expect(columns.join(' ')).toMatch(/health.*earnings|earnings.*health/i);
  });
});

it('a long passage stands under the first question that it answers, with a reference from the next', () => {
  const asked = [
    'How long does the recognition of my degree as a nurse take and what does it cost?',
    'Can Thomas work as a nurse as well from the first day?',
  ];
  const answers = { ...INDIAN_NURSE.answers, 'specific-questions': { value: asked.join('\n') } };
  const { questionsAnswered } = reportFor({ ...INDIAN_NURSE, answers }, { ranking: rankingOf(INDIAN_NURSE) });
  const told = texts(questionsAnswered?.blocks ?? []).flatMap((text) => text.split(/(?<=\.) (?=\p{Lu})/u));
  const bodies = told.filter((sentence) => sentence.includes('bodies to write to'));
  expect(bodies).toHaveLength(1);
  expect(told.join(' ')).toContain(
    'The rest of what our records hold on it stands under your first question.',
  );
});
