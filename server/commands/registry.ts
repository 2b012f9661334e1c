import { backup } from './backup.ts';
import { consentsCommand } from './consents.ts';
import { eraseCommand } from './erase.ts';
import { ordersCommand } from './orders.ts';
import { refundCommand } from './refund.ts';
import { reviewCommand } from './review.ts';
import { sessionsCommand } from './sessions.ts';
import { syncCatalogueCommand } from './syncCatalogue.ts';
import type { Command } from './command.ts';

/** Every command, in the order listed. */
export const COMMANDS: readonly Command[] = [
  ordersCommand,
  reviewCommand,
  refundCommand,
  sessionsCommand,
  consentsCommand,
  eraseCommand,
  syncCatalogueCommand,
  backup,
];

/** The command with a name; null for an unknown one. */
export function findCommand(name: string): Command | null {
  return COMMANDS.find((command) => command.name === name) ?? null;
}
