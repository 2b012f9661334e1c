/** A permit for good, which is also what a question on the passport after it names. */
export const PERMANENCE =
  /\b(?:permanent resid\w+|permanent (?:visa|permit|status)|PR\b|green card|settled status|indefinite leave|long-term resident|resets? (?:it|the (?:clock|count|years)))/i;
