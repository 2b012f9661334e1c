import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../../testing/answered.ts';

const NURSE = {
  age: 34,
  citizenship: ['PHL'],
  'current-location': place('Riyadh', 'Saudi Arabia', 'sa'),
  'education-level': 'bachelor',
  'career-field': 'healthcare',
  'special-skills': 'RN, dialysis and ICU',
  'work-arrangement': 'local-job',
};

describe('a question about a licence', () => {
  it('gives what each place’s register requires, and calls open only what is not on record', () => {
    const { profession } = answered(
      NURSE,
      ['MLT', 'IRL', 'BRA'],
      'Is my IELTS 6.5 enough to be registered as a nurse or must I retake the writing?',
    );
    const said = profession?.said?.text ?? '';
    expect(said).toContain('In Malta proof of the language is IELTS with 6.0 on average; for training');
    expect(said).toContain('In Ireland proof of the language is IELTS Academic with 7.0 overall');
    expect(profession?.lacks).toBe(
      'how long the recognition takes, and at what level of the language in Brazil',
    );
  });

  it('concerns the one place that it names, and says who decides in the others', () => {
    const { profession } = answered(
      NURSE,
      ['DEU', 'IRL', 'CAN'],
      'How long until I am registered as nurse in Ireland and what will it cost all in all?',
    );
    const said = profession?.said?.text ?? '';
    expect(said).toMatch(/In Ireland the licence as a nurse comes from .* before any post/);
    expect(said).not.toMatch(/In (?:Germany|Canada) proof|and Ireland, Germany or Canada/);
    expect(profession?.whom).toBe('the nursing council of Ireland');
  });

  it('concerns the person named, even by a short form', () => {
    const danielle = { ...VETERAN, 'family-member-1-name': 'Danielle' };
    const { profession } = answered(
      danielle,
      ['ESP'],
      'Can Dani work as a vet, does she have to redo exams?',
    );
    expect(profession?.said?.text).toContain('so for Danielle the veterinary chamber');
  });
});

describe('a question about a professional licence', () => {
  it('recognises the document’s profession, and the language as another subject', () => {
    const found = answered(
      FAMILY,
      ['NOR'],
      'Can my wife work as an English teacher with her Korean licence from the first day?',
    );
    expect(Object.keys(found)).toEqual(['partner-work', 'profession']);
    expect(found.profession?.put).toContain('a teacher from South Korea');
  });

  it('comes before a partner’s permit, for both of those who ask', () => {
    const found = answered(
      FAMILY,
      ['NOR'],
      'Which exams and how many months until I may work as an internist and Marek as a radiologist?',
    );
    expect(Object.keys(found)).toEqual(['profession']);
    expect(found.profession?.said?.text).toContain('so for you and Marek the medical council');
  });

  it('refers an employed accountant to no register first, and mentions no employer to people with clients', () => {
    const asked = 'Is my degree recognised, so that I can work as an accountant?';
    const { profession } = answered({ ...FAMILY, 'work-arrangement': 'local-job' }, ['NOR'], asked);
    expect(profession?.said?.text).toMatch(/^Audit, tax advice and protected titles need a licence/);
    const clients = answered(
      { ...FAMILY, 'work-arrangement': 'freelance' },
      ['NOR'],
      'Is my degree as a psychologist recognised, so that I may work as a psychologist?',
    );
    expect(clients.profession?.said?.text).toContain('comes before the first client there');
    expect(clients.profession?.put).toContain('clients in another country');
  });
});

const WITH_PARTNER = {
  ...FAMILY,
  'education-level': 'vocational',
  'special-skills': 'Cabinetmaker and rider. My husband is a registered nurse.',
};

describe('the customer’s documents', () => {
  it.each(['Is my Tischlermeister recognised as a joiner?', 'Will my apprenticeship be recognised?'])(
    '“%s” are not the partner’s',
    (question) => {
      const { degree } = answered(WITH_PARTNER, ['AUT'], question);
      expect(JSON.stringify(degree)).not.toMatch(/nurs/);
      expect(degree?.whom).toContain('vocational certificates');
    },
  );

  it('are those of the stated profession', () => {
    const own = { ...WITH_PARTNER, 'special-skills': 'Registered nurse. My husband is a pharmacist.' };
    expect(answered(own, ['AUT'], 'Is my diploma recognised?').degree?.whom).toContain('nursing council');
    expect(answered(own, ['AUT'], 'Do I have to sit the NCLEX?').profession?.whom).toContain('nursing');
  });
});

describe('the time of recognition', () => {
  const asks = (home: string, iso3s: readonly string[]) => {
    const nurse = {
      'career-field': 'healthcare',
      'work-arrangement': 'local-job',
      'special-skills': 'Registered nurse',
      citizenship: [home === 'de' ? 'DEU' : 'USA'],
      'current-location': place('X', home === 'de' ? 'Germany' : 'United States', home),
    };
    return answered(nurse, iso3s, 'Is my nursing diploma recognised?').profession;
  };

  it('is not open where the directive sets it in every place', () => {
    const told = asks('de', ['AUT', 'PRT']);
    expect(told?.said?.text).toMatch(/decides within 3 months of a complete file/);
    expect(`${told?.lacks} ${told?.put}`).not.toMatch(/how long|how many months|exam/);
    for (const open of [asks('de', ['AUT', 'NZL']), asks('us', ['AUT'])])
      expect(`${open?.lacks} ${open?.put}`).toMatch(/how long the recognition takes.*how many months/);
  });
});

describe('the origin of documents', () => {
  const lebanese = {
    citizenship: ['LBN'],
    'current-location': place('Dubai', 'United Arab Emirates', 'ae'),
    'family-member-1-name': 'Rima',
    'family-member-1-relationship': 'spouse',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
  };

  it.each(['her Paris diploma', 'a diploma from Lyon', 'the degree she got, having studied in Toulouse'])(
    'is given by a town: %s',
    (paper) => {
      const { profession } = answered(
        lebanese,
        ['IRL', 'CAN'],
        `Can Rima work as an architect with ${paper}?`,
      );
      expect(profession?.put).toContain('an architect from France');
      expect(profession?.said?.text).not.toContain('taken here');
    },
  );

  it('does not apply the directive on recognition to people without a passport of the Union', () => {
    const ask = 'Can Rima work as an architect with her French diploma?';
    const said = answered(lebanese, ['IRL'], ask).profession?.said?.text;
    expect(said).toContain('made for citizens of its member states');
    expect(said).not.toContain('within 3 months');
    const french = { ...lebanese, citizenship: ['LBN', 'FRA'] };
    expect(answered(french, ['IRL'], ask).profession?.said?.text).toContain('within 3 months');
  });
});

describe('a question about pay', () => {
  it('for who pays best after tax is answered beside one about the licence', () => {
    const found = answered(
      NURSE,
      ['IRL', 'NZL'],
      'Which country pays nurses best after tax and rent, and do I start as assistant until registered?',
    );
    expect(Object.keys(found)).toEqual(['pay-left', 'profession']);
  });

  it('for what must be earned to bring a child is not about the job market', () => {
    const found = answered(
      NURSE,
      ['IRL'],
      'How long until I can bring my son and how much must I earn per month for that?',
    );
    expect(Object.keys(found)).toEqual(['children-visa']);
  });
});

describe('a question about the licence in one of several places', () => {
  const doctor = {
    ...FAMILY,
    citizenship: ['NGA'],
    'career-field': 'healthcare',
    'special-skills': 'MBBS, PLAB 1 passed',
  };
  const places = ['GBR', 'IRL', 'AUS'];

  it.each(['How do I get on the GMC register?', 'Is my MBBS recognised without sitting another exam?'])(
    'begins with that place, and mentions the others briefly: “%s”',
    (question) => {
      const text = answered(doctor, places, question).profession?.said?.text ?? '';
      expect(text).toMatch(
        /^In the United Kingdom the licence as a physician comes from the General Medical Council/,
      );
      expect(text).toMatch(/Elsewhere the same is decided by .*Irish Medical Council in Ireland/);
      expect(text).not.toContain('In Ireland proof of the language');
    },
  );

  it('names a nurse’s council as the question does, and calls only its part open', () => {
    const asked = 'Is my IELTS 6.5 enough for NMBI or must I retake the writing?';
    const { profession } = answered(NURSE, ['MLT', 'IRL', 'BRA'], asked);
    expect(profession?.said?.text).toMatch(/^In Ireland the licence as a nurse comes from/);
    expect(profession?.lacks).toBe('how long the recognition takes');
  });

  it('says first how a training post relates to the exam', () => {
    const found = answered(doctor, places, 'Can I apply for training posts after PLAB?');
    expect(found['medical-training']?.said?.text).toMatch(
      /^In the United Kingdom an exam for the licence admits you to the register but to no post/,
    );
  });

  it('describes all places alike where nobody prepared for one', () => {
    const open = { ...doctor, 'special-skills': 'MBBS' };
    expect(answered(open, places, 'Is my MBBS recognised?').profession?.said?.text).toContain(
      'In Ireland proof of the language',
    );
  });

  it('begins with the time, and the work until then, where these were asked about', () => {
    const asked =
      'How long does it take until Denise can work as dentist, and can she work as an assistant until then?';
    const { profession } = answered(VETERAN, ['MLT', 'BRA'], asked);
    expect(profession?.said?.text).toMatch(
      /^How long it takes and which work Denise may do until then are on no record of ours: /,
    );
    const plain = answered(VETERAN, ['MLT'], 'Can Denise work as a dentist there?');
    expect(plain['profession']?.said?.text).toMatch(/^Most countries let nobody work as a dentist/);
  });

  it('compares a trade with no convention on degrees', () => {
    const asked = 'Can Marek work as an electrician without local papers?';
    const said = answered(FAMILY, ['PRT', 'POL'], asked)['profession']?.said?.text ?? '';
    expect(said).toContain('so for Marek the licensing office');
    expect(said).not.toMatch(/Lisbon|a degree from/);
    expect(
      answered(FAMILY, ['POL'], 'Can Marek work as a teacher there?')['profession']?.said?.text,
    ).toContain('Lisbon');
  });
});

it('a question on several places named is answered for each, whatever exam was sat for another', () => {
  const physician = {
    ...NURSE,
    'special-skills': 'Physician, anaesthetist, no MRCP',
    'specific-countries': ['IRL', 'AUS', 'CAN'],
  };
  const { profession } = answered(
    physician,
    ['AUS', 'IRL', 'GBR'],
    'In which of these countries can I work as an anaesthetist, and with which exam?',
  );
  expect(profession?.said?.text).not.toMatch(/^In the United Kingdom/);
  expect(profession?.said?.text).toContain('Australian Medical Council');
  expect(profession?.whom).toContain('each country');
});

it('what somebody invoices already is told, and no question on opening a business', () => {
  const found = answered(
    FAMILY,
    ['ESP'],
    'I invoice a studio in Berlin. Do I pay social security where we live?',
  );
  expect(Object.keys(found)).not.toContain('business');
  expect(answered(FAMILY, ['ESP'], 'Do I need a licence to invoice clients there?')).toHaveProperty(
    'business',
  );
});
