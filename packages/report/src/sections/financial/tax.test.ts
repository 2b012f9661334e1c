import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { keptInsight } from './insights.ts';
import { salaryDeductions } from './tax.ts';

const view = (iso3: string, home: string) => {
  return placeView(iso3, {
    ...answersOf({
      'work-arrangement': 'local-job',
      'income-sources': ['local-income'],
      'expected-annual-income': '50k-75k',
    }),
    'current-location': { value: home, city: '', country: '', countryCode: home },
  });
};

describe('deductions from pay', () => {
  it('are an upper limit where contributions were calculated without their ceiling, and not called lower than elsewhere', () => {
    expect(salaryDeductions(view('PHL', 'es'))?.said.text).toContain('at most 30.6%');
    expect(salaryDeductions(view('PHL', 'es'))?.said.text).not.toMatch(/about at most|some at most/);
    expect(salaryDeductions(view('ESP', 'ph'))?.said.text).toContain('at most 30.6%');
    expect(salaryDeductions(view('ESP', 'de'))?.said.text).not.toContain('at most');
    expect(keptInsight(view('PHL', 'es'))).toBeNull();
    expect(keptInsight(view('ESP', 'ph'))).toBeNull();
  });
});
