import { questionById } from '@global-fit/questionnaire/definition';
import { displayValue } from '@global-fit/questionnaire/display';
import type { Answer } from '@global-fit/questionnaire/model';

export interface DisplayedQuestion {
  readonly label: string;
  value(answer: Answer | undefined): string;
}

const LONGEST = 120;

/** City and country of a place; streets and postal codes are nobody's business in a report. */
function placeOf(answer: Answer | undefined): string {
  const { city, region, country } = answer ?? {};
  return [city ?? region, country].filter((part) => part !== undefined && part !== '').join(', ');
}

/** A question and its answers as a table shows them. Health and history are named, never repeated. */
export function displayOf(id: string): DisplayedQuestion {
  const question = questionById(id);
  const quiet = question?.sensitive === 'health' || question?.sensitive === 'immigration';
  return {
    label: question?.question ?? id,
    value(answer) {
      if (!question) return '–';
      const text = question.type === 'location' ? placeOf(answer) : displayValue(question, answer).trim();
      if (text === '') return 'not answered';
      if (quiet && question.type === 'textarea') return 'answered';
      return text.length > LONGEST ? `${text.slice(0, LONGEST - 2)} …` : text;
    },
  };
}
