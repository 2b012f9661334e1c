import type { Answers } from '@global-fit/questionnaire/model';
import { ApiError } from '#api/ApiError.ts';
import { answerChanges } from './answerChanges.ts';
import type { DraftApi, DraftSaved, ServerDraft } from './draftApi.ts';
import type { DraftContent } from './progress.ts';

/** What a person saves goes whole, so that it is all there whatever happened; what is saved by itself as changes. */
export type SentPart = 'whole' | 'changes';

/** The copy of one person's answers on the server, as one tab knows it. */
export interface ServerCopy {
  /** The version that the next save goes over; 0 for none. */
  readonly version: number;
  /**
   * Saves over that version: all of it, or only what has changed where it is known what the server holds. Throws as
   * `DraftApi` does; ApiError 409 is never about a save of our own whose answer was lost.
   */
  write(content: DraftContent, part: SentPart): Promise<void>;
  /** Builds on this version from now on, of whatever answers it is. */
  adopt(version: number): void;
}

/** Makes the copy, of which nothing is known yet. `isOurs`: whether a draft was sent from here without hearing back. */
export function createServerCopy(
  api: Pick<DraftApi, 'put' | 'patch' | 'fetch'>,
  isOurs: (draft: ServerDraft) => boolean,
): ServerCopy {
  let version = 0;
  /** The answers that the server holds under that version; null where they are not known for sure. */
  let held: Answers | null = null;

  const taken = ({ answers }: DraftContent, saved: DraftSaved): void => {
    ({ version } = saved);
    held = Object.fromEntries(Object.entries(answers).filter(([id]) => !saved.withheld.includes(id)));
  };

  return {
    get version() {
      return version;
    },
    async write(content, part) {
      const { answers } = content;
      const place = { section_index: content.sectionIndex, product_id: content.productId };
      const putOver = (before: number) => api.put({ ...place, answers: { ...answers }, version: before });
      try {
        const saved =
          part === 'changes' && held && version > 0
            ? await api.patch({ ...place, answers: answerChanges(held, answers), version })
            : await putOver(version);
        taken(content, saved);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        // An earlier save of ours may have arrived although its answer did not.
        const there = await api.fetch();
        if (!isOurs(there)) throw error;
        taken(content, await putOver(there.version));
      }
    },
    adopt(next) {
      version = next;
      held = null;
    },
  };
}
