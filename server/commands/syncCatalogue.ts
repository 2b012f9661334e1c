import { syncCatalogue } from '#services/catalogue/syncCatalogue';
import type { Command } from './command.ts';

/**
 * `npm run catalogue:sync`: brings products, prices and promotions at the payment provider in line with our
 * catalogue.
 */
export const syncCatalogueCommand: Command = {
  name: 'catalogue:sync',
  summary: 'create or update products, prices and promotions at the payment provider',
  async run(context, _args, io) {
    const result = await syncCatalogue(context, context.providerCatalogue);
    for (const { id, priceId } of result.products) io.out(`${id.padEnd(24)} ${priceId}`);
    for (const { code, promotionCodeId, running } of result.promotions) {
      io.out(`${code.padEnd(24)} ${promotionCodeId ?? 'not made'}${running ? '' : ' (over: switched off)'}`);
    }
    return 0;
  },
};
