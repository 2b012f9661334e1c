import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { BY_EAR, deafIds, hardOfHearing, withoutHearing } from './hearing.ts';
import { withoutThose } from './mobility.ts';
import { readProfile } from '../profile.ts';

const told = (answers: Parameters<typeof answersOf>[0]): readonly string[] | null =>
  withoutHearing(readProfile(realAtlas(), answersOf(answers), 'Robin'));

describe('somebody who cannot be reached by telephone', () => {
  it.each([
    ['medical-conditions-details', 'Deaf from birth, no hearing aid.'],
    ['additional-comments', 'Please only e-mail or video, no phone calls.'],
    ['missed-information', 'I cannot use the telephone.'],
    ['relocation-inspiration', 'I am hard of hearing.'],
    ['missed-information', 'Phone calls are impossible for me: banks insist on calling.'],
  ])('%s: %s', (id, text) => {
    expect(told({ [id]: text })).toEqual([id]);
  });

  it.each([
    ['I am not deaf to your advice.'],
    ['My mother is deaf.'],
    ['I have no phone contract yet to end.'],
  ])('is not found in: %s', (text) => {
    expect(told({ 'additional-comments': text })).toBeNull();
  });
});

it('distinguishes a deaf person from one who dislikes the telephone', () => {
  const deaf = (text: string) =>
    deafIds(readProfile(realAtlas(), answersOf({ 'additional-comments': text }), 'Robin'));
  for (const text of ['I am profoundly deaf.', 'I have hearing loss in both ears.'])
    expect(deaf(text)).toEqual(['additional-comments']);
  for (const text of ['Please only e-mail, no phone calls.', 'My mother is deaf.'])
    expect(deaf(text)).toBeNull();
});

describe('advice for people who do not hear', () => {
  it.each([
    ['[Listen to the radio|Read a newspaper].', 'Read a newspaper.'],
    ['[Arrange a video call|Give them a fixed hour to expect your call].', 'Arrange a video call.'],
    ['[Start with sounds|Take a teacher].', 'Take a teacher.'],
    ['Save the emergency number in the telephone.', null],
    [
      'Portuguese carries you from the first day, [accent aside|at the counter as in the lease].',
      'Portuguese carries you from the first day, at the counter as in the lease.',
    ],
    [
      'Agree on the sign by which both of you would call it off.',
      'Agree on the sign by which both of you would call it off.',
    ],
  ])('%s', (text, left) => {
    expect(withoutThose(text, BY_EAR)).toBe(left);
  });
});

describe('somebody who hears badly', () => {
  const badly = (text: string) =>
    hardOfHearing(readProfile(realAtlas(), answersOf({ 'medical-conditions-details': text }), 'Robin'));

  it.each([
    ['Hearing aids in both ears, a check-up twice a year.', true],
    ['Bad knee from service, hearing loss.', false],
    ['I am hard of hearing.', false],
    ['Deaf in one ear, hearing aid in the other.', true],
    ['I am partially deaf.', false],
  ])('needs an audiologist: %s', (text, aids) => {
    expect(badly(text)).toEqual({ aids, ids: ['medical-conditions-details'] });
  });

  it.each(['Deaf from birth, no hearing aid.', 'My mother has hearing aids.', 'Asthma.'])(
    'is somebody else: %s',
    (text) => {
      expect(badly(text)).toBeNull();
    },
  );
});
