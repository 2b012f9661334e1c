import { anyOf } from '@global-fit/matching/anyOf';
import { flow, say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** What a woman may do in her own name, where she asks about a man's permission. */
export const WOMAN_ALONE: Topic = {
  id: 'woman-alone',
  about: anyOf([
    /\b(?:without|need|needs|with no|ask for) (?:(?:an?|my|the|any) )?(?:male (?:relatives?|guardians?|relations?|sponsors?|signature)|mahram|wali)\b/i,
    /\b(?:without|need|needs|ask for) my (?:husband|father|brother)['’]s (?:permission|consent|signature|leave)\b/i,
    /\bmale guardian\w*\b/i,
  ]),
  over: ['housing', 'bank', 'safety', 'rights', 'cost', 'jobs'],
  answer: (asked) => {
    const liberties = figures(asked.views, 'women_civil_liberties');
    return {
      said: flow(
        liberties &&
          say`Women’s civil liberties, as experts rate them from 0 to 1 (moving about, owning, working and going to court): ${liberties}.`,
      ),
      lacks: 'how individual landlords and banks treat a woman who comes alone',
      whom: 'an advice centre for women in the city, and one landlord’s agent and one bank, by e-mail',
      put: 'May an unmarried woman sign a lease and open an account here in her own name, on which papers as a newcomer, and does anybody ask for the signature or the income of a relative?',
    };
  },
};
