import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from './compile.ts';
import type { Question, Questionnaire } from './model.ts';

function question(id: string, more: Partial<Question> = {}): Question {
  return { id, type: 'text', category: 'test', question: id, required: false, order: 1, ...more };
}

function questionnaire(...questions: readonly Question[]): Questionnaire {
  const section = { id: 's', title: 'S', description: '', order: 1, questions };
  return { id: 'q', version: '1', title: 'Q', sections: [section] };
}

const when = (dependsOn: string): Partial<Question> => ({ showWhen: { dependsOn, operator: 'notEmpty' } });

describe('compileQuestionnaire', () => {
  it('sorts sections and questions by order and keeps equal orders as listed', () => {
    const sections = [
      { id: 'late', title: '', description: '', order: 2, questions: [question('z')] },
      {
        id: 'early',
        title: '',
        description: '',
        order: 1,
        questions: [question('c', { order: 5 }), question('b', { order: 2 }), question('a', { order: 2 })],
      },
    ];
    const form = compileQuestionnaire({ id: 'q', version: '1', title: '', sections });
    expect(form.sections.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(form.entries.map((entry) => entry.question.id)).toEqual(['b', 'a', 'c', 'z']);
  });

  it('refuses conditions that form a cycle', () => {
    const cycle = questionnaire(question('a', when('c')), question('b', when('a')), question('c', when('b')));
    expect(() => compileQuestionnaire(cycle)).toThrow('cycle');
    expect(() => compileQuestionnaire(questionnaire(question('a', when('a'))))).toThrow('cycle');
  });

  it('refuses an id used twice', () => {
    expect(() => compileQuestionnaire(questionnaire(question('a'), question('a')))).toThrow('twice');
  });

  it('evaluates each question after those its conditions read', () => {
    const required = question('e', { requiredWhen: { dependsOn: 'c', operator: 'notEmpty' } });
    const form = compileQuestionnaire(
      questionnaire(required, question('c', when('b')), question('b', when('a')), question('a')),
    );
    const ids = form.evaluationOrder.map((index) => form.entries[index]?.question.id);
    expect(ids).toEqual(['a', 'b', 'c', 'e']);
  });
});
