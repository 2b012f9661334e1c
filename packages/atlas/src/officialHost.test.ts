import { describe, expect, it } from 'vitest';
import { officialHost } from './officialHost.ts';
import { realAtlas } from './testing/realAtlas.ts';

describe('officialHost', () => {
  it.each([
    ['https://www.gov.uk/skilled-worker-visa', 'gov.uk'],
    ['https://vistos.mne.gov.pt/en/', 'vistos.mne.gov.pt'],
    ['https://migracion.gob.pa', 'migracion.gob.pa'],
    ['https://www.gob.pe/migraciones', 'gob.pe'],
    ['https://www.moj.go.jp/isa/', 'moj.go.jp'],
    ['https://travel.state.gov/', 'travel.state.gov'],
    ['https://passport.govmu.org/passport/', 'passport.govmu.org'],
    ['https://www.bva.bund.de/', 'bva.bund.de'],
    ['https://vistoperitalia.esteri.it/', 'vistoperitalia.esteri.it'],
    ['https://www.canada.ca/en.html', 'canada.ca'],
  ])('recognises %s as a government’s page', (url, host) => {
    expect(officialHost(url)).toBe(host);
  });

  it.each([
    'https://www.limaeasy.com/peru-guide/',
    'https://www.bahamasbeats.com',
    'https://suramericaabierta.info/',
    'https://movingto.com/b/golden-visa-index-2026',
    'https://gov.example.com/visa',
    'https://notind.nl/',
    null,
  ])('does not recognise %s', (url) => {
    expect(officialHost(url)).toBeNull();
  });

  it('recognises the sources of nearly all recorded routes', () => {
    const atlas = realAtlas();
    const urls = atlas.countries.flatMap(({ iso3 }) =>
      atlas.routes.of(iso3).flatMap(({ sourceUrl }) => sourceUrl ?? []),
    );
    const official = urls.filter((url) => officialHost(url) !== null);
    expect(official.length / urls.length).toBeGreaterThan(0.85);
  });
});
