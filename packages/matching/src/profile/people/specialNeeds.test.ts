import { describe, expect, it } from 'vitest';
import { needsLanguageAlone, tellsNeeds } from './specialNeeds.ts';

describe('a line on special needs', () => {
  it.each(['', 'None.', 'n/a', '-'])('may say that there is none: %j', (line) => {
    expect(tellsNeeds(line)).toBe(false);
  });

  it.each([
    'Grade 10, IELTS 6.0, wants to study computer science at a top university',
    'Plays the piano and likes maths',
    'does not want to leave his friends, now in 4 havo',
    'She will miss her horse',
    'She is in the final year; hopes to go to medical school',
    'Very good at chess, top marks',
    'she is in grade 11 international class, ielts 6.0, want study design or computer',
    'Piotr is an electrician (SEP up to 1kV), he wants to go first, in march, me 6 months later',
    'none, german passport too',
    'German citizen, freelances for two clients in Berlin (backend dev), no special needs',
    'Moroccan citizen only, truck driver (permis CE, ADR), speaks arabic and french, no english',
    'has a Polish passport',
    'Standard 5, writes the SEA exam in march 2027, must not miss it',
    'IB MYP grade 7 now, should not lose a year',
    'registered nurse (RN, BScN), 6 yrs ER, registered with CRNA',
    'clinical psychologist, HPCSA registered, own practice 12 years',
    'She is dentist (Ege University, 2014), own clinic with one partner. B1 German, wants to get license',
  ])('may describe an ordinary trait: %s', (line) => {
    expect(tellsNeeds(line)).toBe(false);
  });

  it.each([
    'Grade 10, needs help with reading',
    'Type 1 diabetes, plays football',
    'Likes maths and has ADHD',
    'does not want to leave his friends, autistic',
    'Fragile X',
    'cerebral palsy',
    'Wants to be assessed for dyslexia',
    'Speaks in short sentences',
    'Plays alone, strict routines',
    'a nurse visits twice a week',
    'sees a doctor in Ankara every week',
    'is a nurse with asthma',
    'nurse, severe asthma',
    'psychologist, once a week',
    'is an electrician, uses a wheelchair',
    'light asthma, has german passport',
    'German citizen, needs a quiet room',
    'truck driver with epilepsy',
  ])('may name a need beside that, or one we do not recognise: %s', (line) => {
    expect(tellsNeeds(line)).toBe(true);
  });

  it.each([
    'His English is about A2; he will need help in English lessons.',
    'Speaks no German yet',
    'Spanish A1, needs some help at first',
    'Does not speak the language',
  ])('may name only a language: %s', (line) => {
    expect(needsLanguageAlone(line)).toBe(true);
  });

  it.each([
    'dyslexia',
    'asthma; his English is A2',
    'Swedish sign language',
    'speech therapy in English',
    'speaks in short sentences',
    'Walks with a frame, daily care',
    'English A2, wears a hearing aid',
    'German passport',
  ])('may name more than a language: %s', (line) => {
    expect(needsLanguageAlone(line)).toBe(false);
  });
});
