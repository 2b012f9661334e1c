import { memberQuestionId } from '@global-fit/questionnaire/family';
import { list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { type Member, type Movers, theChildren } from '../household.ts';

/**
 * Up to three words that can stand in a sentence as a name: a capital letter, then letters, hyphens and apostrophes.
 */
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{0,24}){0,2}$/u;

/** The name by which a member is called, as the form has it; null where what stands there is no name. */
function firstName({ called }: Member): string | null {
  return called !== null && NAME.test(called) ? called : null;
}

const nameId = ({ n }: Member): string => memberQuestionId(n, 'name');

/** The partner by the name given in the form, "your partner" without one. */
export function partnerCalled({ partner, ids }: Movers): Said {
  const name = partner && firstName(partner);
  return name && partner ? because(words(name), nameId(partner)) : because(words('your partner'), ...ids);
}

/** Names of children that stand beside each other are read as names; more than three are a crowd. */
const MOST_NAMED = 3;

/** One child by its name; null where the form has none. */
export function childCalled(child: Member): Said | null {
  const name = firstName(child);
  return name === null ? null : because(words(name), nameId(child));
}

/**
 * Whom a line is for: children who are of an age at the move; `alone` where it asks for what a child who needs help
 * with lessons may not do alone.
 */
interface Fit {
  readonly from: number;
  readonly alone?: boolean;
}

/** The children whom a line fits; one whose age is not told is taken to be old enough. */
export function childrenOf({ children }: Movers, { from, alone = false }: Fit): readonly Member[] {
  return children.filter(
    ({ ageThen, atSchool }) => (ageThen ?? from) >= from && !(alone && atSchool.lessons),
  );
}

function namesOf(children: readonly Member[]): readonly string[] {
  return children.flatMap((child) => firstName(child) ?? []);
}

/**
 * The children by the names given in the form: "Ella and Sam"; "your child" or "the children" where one has none. With
 * `some`, only those are named.
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

/** Those who are of age at the planned move, by their names: "Ella"; "your grown-up child" where one has none. */
export function comeOfAgeCalled({ comeOfAge, ids }: Pick<Movers, 'comeOfAge' | 'ids'>): Said {
  const names = namesOf(comeOfAge);
  if (names.length === comeOfAge.length && names.length <= MOST_NAMED)
    return because(words(list(names)), ...comeOfAge.map(nameId));
  return because(words(comeOfAge.length === 1 ? 'your grown-up child' : 'your grown-up children'), ...ids);
}

/** A name of somebody else in the words of a report, and what a reader who is not to know it is told instead. */
export interface Called {
  readonly name: string;
  readonly as: string;
}

/** Whatever group of children a line may name, by the ages that there are. */
function groupsOf(movers: Movers): readonly (readonly Member[])[] {
  const ages = [0, ...movers.children.flatMap(({ ageThen }) => ageThen ?? [])];
  return [...new Set(ages)].flatMap((from) => [
    childrenOf(movers, { from }),
    childrenOf(movers, { from, alone: true }),
  ]);
}

/** Whatever `partnerCalled` and `childrenCalled` may have put into a text, the longest first. */
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
