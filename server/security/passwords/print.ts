/** `node server/security/passwords/print.ts` prints the passwords refused as too common, one per line. */
import process from 'node:process';
import { commonPasswords } from './commonPasswords.ts';

process.stdout.write(`${[...new Set(commonPasswords())].join('\n')}\n`);
