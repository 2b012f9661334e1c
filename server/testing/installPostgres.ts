/** `node server/testing/installPostgres.ts`: makes sure that the suite on PostgreSQL can run; says so when not. */
import { ensurePostgres } from './findPostgres.ts';

ensurePostgres();
