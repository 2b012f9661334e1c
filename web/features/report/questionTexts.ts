import { questionOfSecondAdult } from '@global-fit/questionnaire/couple';
import { questionById } from '@global-fit/questionnaire/definition';

function textOf(id: string): string | undefined {
  const own = questionOfSecondAdult(id);
  if (own === null) return questionById(id)?.question;
  const question = questionById(own)?.question;
  return question && `${question} (second adult)`;
}

/** The texts of questions by id, without duplicates; unknown ids are left out. */
export function questionTexts(ids: readonly string[]): readonly string[] {
  const texts = ids.map(textOf).filter((text) => text !== undefined);
  return [...new Set(texts)];
}
