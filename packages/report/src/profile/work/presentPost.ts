import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import { workOver } from '@global-fit/matching/profile/time/presentStatus';
import type { Profile } from '../profile.ts';

type Worker = Pick<Profile, 'read' | 'stage'>;

/** Behind a job or an employer, what makes it one of the new country or a paper: "no job offer", "no job there yet". */
const OF_THE_NEW = String.raw`(?! (?:offers?|permits?|contracts?|visas?|interviews?|history|experience|lined up|waiting|secured|there\b|abroad\b|yet\b|in |with |at (?!present|the moment|all))|-)`;

/** What tells that somebody works for no employer at present, or not at all. */
const WITHOUT_EMPLOYER = new RegExp(
  [
    String.raw`\bI(?: am|['’]m| have been|['’]ve been)(?: currently| now| still| at present)? (?:unemployed|out of work|between jobs|jobless|self[- ]employed|freelanc\w+|(?:an? )?freelancer|without (?:an? )?(?:job|work|employer)\b${OF_THE_NEW})(?!\w)`,
    String.raw`\bI (?:have no|do not have an?|don['’]t have an?) (?:(?:steady|formal|fixed|regular) )?(?:job|work|employer)\b${OF_THE_NEW}`,
    String.raw`\bI (?:work|sell|drive|cook|sew|clean|repair) (?:[\w’'-]+ ){0,3}?(?:for myself|on my own account|freelance|informally)\b`,
    String.raw`\bI (?:run|own|have|drive|keep) (?:my own|a small) (?:[\w’'-]+ )?(?:taxi|cab|stall|stand|practice|shop|workshop|salon|clinic|farm|business|studio|garage|kiosk)\b`,
    String.raw`\bI (?:live (?:on|off|from)|do) (?:odd jobs|day labou?r|casual work)\b|\bI(?: am|['’]m) (?:a|an) (?:day labou?rer|self[- ]employed \w+)\b`,
    String.raw`\b(?:self[- ]employed|unemployed|jobless) (?:since|for)\b`,
  ].join('|'),
  'i',
);

/** Work on the side of a post, and work that is over. */
const BESIDE_OR_BEFORE =
  /\b(?:on the side|besides?|weekends?|evenings?|part[- ]time|in my (?:spare|free) time|as well|also)\b|\b(?:until|till|up to) (?:the )?(?:\w+ )?(?:(?:19|20)\d\d|last)\b/i;

/** Whether by their own words customers have no post at present that they could give notice of. */
export const withoutPost = ({ read }: Pick<Profile, 'read'>): boolean =>
  workOver(read.all) !== null ||
  [...TOLD_OF_THEMSELVES, 'special-skills' as const].some((id) =>
    sentencesOf(read.text(id) ?? '').some(
      (sentence) => WITHOUT_EMPLOYER.test(sentence) && !BESIDE_OR_BEFORE.test(sentence),
    ),
  );

/** Whether an employee rated the present work, and so has a post that another one will follow. */
export const leavesPost = (profile: Worker): boolean =>
  profile.stage === 'employee' &&
  profile.read.slider('current-work-satisfaction') !== null &&
  !withoutPost(profile);
