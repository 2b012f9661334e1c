import { aboutCity, cityOf, oncePassage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';

const OWN_TAX = 'where regions, provinces or states tax for themselves, ask';

/** What happens to the home that is owned. */
function ofHome({ profile: { read } }: PlaceView): Said | null {
  if (read.has('property-ownership', 'yes-selling'))
    return words(
      `You plan to sell. The law under which the gain is taxed stays the same whenever you move; ${OWN_TAX} in which of them it counts, and have the bank say whether you can buy before you have sold.`,
    );
  if (read.has('property-ownership', 'yes-renting'))
    return words(
      `You mean to let your home: its rent is declared where you declare today, and ${OWN_TAX} whether the one in which the house stands wants a return of its own. Once it is let, moving back takes a notice period.`,
    );
  return read.has('property-ownership', 'yes-keeping') && read.has('property-type', 'primary-residence')
    ? words(
        'The home that you keep is a safety net with running costs: decide how many months you will carry two, and ask the insurer and the tax office what changes once nobody lives in it.',
      )
    : null;
}

/** Property in a move within the country: the law stays, the address changes. */
export const propertyWithin: Writer = (view) => {
  const said = ofHome(view);
  return said && oncePassage('property', 0.6, because(said, 'property-ownership', 'property-type'));
};

const EMPLOYED: ReadonlySet<string> = new Set(['employee-foreign-company', 'employer-of-record']);
const OWN_WORK: ReadonlySet<string> = new Set(['contractor', 'own-company']);

/** Work that moves to a new address in the same country. */
export const structureWithin: Writer = (view) => {
  const { read, stage, stageIds } = view.profile;
  const set = read.choices('remote-work-legal-structure')[0] ?? '';
  if (stage === 'remote' && EMPLOYED.has(set))
    return oncePassage(
      'structure',
      0.9,
      because(
        words(
          'Ask your employer in writing to agree to the new address: pay, insurance and local tax may follow it, even within one country.',
        ),
        'remote-work-legal-structure',
        ...stageIds,
      ),
    );
  if (stage !== 'owner' && !(stage === 'freelance' && OWN_WORK.has(set))) return null;
  return oncePassage(
    'structure',
    0.9,
    because(
      aboutCity(
        view,
        say`The business moves its address with you: ask register, tax office and insurer what each wants to know, and whether ${cityOf(view)} levies a business tax of its own.`,
      ),
      ...stageIds,
    ),
  );
};
