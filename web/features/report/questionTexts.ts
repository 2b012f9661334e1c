import { questionById } from '@global-fit/questionnaire/definition';

/** The questions of the assessment by id, in its words, each once; ids it does not know are left out. */
export function questionTexts(ids: readonly string[]): readonly string[] {
  const texts = ids.map((id) => questionById(id)?.question).filter((text) => text !== undefined);
  return [...new Set(texts)];
}
