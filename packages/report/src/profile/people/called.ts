import { memberQuestionId } from '@global-fit/questionnaire/family';
import { list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { type Movers, theChildren } from '../household.ts';
import type { Member } from './member.ts';

/** Up to three words that can serve as a name in a sentence: a capital, then letters, hyphens and apostrophes. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{0,24}){0,2}$/u;

/** What a member is called in the form; null where that is no name. */
function firstName({ called }: Member): string | null {
  return called !== null && NAME.test(called) ? called : null;
}

const nameId = ({ n }: Member): string => memberQuestionId(n, 'name');

/** The partner by name, or "your partner". */
export function partnerCalled({ partner, ids }: Movers): Said {
  const name = partner && firstName(partner);
  return name && partner ? because(words(name), nameId(partner)) : because(words('your partner'), ...ids);
}

/** Up to this many children are listed by name. */
const MOST_NAMED = 3;

/** A child by name; null where the form has none. */
export function childCalled(child: Member): Said | null {
  const name = firstName(child);
  return name === null ? null : because(words(name), nameId(child));
}

/**
 * The children a line of advice is for, by age at the move. `alone`: it asks for something that a child who needs
 * help with lessons may not manage.
 */
interface Fit {
  readonly from: number;
  readonly alone?: boolean;
}

/** The children a line fits; a child of unknown age counts as old enough. */
export function childrenOf({ children }: Movers, { from, alone = false }: Fit): readonly Member[] {
  return children.filter(
    ({ ageThen, atSchool }) => (ageThen ?? from) >= from && !(alone && atSchool.lessons),
  );
}

function namesOf(children: readonly Member[]): readonly string[] {
  return children.flatMap((child) => firstName(child) ?? []);
}

/**
 * The children by name: "Ella and Sam"; "your child" or "the children" where a name is missing. With `some`, only
 * those.
 */
export function childrenCalled(movers: Movers, some: readonly Member[] = movers.children): Said {
  const names = namesOf(some);
  if (names.length === some.length && names.length > 0 && names.length <= MOST_NAMED)
    return because(words(list(names)), ...some.map(nameId));
  const partly = some.length < movers.children.length;
  const text = partly
    ? some.length === 1
      ? 'one of the children'
      : 'some of the children'
    : theChildren(movers);
  return because(words(text), ...movers.ids);
}

/** Those who will be adults at the move, by name: "Ella"; "your grown-up child" where it is missing. */
export function comeOfAgeCalled({ comeOfAge, ids }: Pick<Movers, 'comeOfAge' | 'ids'>): Said {
  const names = namesOf(comeOfAge);
  if (names.length === comeOfAge.length && names.length <= MOST_NAMED)
    return because(words(list(names)), ...comeOfAge.map(nameId));
  return because(words(comeOfAge.length === 1 ? 'your grown-up child' : 'your grown-up children'), ...ids);
}

/** Another person's name in the report, and the words that replace it for readers who must not know it. */
export interface Called {
  readonly name: string;
  readonly as: string;
}

/** Every group of children a line may name, given their ages. */
function groupsOf(movers: Movers): readonly (readonly Member[])[] {
  const ages = [0, ...movers.children.flatMap(({ ageThen }) => ageThen ?? [])];
  return [...new Set(ages)].flatMap((from) => [
    childrenOf(movers, { from }),
    childrenOf(movers, { from, alone: true }),
  ]);
}

/** All names that `partnerCalled` and `childrenCalled` may have put into a text, longest first. */
export function namesCalled(movers: Movers): readonly Called[] {
  const { partner, children, comeOfAge } = movers;
  const own = partner && firstName(partner);
  const groups = [...groupsOf(movers), comeOfAge]
    .filter((some) => some.length > 1 && some.length <= MOST_NAMED && namesOf(some).length === some.length)
    .map((some) => list(namesOf(some)));
  return [
    ...[...new Set(groups)].sort((a, b) => b.length - a.length).map((name) => ({ name, as: 'the children' })),
    ...(own ? [{ name: own, as: 'your partner' }] : []),
    ...children.flatMap((child) => {
      const name = firstName(child);
      return name ? [{ name, as: children.length > 1 ? 'one child' : 'your child' }] : [];
    }),
    ...comeOfAge.flatMap((child) => {
      const name = firstName(child);
      return name ? [{ name, as: 'your grown-up child' }] : [];
    }),
  ];
}
