/** Somebody who moves along, as described in the form. */
export interface Member {
  readonly name: string | null;
  /** The part of the name they are called by, not checked yet for use in a sentence. */
  readonly called: string | null;
  readonly age: number | null;
  /** Age at the planned move, which decides about schools, rooms and advice for children. */
  readonly ageThen: number | null;
  readonly relationship: string | null;
  readonly occupation: string | null;
  readonly specialNeeds: boolean;
  /**
   * What a school has to provide: care for an illness, help with lessons, and support with a language still to be
   * learned.
   */
  readonly atSchool: { readonly care: boolean; readonly lessons: boolean; readonly language: boolean };
  /** Number of the member in the form, from 1; 0 for an unborn child. */
  readonly n: number;
  /** Ids of the answers that tell the age. */
  readonly ageIds: readonly string[];
}
