/** The Prometheus text exposition format, version 0.0.4, which every metrics scraper reads. */

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
  /** For histograms: which of their series it belongs to, `_bucket`, `_sum` or `_count`. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

export interface Metric {
  /** Letters, digits and underscores, ending in the unit, and in `_total` for counters. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

function labelText(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}

/** The metrics as text, each with help and type; those without samples are left out. */
export function renderMetrics(metrics: readonly Metric[]): string {
  const parts = metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(
        ({ labels, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
      );
      return `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
    });
  return parts.join('');
}
