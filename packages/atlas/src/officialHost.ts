/** Domains reserved for authorities: "gov.uk", "migracion.gob.pa", "moj.go.jp", "sem.admin.ch". */
const STATE =
  /(?:^|\.)(?:gov|gob|gouv|gub|govt|gv|gc|go|admin|bund|lrv|public)\.[a-z]{2,3}$|(?:^|\.)(?:gov|govmu)(?:\.org)?$|(?:^|\.)gov\.[a-z]{2}$/;

/** Authorities with domains of their own. */
const BODIES = [
  'anapec.org',
  'bahrain.bh',
  'bamf.de',
  'barbadoswelcomestamp.bb',
  'belizetourismboard.org',
  'campusfrance.org',
  'canada.ca',
  'demarches-simplifiees.fr',
  'dfa.ie',
  'e-visa.al',
  'edbmauritius.org',
  'esteri.it',
  'iapmei.pt',
  'ibz.be',
  'impo.com.uy',
  'ind.nl',
  'ireland.ie',
  'irishimmigration.ie',
  'island.is',
  'just.ro',
  'mae.ro',
  'make-it-in-germany.com',
  'mdec.my',
  'mfa.lt',
  'migrationsverket.se',
  'migri.fi',
  'minv.sk',
  'mvcr.cz',
  'mvr.bg',
  'nyidanmark.dk',
  'ofii.fr',
  'politsei.ee',
  'sepe.es',
  'service-public.fr',
  'serviciomigraciones.cl',
  'startupestonia.ee',
  'startupvisalithuania.com',
  'u.ae',
  'udi.no',
  'vinnumalastofnun.is',
] as const;

/**
 * The host of an authority's page ("vistos.mne.gov.pt"); null for all others, such as private guides that cite the
 * law, since nobody should be sent there to check it.
 */
export function officialHost(url: string | null): string | null {
  const host = /^https?:\/\/(?:www\.)?([^/:]+)/.exec(url ?? '')?.[1]?.toLowerCase() ?? null;
  if (host === null) return null;
  const isBody = BODIES.some((body) => host === body || host.endsWith(`.${body}`));
  return isBody || STATE.test(host) ? host : null;
}
