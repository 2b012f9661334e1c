import { conditionTest } from './conditions.ts';
import { familyMemberCount, MAX_FAMILY_MEMBERS, memberQuestions } from './family.ts';
import type { AnswerValue, Condition, Question, Questionnaire, Section } from './model.ts';

/** A compiled condition: the position of the question it reads, and the test of its value. */
export interface Rule {
  /** Index into `entries`; -1 where no such question exists, so that the value is missing. */
  readonly on: number;
  readonly passes: (value: AnswerValue) => boolean;
}

export interface Entry {
  readonly index: number;
  readonly question: Question;
  readonly section: Section;
  /** The family member this question was generated for, from 1; 0 for a question of the definition. */
  readonly member: number;
  /** Visible where all of these pass and, if there are any, one of `any`. */
  readonly all: readonly Rule[];
  readonly any: readonly Rule[];
  readonly requiredWhen: Rule | null;
}

/** A questionnaire compiled for evaluation: positions instead of ids, and an order in which to evaluate. */
export interface CompiledQuestionnaire {
  readonly questionnaire: Questionnaire;
  /** Sections by `order`, and so their questions. */
  readonly sections: readonly Section[];
  /** Every question in display order, generated ones included. */
  readonly entries: readonly Entry[];
  readonly indexById: ReadonlyMap<string, number>;
  /** All indexes, each after the questions it depends on. */
  readonly evaluationOrder: readonly number[];
}

interface Draft {
  question: Question;
  section: Section;
  member: number;
}

const COUNT_ID = 'number-of-family-members';

/** The conditions of a question as lists. */
export function conditionsOf(question: Question): { all: readonly Condition[]; any: readonly Condition[] } {
  const { showWhen, showWhenAny = [] } = question;
  if (showWhen === undefined) return { all: [], any: showWhenAny };
  return { all: Array.isArray(showWhen) ? showWhen : [showWhen as Condition], any: showWhenAny };
}

/** Questions by `order`; equal numbers keep the order of the list. */
function sortedSections(questionnaire: Questionnaire): readonly Section[] {
  return questionnaire.sections
    .toSorted((a, b) => a.order - b.order)
    .map((section) => ({ ...section, questions: section.questions.toSorted((a, b) => a.order - b.order) }));
}

/** Questions about family members follow directly after their number. */
function drafts(sections: readonly Section[]): readonly Draft[] {
  const members = Array.from({ length: MAX_FAMILY_MEMBERS }, (_, n) => n + 1);
  return sections.flatMap((section) =>
    section.questions.flatMap((question) => {
      const own: Draft = { question, section, member: 0 };
      if (question.id !== COUNT_ID) return [own];
      return [
        own,
        ...members.flatMap((member) =>
          memberQuestions(member).map((generated): Draft => ({ question: generated, section, member })),
        ),
      ];
    }),
  );
}

function readsOf(entry: Entry): readonly number[] {
  const rules = [...entry.all, ...entry.any, ...(entry.requiredWhen ? [entry.requiredWhen] : [])];
  return rules.map((rule) => rule.on).filter((on) => on >= 0);
}

/** Depth-first, so that each question comes after those it reads. Throws on a cycle. */
function dependenciesFirst(entries: readonly Entry[]): readonly number[] {
  const order: number[] = [];
  const state = new Uint8Array(entries.length);
  const visit = (index: number) => {
    if (state[index] === 2) return;
    const entry = entries[index] as Entry;
    if (state[index] === 1) throw new Error(`The conditions of "${entry.question.id}" form a cycle`);
    state[index] = 1;
    readsOf(entry).forEach(visit);
    state[index] = 2;
    order.push(index);
  };
  entries.forEach((_, index) => visit(index));
  return order;
}

/**
 * Compiles a questionnaire for `visibility.ts`, `validation.ts` and `assessment.ts`. Questions about family members
 * are generated wherever `number-of-family-members` is asked.
 *
 * @throws Error on duplicate ids or conditions that form a cycle.
 */
export function compileQuestionnaire(questionnaire: Questionnaire): CompiledQuestionnaire {
  const sections = sortedSections(questionnaire);
  const list = drafts(sections);
  const indexById = new Map(list.map(({ question }, index) => [question.id, index]));
  if (indexById.size !== list.length) throw new Error(`"${questionnaire.id}" uses a question id twice`);

  const rule = (condition: Condition): Rule => ({
    on: indexById.get(condition.dependsOn) ?? -1,
    passes: conditionTest(condition),
  });
  const entries = list.map(({ question, section, member }, index): Entry => {
    const { all, any } = conditionsOf(question);
    const memberRule: Rule = {
      on: indexById.get(COUNT_ID) ?? -1,
      passes: (value) => familyMemberCount(value) >= member,
    };
    return {
      index,
      question,
      section,
      member,
      all: [...(member > 0 ? [memberRule] : []), ...all.map(rule)],
      any: any.map(rule),
      requiredWhen: question.requiredWhen ? rule(question.requiredWhen) : null,
    };
  });
  return { questionnaire, sections, entries, indexById, evaluationOrder: dependenciesFirst(entries) };
}
