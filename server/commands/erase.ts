import { parseArgs } from 'node:util';
import { z } from 'zod';
import { eraseByOperator } from '#services/personalData/deleteAccount';
import { type Command, CommandFault } from './command.ts';

const USAGE = `npm run erase -- --email <e-mail>   erase a person who asked for it
npm run erase -- --id <account>     the same, by the number that the log names`;

type Whom = Parameters<typeof eraseByOperator>[1];

function readWhom(args: readonly string[]): Whom {
  try {
    const { email, id } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' }, id: { type: 'string' } },
    }).values;
    if (email && id === undefined) return { email };
    if (email === undefined && z.uuid().safeParse(id).success) return { id: id as string };
  } catch {
    // An option that there is not, or one without its value: the usage says it better.
  }
  throw new CommandFault(USAGE);
}

/** `npm run erase`: what "Delete my account" does, for a person who cannot sign in. It cannot be undone. */
export const eraseCommand: Command = {
  name: 'erase',
  summary: '--email <e-mail> | --id <account>: erase a person for good',
  async run(context, args, io) {
    const whom = readWhom(args);
    const said = 'id' in whom ? whom.id : whom.email;
    if (!(await eraseByOperator(context, whom))) throw new CommandFault(`There is no account ${said}.`);
    io.out(`Erased ${said}. Orders are kept as amount and date, without the person.`);
    return 0;
  },
};
