import { expect, it } from 'vitest';
import { openHistogram } from './histogram.ts';
import { renderMetrics } from './textFormat.ts';

it('writes help, type and one line per sample, and escapes line breaks and quotes', () => {
  const text = renderMetrics([
    {
      name: 'requests_total',
      help: 'Requests\nof "all" kinds \\ none left out',
      type: 'counter',
      samples: [
        { labels: { route: 'a"b\\c\nd', status: '200' }, value: 3 },
        { labels: { route: '/x', status: '404' }, value: Number.POSITIVE_INFINITY },
      ],
    },
    { name: 'nothing', help: 'No samples', type: 'gauge', samples: [] },
    { name: 'plain', help: 'No labels', type: 'gauge', samples: [{ value: 0.25 }] },
  ]);
  expect(text).toBe(
    '# HELP requests_total Requests\\nof "all" kinds \\\\ none left out\n' +
      '# TYPE requests_total counter\n' +
      'requests_total{route="a\\"b\\\\c\\nd",status="200"} 3\n' +
      'requests_total{route="/x",status="404"} +Inf\n' +
      '# HELP plain No labels\n# TYPE plain gauge\nplain 0.25\n',
  );
});

it('counts a value in every bucket whose bound it does not exceed', () => {
  const histogram = openHistogram([0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe(value);
  expect(histogram.samples({ route: '/x' })).toEqual([
    { suffix: '_bucket', labels: { route: '/x', le: '0.1' }, value: 2 },
    { suffix: '_bucket', labels: { route: '/x', le: '1' }, value: 3 },
    { suffix: '_bucket', labels: { route: '/x', le: '+Inf' }, value: 4 },
    { suffix: '_sum', labels: { route: '/x' }, value: 7.65 },
    { suffix: '_count', labels: { route: '/x' }, value: 4 },
  ]);
});
