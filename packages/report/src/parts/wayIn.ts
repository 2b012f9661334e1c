import type { VisaRoute } from '@global-fit/atlas/model';
import type { Way } from '@global-fit/matching/personal/entry';
import { type Said, say, words } from '../prose/said.ts';
import { KIND_WORDS, routeSaid } from '../sections/legal/words.ts';

/** A route with what can be said of it; one whose source has no clear licence is not named, and left to the authority. */
function about(route: VisaRoute, named: string, unnamed = named): Said {
  return route.shown
    ? say`the ${routeSaid(route, route.name)} ${named}`
    : words(`some ${KIND_WORDS[route.kind]} ${unnamed}; confirm its conditions with the authority`);
}

const ENOUGH = {
  income: 'asks for an income that you reach',
  capital: 'asks for capital that you have',
} as const;

const NOT_STATED = {
  income: 'is open; whether you reach the income it asks for, your answers do not tell',
  capital: 'is open; whether you have the capital it asks for, your answers do not tell',
  nothing: 'is open; it asks for no minimum that our records state',
} as const;

function byRoute({ route, test, asked }: Extract<Way, { kind: 'route' }>): Said {
  const maybe = 'may be open to you';
  if (test === 'not stated') return about(route, NOT_STATED[asked ?? 'nothing'], maybe);
  return test === 'passed' && asked
    ? about(route, ENOUGH[asked], 'seems to fit your means')
    : about(route, 'asks for slightly more than you gave us', maybe);
}

/** The best way into a country, as a clause. */
export function wayIn(way: Way): Said {
  switch (way.kind) {
    case 'citizen':
      return words('you hold its citizenship');
    case 'home':
      return words('you live there already');
    case 'movement':
      return words(
        way.movement.grade === 'settle'
          ? `you may live and work there by right (${way.movement.name})`
          : `the ${way.movement.name} makes residence easier, with conditions`,
      );
    case 'descent':
      return words(
        way.claim === 'yes'
          ? 'your ancestry may give you its citizenship; the papers have to prove it'
          : 'ancestry might open its citizenship; whether it does has to be found out',
      );
    case 'route':
      return byRoute(way);
    case 'job search':
      return about(way.route, 'admits people who look for work there');
    case 'job offer':
      return about(
        way.route,
        'depends on an offer from an employer',
        'depends on an offer from an employer there',
      );
    case 'short':
      return about(way.route, 'asks for more than you gave us', 'asks for more than you have');
    case 'refused':
      return words('holders of your passport are not admitted');
    case 'no record':
      return words('our records hold no route; that does not mean there is none');
  }
}
