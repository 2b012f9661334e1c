/**
 * A report is data. The web page, the PDF, the e-mail and the markdown sample are four renderers of the same
 * `ReportDocument`; none of them adds or changes a word of substance.
 */

/**
 * Every passage names its basis: question ids, and facts as `indicator:ISO3` or, for other rows, `kind:key`
 * (`route:PRT-…`, `city:2267057`, `passport:BRA-PRT`; see figures/records.ts).
 */
export interface Basis {
  /** A language service reworded it; its content did not change. */
  readonly rephrased?: true;
  readonly answers: readonly string[];
  readonly facts: readonly string[];
  /** Numbers in the text that were calculated, with their expression. */
  readonly figures?: readonly Figure[];
  /** Answers of an earlier edition that the text repeats. */
  readonly earlier?: { readonly edition: number; readonly answers: readonly string[] };
  /** What the wording claims about facts, which the checks verify. */
  readonly claims?: readonly Claim[];
}

/** A calculation as data: readers can be shown it, checks can repeat it. */
export type Expression =
  | { readonly fact: string }
  | { readonly record: string; readonly at: string }
  | { readonly answer: string; readonly edge: 'value' | 'low' | 'high' }
  | { readonly constant: number; readonly why: string }
  /** A country's score (by ISO3 code) in an edition of this report. */
  | { readonly score: string; readonly edition: number }
  | { readonly usd: Expression; readonly currency: string }
  | { readonly op: 'sum' | 'difference' | 'product' | 'quotient'; readonly of: readonly Expression[] };

export interface Figure {
  /** The number as printed. */
  readonly shown: string;
  readonly from: Expression;
}

/** `high` and `low` compare with the world's median; `more`, `less` and `same` with the other fact. */
export type Claim =
  | { readonly says: 'high' | 'low'; readonly fact: string }
  | { readonly says: 'more' | 'less' | 'same'; readonly fact: string; readonly than: string };

export interface Paragraph extends Basis {
  readonly kind: 'paragraph';
  readonly text: string;
}

/** "KEY INSIGHT" and "ACTION ITEM" lines. */
export interface Callout extends Basis {
  readonly kind: 'insight' | 'action' | 'note';
  readonly text: string;
}

export interface BulletList extends Basis {
  readonly kind: 'list';
  readonly items: readonly string[];
}

export interface TableBlock extends Basis {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly align: readonly ('left' | 'right')[];
  readonly rows: readonly (readonly string[])[];
  /** A column that reveals more about the household than the others, with the answers only it rests on. */
  readonly personal?: { readonly column: number; readonly answers: readonly string[] };
}

/** Plots carry data and an alternative text; each renderer draws them in its own way. */
export type Plot =
  | {
      readonly type: 'score-bars';
      readonly bars: readonly {
        readonly label: string;
        readonly score: number;
        readonly low: number;
        readonly high: number;
      }[];
    }
  | {
      readonly type: 'contributions';
      readonly place: string;
      readonly parts: readonly {
        readonly label: string;
        readonly points: number;
        readonly possible: number;
      }[];
    }
  | {
      readonly type: 'comparison';
      readonly axes: readonly string[];
      readonly series: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
    }
  | {
      readonly type: 'climate';
      readonly place: string;
      readonly temperatureC: readonly number[];
      readonly rainfallMm: readonly (number | null)[];
      readonly home: { readonly label: string; readonly temperatureC: readonly number[] } | null;
    }
  | {
      readonly type: 'costs';
      readonly unit: string;
      readonly places: readonly {
        readonly label: string;
        readonly parts: readonly { readonly label: string; readonly amount: number }[];
      }[];
      readonly budget: number | null;
    }
  | {
      readonly type: 'world-map';
      readonly scores: readonly { readonly iso3: string; readonly score: number }[];
      readonly highlighted: readonly string[];
    };

export interface PlotBlock extends Basis {
  readonly kind: 'plot';
  readonly title: string;
  /** What the picture shows, in words. */
  readonly alt: string;
  readonly plot: Plot;
}

export type Block = Paragraph | Callout | BulletList | TableBlock | PlotBlock;

export interface ReportSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The nine headings of a place, in this order. */
export const PLACE_HEADINGS = [
  'Financial',
  'Housing',
  'Healthcare',
  'Lifestyle',
  'Family',
  'Legal',
  'Career',
  'Safety',
  'Education',
] as const;
export type PlaceHeading = (typeof PLACE_HEADINGS)[number];

export interface ReportPlace {
  readonly iso3: string;
  readonly country: string;
  readonly cities: readonly {
    readonly id: number;
    readonly name: string;
    /** Compares towns of one country; null for a single one, and where none were compared. */
    readonly score: number | null;
    readonly why: string;
  }[];
  readonly score: number;
  /** Null for a country that fails a must-have, and for an illustrative score. */
  readonly interval: readonly [number, number] | null;
  /** Also null where only home was asked for, so nothing was ranked. */
  readonly rankBand: readonly [number, number] | null;
  /** An illustrative score of the sample report: set by hand, with neither interval nor rank. */
  readonly illustrative?: true;
  /** `recommended` by the engine, or `chosen` by the customer as an extra country. */
  readonly origin: 'recommended' | 'chosen';
  readonly summary: string;
  readonly whyItFits: readonly Paragraph[];
  readonly whatWillBeHard: readonly Paragraph[];
  readonly strongestPointAgainst: Paragraph | null;
  readonly plots: readonly PlotBlock[];
  readonly sections: readonly (ReportSection & { readonly heading: PlaceHeading })[];
}

/** One row of the comparison: columns location, highlights, cost indicators, rating out of 5. */
export interface ComparisonTheme {
  readonly theme: string;
  readonly rows: readonly ({
    readonly location: string;
    readonly highlights: string;
    readonly costIndicators: string;
    readonly rating: number | null;
  } & Basis)[];
}

export interface TimelineTask extends Basis {
  readonly title: string;
  readonly detail: string;
  /** `law` for permits and documents, whose wording is the same for everybody. */
  readonly topic: 'law' | 'money' | 'household' | 'work' | 'plan';
  /** Month by which it should be done, YYYY-MM; null where the plan has no date. */
  readonly due: string | null;
}
export interface TimelinePhase {
  readonly phase: string;
  /** "6 to 9 months before", and the first and last calendar month as YYYY-MM where the plan has a date. */
  readonly window: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly tasks: readonly TimelineTask[];
}

export interface SourceEntry {
  /** Ids of the facts it carries, as used in `Basis.facts`. */
  readonly facts: readonly string[];
  readonly publisher: string;
  readonly title: string;
  readonly years: string;
  readonly licence: string;
  readonly remark: string | null;
}

/** What was ordered: a report of one of the three tiers, or the analysis of one country. */
export type TierId = 'bronze' | 'silver' | 'gold' | 'single-country';

export interface ReportDocument {
  readonly version: 1;
  readonly engineVersion: string;
  readonly reportId: string;
  readonly revision: number;
  /** ISO date of the day it was made; given by the caller, the builder reads no clock. */
  readonly date: string;
  readonly tier: TierId;
  /** Empty where the customer asked to be called by no name. */
  readonly customerName: string;
  /**
   * Companions' names as used in the texts, with what replaces each where names are hidden; absent where none is
   * used.
   */
  readonly others?: readonly { readonly name: string; readonly as: string }[];
  readonly title: string;
  /**
   * A move within the country lived in, whose towns are compared instead of countries; absent otherwise. Read it
   * through `isMoveWithin`, because older documents lack it.
   */
  readonly within?: true;
  readonly profileSummary: ReportSection;
  readonly atAGlance: ReportSection;
  /** The ranking for two, where a second adult answered; absent in older documents. */
  readonly couple?: ReportSection | null;
  readonly places: readonly ReportPlace[];
  readonly comparison: readonly ComparisonTheme[];
  readonly ruledOut: ReportSection | null;
  readonly timeline: readonly TimelinePhase[];
  readonly questionsAnswered: ReportSection | null;
  readonly whatWouldChange: ReportSection | null;
  readonly whatChanged: ReportSection | null;
  readonly nextSteps: ReportSection;
  readonly method: ReportSection;
  readonly sources: readonly SourceEntry[];
  readonly disclaimer: ReportSection;
  readonly paper: 'a4' | 'us-letter';
}
