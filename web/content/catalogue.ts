import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { byRank, type Product, type ProductResponse, toProduct } from '#features/products/product.ts';

/** Runs at build. The products the server is seeded with, by ascending rank. */
export function readCatalogue(): Product[] {
  const file = path.resolve(process.cwd(), '../server/catalogue/products.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as ProductResponse[]).map(toProduct).sort(byRank);
}
