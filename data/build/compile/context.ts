import type { Codes } from '../codes.ts';
import type { Provenances } from '../provenance.ts';
import type { Sources } from '../sources.ts';
import type { Tables } from '../table.ts';

/** What every compile step after the first receives. */
export interface Context extends Tables {
  readonly codes: Codes;
  readonly sources: Sources;
  readonly provenances: Provenances;
}
