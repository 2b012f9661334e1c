/** Every table, for drizzle. Services import tables from their own files. */
export * from '../sandbox/schema.ts';
export * from './schema/catalogue.ts';
export * from './schema/couples.ts';
export * from './schema/mails.ts';
export * from './schema/orders.ts';
export * from './schema/payments.ts';
export * from './schema/profiles.ts';
export * from './schema/rateLimits.ts';
export * from './schema/reports.ts';
export * from './schema/shares.ts';
export * from './schema/users.ts';
