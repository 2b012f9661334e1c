import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { finishedSkills, MOSTLY_GUARDED, PROFESSIONS, professionOfPartner } from './professions.ts';

const professionIn = (text: string) => PROFESSIONS.find(([said]) => said.test(text))?.[1];

describe('a profession in the words of a customer', () => {
  it.each([
    ['RN, dialysis and ICU', 'nurse'],
    ['Dialysis (RN), IELTS 6.5', 'nurse'],
    ['I have worked as an RN for ten years', 'nurse'],
    ['my rn license is from Manila', 'nurse'],
    ['R.N. in Riyadh', 'nurse'],
    ['passed the NCLEX', 'nurse'],
    ['Specialist in anaesthesiology and reanimation', 'physician'],
    ['MBChB (KNUST 2017), MWACP member', 'physician'],
    ['PLAB 1 passed in May', 'physician'],
    ['Nurse in cardiology', 'nurse'],
    ['I am between jobs rn', undefined],
    ['Five years in a nursing home', undefined],
    ['nursing assistant, NVQ level 2', undefined],
    ['nurse aide', undefined],
    ['We rent rn and want to buy', undefined],
    ['teaching assistant (level 3)', undefined],
    ['Teacher’s aide at a primary school', undefined],
    ['Sue has a small teachers pension', undefined],
    ['primary school teacher, assistant head', 'teacher'],
    ['I teach chemistry at a lycée', 'teacher'],
    ['I teach history and geography at a secondary school', 'teacher'],
    ['I teach salsa at a dance school', undefined],
    ['I teach at a primary school', 'teacher'],
    ['I taught maths at the local high school', 'teacher'],
    ['I teach yoga at a school', undefined],
    ['I teach guitar in primary schools', undefined],
    ['I teach drama at a drama school', undefined],
    ['I teach sailing at a sailing school', undefined],
    ['I teach law at a law school', undefined],
    ['I would like to teach English at a school', undefined],
    ['I teach my children at home, the school is far', undefined],
  ])('“%s” is that of a %s', (text, profession) => {
    expect(professionIn(text)).toBe(profession);
  });

  it.each([
    ['caregiving NC II, 2 yrs of BS Nursing (not finished), first aid', undefined],
    ['dropped out of nursing school', undefined],
    ['nursing student', undefined],
    ['BS Nursing 2009, RN', 'nurse'],
    ['nurse, 2 years in intensive care', 'nurse'],
  ])('“%s” counts only training that was finished', (text, profession) => {
    expect(professionIn(finishedSkills(text))).toBe(profession);
  });

  it('belongs to the partner where it stands beside their name', () => {
    const told = answersOf({ 'special-skills': 'Dani: RN, Spanish' });
    expect(professionOfPartner(told, 'Dani', MOSTLY_GUARDED)?.name).toBe('nurse');
    const degree = answersOf({ 'special-skills': 'MBBCh, MSc. Heba: B.Pharm 2010, hospital work' });
    expect(professionOfPartner(degree, 'Heba', MOSTLY_GUARDED)?.name).toBe('pharmacist');
    const titled = answersOf({ 'additional-comments': 'My wife, a registered nurse, would work too' });
    expect(professionOfPartner(titled, null, MOSTLY_GUARDED)?.name).toBe('nurse');
    const caring = answersOf({ 'additional-comments': 'My wife nurses her mother, and a nurse comes by' });
    expect(professionOfPartner(caring, null, MOSTLY_GUARDED)).toBeNull();
    const another = answersOf({ 'special-skills': 'Heba: painting. I am a pharmacist' });
    expect(professionOfPartner(another, 'Heba', MOSTLY_GUARDED)).toBeNull();
  });

  it.each([
    ['registered nurse (RN, BScN), 6 yrs ER', 'nurse'],
    ['clinical psychologist, own practice 12 years', 'psychologist'],
    ['She is a teacher at a primary school', 'teacher'],
    ['Primary school teacher, 12 years, B.Ed', 'teacher'],
    ['psychologist, once a week', undefined],
    ['needs a nurse at home', undefined],
    ['nursing a baby', undefined],
  ])('is the partner’s where the box beside the name begins with it: "%s"', (text, expected) => {
    const told = answersOf({
      'family-member-2-relationship': 'spouse',
      'family-member-2-special-needs': text,
    });
    const among = new Set([...MOSTLY_GUARDED, 'psychologist', 'teacher']);
    expect(professionOfPartner(told, 'Kim', among)?.name).toBe(expected);
  });
});
