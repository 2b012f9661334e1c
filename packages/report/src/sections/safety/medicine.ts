import { oncePassage, type Writer } from '../../place/passage.ts';
import { list } from '../../prose/english.ts';
import { because, say, words } from '../../prose/said.ts';
import { toldHealth } from '../healthcare/conditions.ts';

/** A controlled medicine carried without its paper is a crime in many countries: told here where no chapter on health tells it. */
export const controlledMedicine: Writer = (view) => {
  const { profile } = view;
  const told = toldHealth(profile);
  const takes = profile.read.has('medication-dependencies', 'yes') && told.classes.has('controlled');
  if (!takes || view.ledger.timesUsed('medicines') > 0) return null;
  const names = told.medicines
    .filter(({ classes }) => classes.includes('controlled'))
    .map(({ name }) => name);
  const what = because(words(names.length > 0 ? list(names) : 'your medicine'), ...told.medicineIds);
  return oncePassage(
    'controlled-medicine',
    2,
    because(
      say`Most countries control ${what}: before any journey, a visit included, have the written answer of the medicines authority on how much you may bring in, with which paper, and whether it is prescribed there at all.`,
      'medication-dependencies',
    ),
  );
};
