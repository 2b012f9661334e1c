import { row } from './row.ts';

export const FINANCIAL_PLANNING_EFFECTS = [
  row('tax-awareness', 'advice', 'Decides how much is explained about tax residence.'),
  row('net-worth', 'score advice', 'From a million on it gives weight to taxes and honest government.'),
  row('cross-border-financial-planning', 'task', 'Adds a financial adviser to the plan.'),
  row('source-of-funds-documentation', 'task', 'Adds papers on the origin of money to the plan.'),
  row('existing-debt', 'score constraint', 'Repayments shrink the budget worked out from income or savings.'),
  row('property-ownership', 'task', 'Adds selling, letting or keeping a home to the plan.'),
  row(
    'property-type',
    'task',
    'An investment property that is to be let counts as let already, and a home that is lived in as one to be closed.',
  ),
  row(
    'income-sources',
    'score constraint',
    'Tells income that moves along from income that needs a local job; opens the kinds of permit where nobody said how to work.',
  ),
];
