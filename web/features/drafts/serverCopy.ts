import type { Answers } from '@global-fit/questionnaire/model';
import { ApiError } from '#api/ApiError.ts';
import { answerChanges } from './answerChanges.ts';
import type { DraftApi, DraftSaved, ServerDraft } from './draftApi.ts';
import type { DraftContent } from './progress.ts';

/**
 * A save requested by the person sends everything, so that it is complete whatever happened; autosaves send changes.
 */
export type SentPart = 'whole' | 'changes';

/** The copy of one person's answers on the server, as known to one tab. */
export interface ServerCopy {
  /** The version that the next save replaces; 0 for none. */
  readonly version: number;
  /**
   * Replaces that version, by all answers or, where the server's content is known, by changes. Throws like
   * `DraftApi`; an ApiError 409 is never about a save from here whose response was lost.
   */
  write(content: DraftContent, part: SentPart): Promise<void>;
  /** Continues from this version, whatever its answers. */
  adopt(version: number): void;
}

/** Creates the copy, initially unknown. `isOurs`: whether a draft was sent from here without a response. */
export function createServerCopy(
  api: Pick<DraftApi, 'put' | 'patch' | 'fetch'>,
  isOurs: (draft: ServerDraft) => boolean,
): ServerCopy {
  let version = 0;
  /** The answers the server holds under that version; null where that is uncertain. */
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
        // An earlier save from here may have arrived although its response did not.
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
