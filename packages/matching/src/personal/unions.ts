import type { UnionLaw } from '@global-fit/atlas/law/unions';
import type { PersonalFactor } from './factor.ts';

/** What each legal status is worth to a couple that wants recognition, whether of one sex or two. */
const WORTH: Readonly<Record<UnionLaw['status'], number>> = {
  marriage: 1,
  'civil union': 0.6,
  neither: 0.2,
};

export const UNION_LAW: PersonalFactor = {
  id: 'union_law',
  label: 'Couples recognised by law',
  dimension: 'rights_freedoms',
  method: `What the law offers couples whoever the two are: marriage open to everybody ${WORTH.marriage}, a civil union for those who may not marry ${WORTH['civil union']}, neither ${WORTH.neither}; unknown where no record tells.`,
  indicators: [],
  utilities: ({ engine }) =>
    Float64Array.from(engine.iso3, (iso3) => {
      const law = engine.atlas.unionLaw(iso3);
      return law ? WORTH[law.status] : Number.NaN;
    }),
};
