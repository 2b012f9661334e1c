import { isAtHome } from '../../place/atHome.ts';
import { passage, type Writer } from '../../place/passage.ts';
import { registerSaid } from '../../place/rights/registers.ts';
import { ownProfession } from '../../profile/work/professions.ts';
import { withArticle } from '../../prose/english.ts';
import { because, say } from '../../prose/said.ts';
import { atStage } from './atStage.ts';

/**
 * The register comes before any application: no employer may hire somebody in a regulated profession without its
 * licence.
 */
export const licenceStep: Writer = (view) => {
  if (isAtHome(view) || !atStage(view, 'employee', 'open')) return null;
  const own = ownProfession(view.profile);
  const body = own && registerSaid(view, own.name);
  if (!own || !body) return null;
  return passage(
    'licence-step',
    1.1,
    because(
      say`Ask ${body} in writing, before you apply anywhere, which papers it wants of ${withArticle(own.name)} trained abroad, what fee it charges, how long its decision takes and what you may do for pay until then.`,
      ...own.ids,
      ...view.profile.stageIds,
    ),
  );
};
