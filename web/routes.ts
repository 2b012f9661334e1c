import process from 'node:process';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './paths.ts';

export default [
  index('routes/home.tsx'),
  route(paths.about, 'routes/about.tsx'),
  route(paths.providers, 'routes/providers.tsx'),
  route(paths.partners, 'routes/partners.tsx'),
  route(paths.support, 'routes/support.tsx'),
  route(paths.onboarding, 'routes/onboarding.tsx'),
  route(paths.resources, 'routes/resources.tsx'),
  route(paths.freeSurvey, 'routes/free-survey.tsx'),
  route(paths.countryGuide, 'routes/country-guide.tsx'),
  route(paths.sampleReport, 'routes/sample-report.tsx'),
  route(paths.timeline, 'routes/relocation-timeline.tsx'),
  route(paths.library, 'routes/library.tsx'),
  route(paths.basicsGuide, 'routes/basics-of-moving-abroad.tsx'),
  route(paths.healthGuide, 'routes/health-insurance-guide.tsx'),
  route(paths.petGuide, 'routes/pet-relocation-guide.tsx'),
  route(paths.youngstersGuide, 'routes/talking-to-youngsters.tsx'),
  route(paths.profileAssessment, 'routes/profile-assessment.tsx'),
  route(paths.payments, 'routes/payments.tsx'),
  route(paths.checkoutSuccess, 'routes/checkout-success.tsx'),
  route(paths.checkoutCancel, 'routes/checkout-cancel.tsx'),
  route(paths.terms, 'routes/terms-of-service.tsx'),
  route(paths.privacy, 'routes/privacy-policy.tsx'),
  route(paths.account, 'routes/account.tsx'),
  route(paths.accountSettings, 'routes/account-settings.tsx'),
  route(paths.signIn, 'routes/sign-in.tsx'),
  route(paths.resetPassword, 'routes/reset-password.tsx'),
  ...(process.env['NODE_ENV'] === 'development' ? [route('/gallery', 'ui/gallery/Gallery.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
