import { parseArgs } from 'node:util';
import { eraseHealthAnswers, withdrawHealthConsent } from '#services/consents/healthConsent';
import { endForm } from '#services/couples/secondAdultForm';
import { type Command, readArguments } from './command.ts';
import { accountOf, readWhom, type Whom } from './whom.ts';

const USAGE = `npm run consents -- withdraw --email <e-mail>                  no health answers are kept from now on
npm run consents -- withdraw --email <e-mail> --profiles       the same, and none in what was submitted
npm run consents -- withdraw --email <e-mail> --second-adult   the second adult's answers and link
  With --id <account> in place of the address: the number that the log names.`;

interface Wish {
  readonly whom: Whom;
  readonly profiles: boolean;
  readonly secondAdult: boolean;
}

function readWish(args: readonly string[]): Wish {
  return readArguments(USAGE, () => {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        id: { type: 'string' },
        profiles: { type: 'boolean', default: false },
        'second-adult': { type: 'boolean', default: false },
      },
    });
    const { profiles, 'second-adult': secondAdult } = values;
    const whom = readWhom(values);
    const isMeant = positionals.join(' ') === 'withdraw' && !(profiles && secondAdult);
    return whom && isMeant ? { whom, profiles, secondAdult } : null;
  });
}

/** `npm run consents`: takes a consent back for somebody who asked for it by another way than the account. */
export const consentsCommand: Command = {
  name: 'consents',
  summary: 'withdraw --email <e-mail> | --id <account>: take a consent back for somebody',
  async run(context, args, io) {
    const { whom, profiles, secondAdult } = readWish(args);
    const userId = await accountOf(context.db, whom);
    if (secondAdult) {
      await endForm(context, userId);
      io.out(
        'The second adult’s answers are deleted, and the link is ended. Finished reports keep what they say.',
      );
      return 0;
    }
    await withdrawHealthConsent(context, userId);
    io.out('The consent to health answers is taken back; none is in the draft any more.');
    if (profiles) {
      const changed = await eraseHealthAnswers(context, userId);
      io.out(
        `Taken out of ${changed} submitted ${changed === 1 ? 'profile' : 'profiles'}. Finished reports keep what they say.`,
      );
    }
    return 0;
  },
};
