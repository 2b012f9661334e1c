import { parseArgs } from 'node:util';
import { endSessionsByOperator } from '#services/accounts/endSessionsByOperator';
import { endLinks } from '#services/personalData/endLinks';
import type { Context } from '../context.ts';
import { type Command, readArguments } from './command.ts';
import { accountOf, readWhom, type Whom, wordOf } from './whom.ts';

const USAGE = `npm run sessions -- end --email <e-mail>   sign one person out everywhere
npm run sessions -- end --all              sign everybody out
  With --id <account> in place of the address: the number that the log names.
  With --links private links to reports and of second adults end too.`;

interface Wish {
  /** Whose sessions are to end; null for everybody. */
  readonly whom: Whom | null;
  readonly links: boolean;
}

function readWish(args: readonly string[]): Wish {
  return readArguments(USAGE, () => {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        id: { type: 'string' },
        all: { type: 'boolean', default: false },
        links: { type: 'boolean', default: false },
      },
    });
    const { email, id, all, links } = values;
    const everybody = all && email === undefined && id === undefined;
    const whom = all ? null : readWhom({ email, id });
    return positionals.join(' ') === 'end' && (everybody || whom) ? { whom, links } : null;
  });
}

const told = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

async function end(context: Context, { whom, links }: Wish): Promise<string> {
  const userId = whom && (await accountOf(context.db, whom));
  const sessions = told(await endSessionsByOperator(context, userId), 'session');
  return links ? `${sessions} and ${told(await endLinks(context, userId), 'private link')}` : sessions;
}

/** `npm run sessions -- end`: signs out one person or everybody, everywhere. */
export const sessionsCommand: Command = {
  name: 'sessions',
  summary:
    'end --email <e-mail> | --id <account> | --all [--links]: sign somebody, or everybody, out everywhere',
  async run(context, args, io) {
    const wish = readWish(args);
    const ended = await end(context, wish);
    io.out(
      wish.whom
        ? `Ended ${ended} of ${wordOf(wish.whom)}.`
        : `Ended ${ended}. Everybody has to sign in again.`,
    );
    return 0;
  },
};
