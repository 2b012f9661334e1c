import type { ReportDocument, ReportPlace } from './model.ts';

function line(place: ReportPlace, n: number): string {
  const cities = place.cities.map((city) => city.name).join(', ');
  return `${n}. ${place.country}, ${Math.round(place.score)} of 100${cities ? ` (${cities})` : ''}`;
}

/** The first places of a report for a message: one line each, with the reason beneath. */
export function renderTopMatches(document: ReportDocument, most = 5): string {
  return document.places
    .slice(0, most)
    .map((place, i) => `${line(place, i + 1)}\n   ${place.summary}`)
    .join('\n');
}

/** What a delivery message says about the report, without greeting or links. */
export function renderGlance(document: ReportDocument): string {
  const first = document.places[0];
  const against = first?.strongestPointAgainst?.text;
  const next = document.timeline.flatMap((phase) => phase.tasks)[0];
  return [
    'Your top matches at a glance',
    '',
    renderTopMatches(document),
    ...(against ? ['', `Before you fall for the first one: ${against}`] : []),
    ...(next
      ? ['', `First on your plan${next.due ? ` (${next.due})` : ''}: ${next.title}. ${next.detail}`]
      : []),
  ].join('\n');
}
