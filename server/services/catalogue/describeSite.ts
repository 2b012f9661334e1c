import { ADDITIONAL_COUNTRY_PRICE } from '@global-fit/contract/price';
import type { SiteConfig } from '@global-fit/contract/siteConfig';
import { CURRENCY } from '#catalogue/tiers';
import type { Context } from '../../context.ts';
import { presentPromotion, runningPromotions } from './findPromotion.ts';

/** The installation's configuration for pages. */
export async function describeSite({ config, db, clock, publishableKey }: Context): Promise<SiteConfig> {
  const [promotion] = await runningPromotions(db, clock.now());
  return {
    stripe_publishable_key: publishableKey,
    sandbox: config.sandbox,
    analytics_id: config.ANALYTICS_ID ?? null,
    form_endpoint: config.FORM_ENDPOINT ?? '/f/contact',
    promotion: promotion ? presentPromotion(promotion) : null,
    additional_country_price: ADDITIONAL_COUNTRY_PRICE,
    currency: CURRENCY,
  };
}
