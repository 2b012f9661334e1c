import { cared, passage, type Writer } from '../../place/passage.ts';
import { figure, standing } from '../../place/view.ts';
import { because, say } from '../../prose/said.ts';
import { atStage } from './atStage.ts';

/** Working hours and leave, given how the customer balances work and life. */
export const hours: Writer = (view) => {
  const style = view.profile.read.choices('work-life-integration')[0];
  const id = standing(view, 'weekly_hours_employees') ? 'weekly_hours_employees' : 'weekly_working_hours';
  const week = figure(view, id);
  const at = standing(view, id);
  // Work brought along keeps its own hours, not local ones.
  const local = !atStage(view, 'retired', 'student', 'means', 'remote', 'freelance', 'owner');
  if (!style || style === 'no-work' || !local || !week || !at) return null;
  const long = at.side === 'high';
  const short = at.side === 'low';
  const texts: Readonly<Record<string, readonly string[]>> = {
    'career-first': long
      ? [
          'Work comes first for you, and you would not be the last one in the office',
          'Nobody will find your hours odd',
        ]
      : [
          'Work comes first for you; colleagues go home, which can look distant but is the custom',
          'Your pace will stand out',
        ],
    balanced: long
      ? ['You want a clear balance, and you would have to defend it', 'Balance is a thing to negotiate']
      : [
          '[The balance you want is the local habit|Balance needs no negotiation|The clear line you want between work and home is drawn already]',
          '[Leaving on time raises no eyebrows|Going home on time does not count as lack of zeal|Free evenings are the rule]',
        ],
    'life-first': long
      ? [
          'You put private life first, so choose the employer for its hours before its pay',
          'You would have to protect your private life',
        ]
      : [
          'You put private life first, as most people do there',
          'Private life comes first for you, and the hours leave room for it',
        ],
    blended: long
      ? [
          'The flexible mix you like exists mostly outside large firms',
          'Flexible work there often means more of it',
        ]
      : ['The flexible mix you like is easy to find', 'Flexible hours are common there'],
  };
  const forms = texts[style] ?? [''];
  const text = forms[view.ledger.timesUsed('hours') % forms.length] ?? '';
  const amount = week.text.includes('hour') ? week : say`${week} hours`;
  // The mean covers every job, so where many work part time a full post is longer.
  const counted =
    view.ledger.timesUsed('hours') === 0
      ? ', part-time posts included, so a full post may well be longer'
      : '';
  return cared(
    view,
    passage(
      'hours',
      0.4 + (short || long ? 0.2 : 0),
      because(
        say`${text}: [in ${view.name} the working week averages ${amount}|the average week at work in ${view.name} is ${amount}|a week’s work in ${view.name} comes to ${amount} on average]${counted}.${at.mark}`,
        'work-life-integration',
      ),
    ),
    'balance',
  );
};
