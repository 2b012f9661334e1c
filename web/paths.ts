/** Every URL of the site. Pages link by these names and `routes.ts` registers them. */
export const paths = {
  home: '/',
  about: '/about',
  providers: '/providers',
  partners: '/partners',
  support: '/support',
  onboarding: '/onboarding',
  resources: '/resources',
  freeSurvey: '/resources/free-survey',
  countryGuide: '/resources/country-guide',
  sampleReport: '/resources/sample-report',
  timeline: '/resources/relocation-timeline',
  library: '/resources/library',
  basicsGuide: '/resources/basics-of-moving-abroad',
  healthGuide: '/resources/health-insurance-guide',
  petGuide: '/resources/pet-relocation-guide',
  youngstersGuide: '/resources/talking-to-youngsters',
  profileAssessment: '/resources/profile-assessment',
  payments: '/payments',
  checkoutSuccess: '/payments/checkout-success',
  checkoutCancel: '/payments/checkout-cancel',
  terms: '/legal/terms-of-service',
  privacy: '/legal/privacy-policy',
  account: '/account',
  accountSettings: '/account/settings',
  signIn: '/account/sign-in',
  resetPassword: '/account/reset-password',
  confirmEmail: '/account/confirm-email',
  order: '/account/orders/:id',
  report: '/account/orders/:id/report',
  orderAnswers: '/account/orders/:id/answers',
  countryAnalysis: '/account/country-analysis',
  partner: '/partner',
  sharedReport: '/r/:token',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The anchored sections of the home page, in order. */
export const sections = {
  services: 'services',
  showcase: 'product-showcase',
  howItWorks: 'how-it-works',
  testimonials: 'testimonials',
  faq: 'faq',
  contact: 'contact',
} as const;

export type Section = (typeof sections)[keyof typeof sections];

/** Address of a home section: `/#contact`. */
export const sectionPath = (section: Section): string => `${paths.home}#${section}`;

/** Address of the wizard with a product already chosen. */
export const onboardingFor = (productId: string): string =>
  `${paths.onboarding}?product=${encodeURIComponent(productId)}`;

/** Every country has an address below the guide. */
export const countryPattern = `${paths.countryGuide}/:slug` as const;

export const countryPath = (slug: string): string => `${paths.countryGuide}/${slug}`;

/** Address of an order of the signed-in customer. */
export const orderPath = (id: string): string => paths.order.replace(':id', encodeURIComponent(id));

/** Address for changing the answers of an order for a new edition. */
export const orderAnswersPath = (id: string): string =>
  paths.orderAnswers.replace(':id', encodeURIComponent(id));

/** Address for ordering one more country, with the profile and the country where they are known. */
export function countryAnalysisPath(asked: { readonly profile?: string; readonly country?: string }): string {
  const query = new URLSearchParams(asked).toString();
  return query === '' ? paths.countryAnalysis : `${paths.countryAnalysis}?${query}`;
}

/** Address of the report of an order; the newest edition without a number. */
export const reportPath = (id: string, edition?: number): string =>
  `${paths.report.replace(':id', encodeURIComponent(id))}${edition === undefined ? '' : `?edition=${edition}`}`;

/** Personal pages: never indexed and, except for the wizard's first step, not prerendered. */
export const privatePaths: readonly Path[] = [
  paths.onboarding,
  paths.checkoutSuccess,
  paths.checkoutCancel,
  paths.account,
  paths.accountSettings,
  paths.signIn,
  paths.resetPassword,
  paths.confirmEmail,
  paths.order,
  paths.report,
  paths.orderAnswers,
  paths.countryAnalysis,
  paths.partner,
  paths.sharedReport,
];

/** Pages rendered at build and readable without JavaScript. */
export const publicPaths: readonly Path[] = Object.values(paths).filter(
  (path) => !privatePaths.includes(path),
);
