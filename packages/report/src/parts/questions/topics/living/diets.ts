const MEAL = String.raw`(?:food|meals?|lunch\w*|dinners?|canteens?|cafeterias?|vegetarian|vegan|halal|kosher|gluten[- ]free|eat(?:ing)?)`;

/** School meals. */
export const SCHOOL_FOOD = new RegExp(
  String.raw`\b${MEAL}\b[^?;]{0,40}\b(?:in|at|from) (?:the |a |their |our |his |her )?schools?\b|\bschools?(?: (?!and\b)[\w’'-]+){0,2} ${MEAL}\b`,
  'i',
);

/** A diet on which a patients' association knows more than compatriots. */
export const WITHOUT_GLUTEN = /\b(?:gluten|co?eliacs?)\b/i;
