import { expect, it } from 'vitest';
import { fileName } from './downloadFile.ts';

it('uses the file name of the response, but no path', () => {
  expect(fileName('attachment; filename="global-fit-report.pdf"', 'x.pdf')).toBe('global-fit-report.pdf');
  expect(fileName('attachment; filename="../../etc/passwd"', 'x.pdf')).toBe('x.pdf');
  expect(fileName(null, 'x.pdf')).toBe('x.pdf');
});
