const MEAL = String.raw`(?:food|meals?|lunch\w*|dinners?|canteens?|cafeterias?|vegetarian|vegan|halal|kosher|gluten[- ]free|eat(?:ing)?)`;

/** What a school serves, or lets a child bring: no question of its lessons. */
export const SCHOOL_FOOD = new RegExp(
  String.raw`\b${MEAL}\b[^?;]{0,40}\b(?:in|at|from) (?:the |a |their |our |his |her )?schools?\b|\bschools?(?: (?!and\b)[\w’'-]+){0,2} ${MEAL}\b`,
  'i',
);

/** A diet of which a society of patients knows more than a compatriot. */
export const WITHOUT_GLUTEN = /\b(?:gluten|co?eliacs?)\b/i;
