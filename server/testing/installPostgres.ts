/** `node server/testing/installPostgres.ts` makes sure that the suite on PostgreSQL can run, or says why not. */
import { ensurePostgres } from './findPostgres.ts';

ensurePostgres();
