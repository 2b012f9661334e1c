import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { rightAsFamily } from '../../../../place/entry/routes.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import type { Topic } from '../../topic.ts';

/** "May I work", "can I practise": the customer's work, not the partner's. */
const OWN_WORK =
  /\b(?:may|can|could|will|would|am|do|shall) I\b[^?.;]{0,80}\b(?:work\w*|practi[sc]\w*|employ\w*|jobs?|business)\b|\bmy (?:own )?right to work\b/i;
/** "as Jonas (my spouse)’s wife", "as the husband of a citizen", "as a family member". */
const AS_FAMILY =
  /\bas (?:(?:an?|the|his|her|their|my|[\p{L}-]+(?: \([^)]*\))?['’]s?) )?(?:[\p{L}-]+['’]s )?(?:accompanying )?(?:wife|husband|spouse|family(?: member)?|dependa?nt)\b/iu;

/** Where the partner's right covers the family, with places of one law together. */
function byRight(views: readonly PlaceView[]): Said | null {
  const open = views.flatMap((view) => {
    const movement = rightAsFamily(view)?.movement;
    return movement ? [{ name: view.name, movement }] : [];
  });
  const blocs = [...new Set(open.map(({ movement }) => movement.bloc))];
  const told = blocs.flatMap((bloc) => {
    const same = open.filter(({ movement }) => movement.bloc === bloc);
    const law = same[0]?.movement.family;
    return given(
      words(
        `By the free movement of your partner a husband or wife may live and work in ${listNames(same)}, whatever the passport${law ? ` (${law})` : ''}: the right comes with the marriage, and the residence card only shows it.`,
      ),
      `bloc:${bloc}`,
    );
  });
  const [view] = views;
  return told.length === 0 || !view
    ? null
    : because(
        flow(...told),
        'relationship-status',
        ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
      );
}

/** Whether somebody who comes as a spouse may work. */
export const AS_FAMILY_MEMBER: Topic = {
  id: 'own-work-as-family',
  about: OWN_WORK,
  with: AS_FAMILY,
  over: ['partner-work', 'partner-visa', 'visa', 'work-right', 'jobs', 'pay'],
  answer: ({ views }) => {
    const other = views.filter((view) => !rightAsFamily(view));
    return {
      said: byRight(views),
      lacks:
        other.length === 0
          ? 'how long the residence card takes, and whether an employer wants to see it before the first day'
          : `whether a permit as husband or wife includes the right to work in ${listNames(other)}, and from which day`,
      whom: 'the embassy of each country, and the employer',
      put: 'I come as husband or wife of a citizen who moves with me: from which day may I work, employed or on my own account, on which paper, and may an employer take me on before the residence card is there?',
    };
  },
};
