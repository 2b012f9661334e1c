/** What people ask about papers, permissions and duties, and the subjects that have to be answered. */
export const ON_RULES: readonly (readonly [question: string, ...topics: string[]])[] = [
  // firearms and land
  ['Can I hunt with my Swedish hunting licence?', 'firearms'],
  ['May I bring two shotguns and ammunition?', 'firearms'],
  ['Is it legal to own a pistol for sport shooting?', 'firearms'],
  ['Is gun violence common there?', 'safety'],
  ['How does house hunting work there?', 'housing'],
  ['Can foreigners buy land?', 'land'],
  ['Do we need a permit to buy a vineyard?', 'land'],
  ['May I own five acres of forest in my own name?', 'land'],
  // trades and professions
  ['Is my Meisterbrief as an electrician recognised?', 'profession'],
  ['Do I need a licence to repair boats?', 'business'],
  ['Is PLAB enough or do I need the whole MRCS?', 'profession'],
  ['How long is the wait for the Approbation?', 'profession'],
  ['Do I sit the NCLEX again?', 'profession'],
  ['Where can I do a residency in internal medicine?', 'medical-training'],
  ['Is there specialist training for foreign doctors in cardiology?', 'medical-training'],
  ['Is there a residency by investment programme?', 'visa'],
  ['How much does a junior doctor in surgery earn?', 'jobs'],
  ['Does Norway pay nurses well?', 'jobs'],
  ['What does a doctor cost without insurance?', 'insurance'],
  ['Can my sister work as a midwife there?', 'profession'],
  ['Can we have a midwife at home for the birth?', 'birth'],
  ['Is there racism at school against Indian children?', 'bias'],
  ['Is there prejudice against Asian nurses?', 'bias'],
  // who may come, and when
  ['When can my husband follow me?', 'partner-visa'],
  ['How many months until my wife gets her permit?', 'partner-visa'],
  ['Can my father-in-law get residence together with us?', 'parent'],
  ['May my mother stay with us forever?', 'parent'],
  ['Can the mother of my husband live with us?', 'parent'],
  ['How soon would I get the residence permit?', 'visa'],
  // the forces
  ['Does the army have to let me out before I work abroad?', 'rights'],
  ['Could I be stopped at the airport without my military papers?', 'rights'],
  ['How far is the airport?', 'flights'],
];
