import { anyOf } from '@global-fit/matching/anyOf';

const UNIT =
  '%|°C|km²|km|mm|µg/m³|million|billion|(?:years?|months?|weeks?|days?|hours?|points?|people|litres|[A-Z]{3})\\b';
const FIGURE = new RegExp(
  `(?:US\\$|[€£$]|\\b[A-Z]{3}\\s)?[−-]?\\d[\\d,]*(?:\\.\\d+)?(?:–\\d[\\d,.]*\\d)?(?:st|nd|rd|th)?(?:\\s?(?:${UNIT}))?`,
  'g',
);
const WORDS = anyOf([
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b/gi,
  /\b(?:seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred|hundreds|thousand|thousands|million)\b/gi,
  /\b(?:millions|dozen|dozens|half|halves|quarter|quarters|third|thirds|tenth|tenths|fifth|double|doubles)\b/gi,
  /\b(?:doubled|twice|triple|once|both|first|second|percent)\b/gi,
  /\bone(?= (?:year|month|week|day|hour|in|of|per|percent|person|child|country|city)\b)/gi,
]);

export interface Mark {
  /** The figure with currency and unit, in a uniform notation. */
  readonly mark: string;
  readonly at: number;
}

/** The figures of a text in order, each with its unit: "US$1,250", "5year", "12%". */
export function figureMarks(text: string): readonly Mark[] {
  return [...text.matchAll(FIGURE)].map((match) => ({
    mark: match[0].replace(/\s/g, '').replace(/,$/, '').replace(/s$/, ''),
    at: match.index,
  }));
}

/** Quantities written as words, sorted, so that two texts can be compared. */
function quantityWords(text: string): readonly string[] {
  return [...text.matchAll(WORDS)].map(([word]) => word.toLowerCase()).sort();
}

/** Whether a rewording has the same figures, in the same order and units, and the same quantities in words. */
export function sameFigures(own: string, rewritten: string): boolean {
  const marks = (text: string): string =>
    figureMarks(text)
      .map(({ mark }) => mark)
      .join(' ');
  return (
    marks(own) === marks(rewritten) && quantityWords(own).join(' ') === quantityWords(rewritten).join(' ')
  );
}
