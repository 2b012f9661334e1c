import { oncePassage, type Writer } from '../../place/passage.ts';
import { list } from '../../prose/english.ts';
import { because, say, words } from '../../prose/said.ts';
import { toldHealth } from '../../profile/health/toldHealth.ts';

/**
 * What to have in writing before taking medicine across a border, where no section on healthcare covers it: many
 * countries punish carrying controlled medicine without a document.
 */
export const medicineAbroad: Writer = (view) => {
  const { profile } = view;
  if (!profile.read.has('medication-dependencies', 'yes') || view.ledger.timesUsed('medicines') > 0)
    return null;
  const told = toldHealth(profile);
  const controlled = told.classes.has('controlled');
  const names = told.medicines
    .filter(({ classes }) => classes.includes('controlled'))
    .map(({ name }) => name);
  const what = because(words(names.length > 0 ? list(names) : 'your medicine'), ...told.medicineIds);
  const said = controlled
    ? say`Most countries control ${what}: before any journey, a visit included, have the written answer of the medicines authority on how much you may bring in, with which paper, and whether it is prescribed there at all.`
    : say`Before you travel, ask the medicines authority of each country by substance how much of your medicine you may bring in, and with which paper.`;
  return oncePassage('medicine-abroad', controlled ? 2 : 1, because(said, 'medication-dependencies'));
};
