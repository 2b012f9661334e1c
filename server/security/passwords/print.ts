/** `node server/security/passwords/print.ts`: the passwords that are refused as too common, one a line. */
import process from 'node:process';
import { commonPasswords } from './commonPasswords.ts';

process.stdout.write(`${[...new Set(commonPasswords())].join('\n')}\n`);
