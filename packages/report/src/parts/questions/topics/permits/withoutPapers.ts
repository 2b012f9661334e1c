import { LAWYER } from '../../clauses.ts';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Staying without a permit, being sent away, and a permit given afterwards: only for somebody bound to silence. */
export const WITHOUT_PAPERS: Topic = {
  id: 'without-papers',
  about:
    /\b(?:deport(?:s|ed|ation)?|send us (?:back|away)|undocumented|sin papeles|without papers|no papers|irregular(?:ly)?(?= (?:stay|migrant|resid|situation))|illegal(?:ly)? (?:stay\w*|migrants?|immigrants?|resid\w+|in the country)|(?:stay|live|work)(?:ing)? (?:there )?illegal(?:ly)?|arraigo|regulari[sz]ation|amnesty|overstay(?:ing)?)\b/i,
  not: /\b(?:was|were|been|got) (?:once )?(?:deported|overstay\w*)|\bI overstayed|\b(?:my|his|her|an?|old|earlier|past) (?:\w+ )?(?:deportation|overstay)|\b(?:war|temporary protection|refugees?)\b/i,
  over: [
    'schools',
    'visa',
    'children-visa',
    'history',
    'safety',
    'work-right',
    'citizenship',
    'jobs',
    'permit-lost',
  ],
  answer: ({ views }) => ({
    said: words(
      'We plan with ways in that are open before the journey and never count on a permit that may be given after years without one: such rules change, and until then there is no lawful pay, lease or way to the doctor to rely on.',
    ),
    lacks: `when ${views.length > 1 ? 'each country sends' : 'the country sends'} somebody away, what a child changes in that, and whether a stay without a permit can be made lawful`,
    whom: `${LAWYER}, and a free legal clinic for migrants`,
    put: 'Does somebody in our situation risk being sent away and on which ground, what does a child at school or born there change, is there a way to a permit from inside, after how many years and on which proof, and what must we never sign?',
  }),
};
