import { memberQuestionId } from '@global-fit/questionnaire/family';
import { oncePassage, type Writer } from '../../../place/passage.ts';
import { companionsCalled } from '../../../profile/companions.ts';
import { because, words } from '../../../prose/said.ts';
import { isCitizen } from '../../../place/entry/routes.ts';

const OWN_RIGHT =
  'a passport or a permit of their own that opens the place; compare what is asked of you with their papers, age and income as well';

/** What the law offers companions who are not family; the same everywhere, so said once. */
export const companions: Writer = (view) => {
  const { companions: others, ids } = view.profile.movers;
  if (others.length === 0 || isCitizen(view)) return null;
  const called = companionsCalled(others);
  const one = others.length === 1;
  const kinds = new Set(others.map(({ relationship }) => relationship));
  const each = one ? `${called} needs` : `each of ${called} needs`;
  const text = [...kinds].every((kind) => kind === 'friend')
    ? `As a rule permits for family cover a husband, a wife and children, but no friends: ${each} ${OWN_RIGHT}.`
    : [...kinds].every((kind) => kind === 'sibling' || kind === 'other-relative')
      ? `Few permits for family reach beyond husband, wife, children and parents; plan as if ${each} ${OWN_RIGHT}; ask the embassy whether its rules reach further.`
      : `As a rule permits for family cover a husband, a wife and children: anyone else who comes along needs ${OWN_RIGHT}.`;
  return oncePassage(
    'companions',
    2,
    because(words(text), ...ids, ...others.map(({ n }) => memberQuestionId(n, 'relationship'))),
  );
};
