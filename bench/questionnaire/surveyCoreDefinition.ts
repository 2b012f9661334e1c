/** The profile assessment as a survey-core definition, translated question by question from ours. */
import { type CompiledQuestionnaire, conditionsOf } from '@global-fit/questionnaire/compile';
import type { Condition, Question } from '@global-fit/questionnaire/model';
import { optionsOf } from '@global-fit/questionnaire/lists/options';

const TYPES: Readonly<Record<Question['type'], string>> = {
  text: 'text',
  email: 'text',
  location: 'text',
  number: 'text',
  slider: 'text',
  textarea: 'comment',
  select: 'dropdown',
  radio: 'radiogroup',
  multiselect: 'tagbox',
  checkbox: 'checkbox',
};

const isList = (question: Question) => question.type === 'multiselect' || question.type === 'checkbox';

const quoted = (value: string) => `'${value}'`;

/** A condition as a survey-core expression; on lists, equality means exactly that one item. */
function expression(condition: Condition, read: Question): string {
  const name = `{${condition.dependsOn}}`;
  const values = typeof condition.value === 'string' ? [condition.value] : (condition.value ?? []);
  const equal = values
    .map((value) => `${name} = ${isList(read) ? `[${quoted(value)}]` : quoted(value)}`)
    .join(' or ');
  switch (condition.operator) {
    case 'equals':
    case 'in':
      return `(${equal})`;
    case 'notEquals':
    case 'notIn':
      return `(${name} notempty and !(${equal}))`;
    default:
      return condition.operator === 'notEmpty' ? `(${name} notempty)` : `(${name} empty)`;
  }
}

/** A hidden question counts as unanswered, so each condition includes those of the question it reads. */
function visibleIf(question: Question, byId: ReadonlyMap<string, Question>): string {
  const withAncestors = (condition: Condition): string => {
    const read = byId.get(condition.dependsOn) as Question;
    const inherited = visibleIf(read, byId);
    const own = expression(condition, read);
    return inherited === '' ? own : `(${own} and ${inherited})`;
  };
  const { all, any } = conditionsOf(question);
  const alternatives = any.length > 0 ? [`(${any.map(withAncestors).join(' or ')})`] : [];
  return [...all.map(withAncestors), ...alternatives].join(' and ');
}

function element(question: Question, byId: ReadonlyMap<string, Question>): Readonly<Record<string, unknown>> {
  const numeric = question.type === 'number' || question.type === 'slider';
  const { min, max, requiredWhen, validation } = question;
  const shownIf = visibleIf(question, byId);
  return {
    type: TYPES[question.type],
    name: question.id,
    title: question.question,
    isRequired: question.required,
    ...(shownIf === '' ? {} : { visibleIf: shownIf }),
    ...(requiredWhen
      ? { requiredIf: expression(requiredWhen, byId.get(requiredWhen.dependsOn) as Question) }
      : {}),
    ...(numeric
      ? { inputType: 'number', validators: [{ type: 'numeric', minValue: min, maxValue: max }] }
      : {}),
    ...(validation
      ? { validators: [{ type: 'regex', regex: `^${validation.pattern}$`, text: validation.errorMessage }] }
      : {}),
    ...(optionsOf(question).length > 0
      ? { choices: optionsOf(question).map(({ value, label }) => ({ value, text: label })) }
      : {}),
  };
}

/** Every question of the definition, one page per section, without generated family-member questions. */
export function surveyCoreDefinition(form: CompiledQuestionnaire): Readonly<Record<string, unknown>> {
  const questions = form.sections.flatMap((section) => section.questions);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    title: form.questionnaire.title,
    clearInvisibleValues: 'none',
    pages: form.sections.map((section) => ({
      name: section.id,
      title: section.title,
      elements: section.questions.map((question) => element(question, byId)),
    })),
  };
}
