import { cared, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, standing } from '../../place/view.ts';
import { because, say } from '../../prose/said.ts';
import { atStage } from './atStage.ts';
import { isAtHome } from '../../place/atHome.ts';

/** The labour market, for those who depend on it. */
export const market: Writer = (view) => {
  if (!atStage(view, 'employee', 'transfer', 'student', 'founder')) return null;
  const rate = figure(view, 'unemployment_rate');
  const at = standing(view, 'unemployment_rate');
  const growth = figure(view, 'gdp_growth_forecast_2026');
  const home = homeFigure(view, 'unemployment_rate');
  if (!rate || !at) return null;
  const compare = home && !isAtHome(view) ? say`, against ${home} in ${view.homeName}` : '';
  const ahead = growth ? say`; the IMF expected growth of ${growth} in 2026` : '';
  // The sentence states growth first, so more or less of what has to be spelled out.
  const meaning: Readonly<Record<string, readonly [tight: string, slack: string]>> = {
    employee: [
      '[Fewer people look for work in vain than in most countries|In most countries more people are without work|Most countries have more people out of work]',
      '[More people look for work in vain than in most countries|In most countries fewer people are without work]',
    ],
    transfer: ['', 'Have the way back to your employer put in writing'],
    student: ['', 'Count on savings rather than on a side job'],
    founder: ['Good people will be hard to hire', 'Good people will be free to hire'],
  };
  const [tight, slack] = meaning[view.profile.stage] ?? ['', ''];
  const meant = at.side === 'low' ? tight : at.side === 'high' ? slack : '';
  const read = meant ? ` ${meant}.` : '';
  const said = wayOf(view, 'market', [
    () => say`Unemployment in ${view.name} is ${rate}${compare}${ahead}.${read}${at.mark}`,
    () => say`Of those who want work in ${view.name}, ${rate} have none${compare}${ahead}.${read}${at.mark}`,
    () =>
      say`${view.Name} counts ${rate} of its labour force as unemployed${compare}${ahead}.${read}${at.mark}`,
    () =>
      say`The labour market of ${view.name} leaves ${rate} without work${compare}${ahead}.${read}${at.mark}`,
  ]);
  return cared(
    view,
    passage('market', 0.45 + 0.3 * notable(at.percentile), said && because(said, ...view.profile.stageIds)),
    'jobs',
  );
};
