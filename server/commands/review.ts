import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isUuid } from '#adapters/ids';
import { readRevision, readWritten, type Revision } from '#services/reports/revisionRow';
import {
  annotateReport,
  listReports,
  releaseReport,
  remakeReport,
  ReviewFault,
} from '#services/reports/reviewReport';
import { storedPdf } from '#services/reports/storedPdf';
import type { Context } from '../context.ts';
import { type Command, CommandFault, type CommandIo } from './command.ts';
import { reportOutline } from './reportOutline.ts';

const USAGE = `npm run review                                what waits for a person, and what failed
npm run review -- show <report> [file.pdf]    checks and text of a report; with a file name, its PDF too
npm run review -- annotate <report> <note>    a note to the customer ("-" takes it back)
npm run review -- release <report>            let it go out
npm run review -- remake <report>             make it again, after the cause is mended`;

async function list(context: Context, io: CommandIo): Promise<number> {
  const waiting = await listReports(context);
  if (waiting.length === 0) io.out('Nothing waits for review.');
  for (const { revision, customerName, productName } of waiting) {
    const objections = (revision.checks ?? []).filter((check) => !check.ok).length;
    const why = revision.state === 'failed' ? (revision.failure ?? 'failed') : `${objections} objections`;
    io.out(
      `${revision.id}  ${revision.state.padEnd(9)}  ${revision.createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${productName} for ${customerName}: ${why}`,
    );
  }
  return 0;
}

async function find(context: Context, id: string | undefined): Promise<Revision> {
  const revision = id !== undefined && isUuid(id) ? await readRevision(context.db, id) : null;
  if (revision === null) throw new CommandFault(`There is no report ${id ?? ''}.\n${USAGE}`);
  return revision;
}

async function show(
  context: Context,
  revision: Revision,
  file: string | undefined,
  io: CommandIo,
): Promise<number> {
  const written = await readWritten(context.db, revision.id);
  for (const line of reportOutline(revision, written?.document ?? null)) io.out(line);
  if (file !== undefined) {
    const path = resolve(io.cwd, file);
    await writeFile(path, await storedPdf(context, revision));
    io.out(`The PDF is in ${path}.`);
  }
  return 0;
}

async function change(
  context: Context,
  verb: string,
  revision: Revision,
  words: readonly string[],
): Promise<string> {
  if (verb === 'release') {
    await releaseReport(context, revision.id);
    return 'Released: it is rendered and sent now.';
  }
  if (verb === 'remake') {
    await remakeReport(context, revision.id);
    return 'It is being made again.';
  }
  const note = words.join(' ').trim();
  if (note === '') throw new CommandFault(USAGE);
  await annotateReport(context, revision.id, note === '-' ? null : note);
  return note === '-' ? 'The note is taken back.' : 'The note will stand in the delivery message.';
}

/** `npm run review`: lists, shows and releases reports that wait for an expert. */
export const reviewCommand: Command = {
  name: 'review',
  summary: 'list, show, annotate, release and remake reports',
  async run(context, [verb = 'list', id, ...rest], io) {
    if (verb === 'list') return list(context, io);
    if (!['show', 'annotate', 'release', 'remake'].includes(verb)) throw new CommandFault(USAGE);
    const revision = await find(context, id);
    if (verb === 'show') return show(context, revision, rest[0], io);
    try {
      io.out(await change(context, verb, revision, rest));
      return 0;
    } catch (error) {
      if (error instanceof ReviewFault) throw new CommandFault(error.message);
      throw error;
    }
  },
};
