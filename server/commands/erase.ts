import { parseArgs } from 'node:util';
import { eraseByOperator } from '#services/personalData/deleteAccount';
import { eraseMessages } from '#services/personalData/eraseMessages';
import { type Command, readArguments } from './command.ts';
import { accountOf, readWhom, type Whom, wordOf } from './whom.ts';

const USAGE = `npm run erase -- --email <e-mail>              erase a person who asked for it
npm run erase -- --id <account>                the same, by the number that the log names
npm run erase -- --messages --email <e-mail>   what came from an address by the contact form, and nothing else`;

function readWish(args: readonly string[]): { readonly whom: Whom; readonly messages: boolean } {
  return readArguments(USAGE, () => {
    const { email, id, messages } = parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        id: { type: 'string' },
        messages: { type: 'boolean', default: false },
      },
    }).values;
    const whom = readWhom({ email, id });
    return whom && !(messages && 'id' in whom) ? { whom, messages } : null;
  });
}

/** `npm run erase`: the same as "Delete my account", for a person who cannot sign in. It cannot be undone. */
export const eraseCommand: Command = {
  name: 'erase',
  summary: '--email <e-mail> | --id <account>: erase a person for good',
  async run(context, args, io) {
    const { whom, messages } = readWish(args);
    if (messages && 'email' in whom) {
      const erased = await eraseMessages(context, whom.email);
      io.out(`Erased ${erased} contact ${erased === 1 ? 'message' : 'messages'} of ${whom.email}.`);
      return 0;
    }
    await eraseByOperator(context, await accountOf(context.db, whom));
    io.out(`Erased ${wordOf(whom)}. Orders are kept as amount and date, without the person.`);
    return 0;
  },
};
