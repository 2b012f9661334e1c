import { parseArgs } from 'node:util';
import { accountAt } from '#services/accounts/accountAt';
import { endSessionsByOperator } from '#services/accounts/endSessionsByOperator';
import { endLinks } from '#services/personalData/endLinks';
import type { Context } from '../context.ts';
import { type Command, CommandFault } from './command.ts';

const USAGE = `npm run sessions -- end --email <e-mail>   sign one person out everywhere
npm run sessions -- end --all              sign everybody out
  With --links private links to reports and of second adults end too.`;

interface Wish {
  /** Whose sessions are to end: an address, or null for everybody. */
  readonly email: string | null;
  readonly links: boolean;
}

function readWish(args: readonly string[]): Wish {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        all: { type: 'boolean', default: false },
        links: { type: 'boolean', default: false },
      },
    });
    const { email, all, links } = values;
    if (positionals.join(' ') === 'end' && all !== Boolean(email)) return { email: email || null, links };
  } catch {
    // On an unknown option or a missing value, the usage says more than the parser's message.
  }
  throw new CommandFault(USAGE);
}

const told = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

async function end(context: Context, { email, links }: Wish): Promise<string> {
  const userId = email === null ? null : await accountAt(context.db, email);
  if (email !== null && userId === null)
    throw new CommandFault(`There is no account with the address ${email}.`);
  const sessions = told(await endSessionsByOperator(context, userId), 'session');
  return links ? `${sessions} and ${told(await endLinks(context, userId), 'private link')}` : sessions;
}

/** `npm run sessions -- end`: signs out one person or everybody, everywhere. */
export const sessionsCommand: Command = {
  name: 'sessions',
  summary: 'end --email <e-mail> | --all [--links]: sign somebody, or everybody, out everywhere',
  async run(context, args, io) {
    const wish = readWish(args);
    const ended = await end(context, wish);
    io.out(
      wish.email === null
        ? `Ended ${ended}. Everybody has to sign in again.`
        : `Ended ${ended} of ${wish.email}.`,
    );
    return 0;
  },
};
