import { permitLaw, toldByUnion } from '../../place/entry/permitLaw.ts';
import { openRoutes, routeIds } from '../../place/entry/routes.ts';
import { oncePassage, passage, type Writer } from '../../place/passage.ts';
import { because, say } from '../../prose/said.ts';

const SUBJECT = 'job-lost';

/** What becomes of the right to stay when the job behind it ends; the law of the Union at its first place alone. */
export const jobEnds: Writer = (view) => {
  const best = openRoutes(view)[0];
  const law = permitLaw(view, SUBJECT);
  if (best?.route.kind !== 'work' || !law) return null;
  const said = because(say`Should the job end: in ${view.name} ${law}.`, ...routeIds(view, best.route));
  return toldByUnion(view, SUBJECT) ? oncePassage(`${SUBJECT}-eu`, 1.3, said) : passage(SUBJECT, 1.3, said);
};
