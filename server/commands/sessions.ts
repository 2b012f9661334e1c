import { parseArgs } from 'node:util';
import { endSessionsOf, endSessionsOfAll } from '#services/accounts/endSessionsByOperator';
import { type Command, CommandFault } from './command.ts';

const USAGE = `npm run sessions -- end --email <e-mail>   sign one person out everywhere
npm run sessions -- end --all              sign everybody out`;

/** Whose sessions are to end: an address, or null for everybody. */
function readWhom(args: readonly string[]): string | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, all: { type: 'boolean' } },
    });
    const { email, all = false } = values;
    if (positionals.join(' ') === 'end' && all !== Boolean(email)) return email || null;
  } catch {
    // An option that there is not, or one without its value: the usage says it better.
  }
  throw new CommandFault(USAGE);
}

const told = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

/** `npm run sessions -- end`: signs one person, or everybody, out everywhere. */
export const sessionsCommand: Command = {
  name: 'sessions',
  summary: 'end --email <e-mail> | --all: sign somebody, or everybody, out everywhere',
  async run(context, args, io) {
    const email = readWhom(args);
    if (email === null) {
      io.out(`Ended ${told(await endSessionsOfAll(context))}. Everybody has to sign in again.`);
      return 0;
    }
    const ended = await endSessionsOf(context, email);
    if (ended === null) throw new CommandFault(`There is no account with the address ${email}.`);
    io.out(`Ended ${told(ended)} of ${email}.`);
    return 0;
  },
};
