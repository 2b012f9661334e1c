/**
 * Starts the product in an empty folder, orders reports for three written personas over HTTP like customers, and
 * prints where the delivery mails and PDFs are and how long each took from payment to mail.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { orderReport } from './customer.ts';
import { waitForReport } from './mailbox.ts';
import { startProduct } from './runningProduct.ts';

const ORDERS = [
  { persona: 'portuguese-retiree', product: 'silver' },
  { persona: 'nigerian-engineer', product: 'bronze' },
  { persona: 'american-family', product: 'gold' },
] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'global-fit-demo-'));
const product = await startProduct(dataDir);
try {
  await Promise.all(
    ORDERS.map(async ({ persona: id, product: productId }) => {
      const persona = PERSONAS.find((one) => one.id === id);
      if (!persona)
        throw new Error(`There is no persona ${id}; there are ${PERSONAS.map((one) => one.id).join(', ')}.`);
      const purchase = await orderReport(product.origin, persona, productId);
      const { file, pdf } = await waitForReport(join(dataDir, 'mail'), purchase.email);
      const seconds = ((performance.now() - purchase.paidAt) / 1000).toFixed(1);
      const pdfFile = join(dataDir, `${id}.pdf`);
      await writeFile(pdfFile, pdf);
      console.log(
        `${persona.title}\n  ${purchase.product}, order ${purchase.orderId}\n  ${seconds} s from payment to mail\n  mail ${file}\n  PDF  ${pdfFile} (${Math.round(pdf.length / 1024)} kB)\n`,
      );
    }),
  );
} finally {
  await product.stop();
}
