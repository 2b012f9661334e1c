import { row } from './row.ts';

export const PERSONAL_INFO_EFFECTS = [
  row('full-name', 'none', 'The name on the report.'),
  row('email', 'none', 'The address the report is sent to.'),
  row('age', 'score constraint advice', 'Routes with a least age are left out for younger people.'),
  row(
    'citizenship',
    'score constraint',
    'Free movement, visa-free visits and admission follow from the passports; communities are counted by them.',
  ),
  row('ancestry-claim', 'score constraint', 'How sure a claim by descent is sets the worth of that way in.'),
  row('ancestry-countries', 'score constraint', 'Citizenship by descent is looked up in these countries.'),
  row(
    'current-location',
    'score constraint',
    'The country lived in now is left out of a search abroad; distances are measured from it.',
  ),
];
