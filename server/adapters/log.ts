/** JSON lines on standard output. Never answers, tokens, addresses or mail bodies: see `SECRET_FIELDS`. */

import { withoutAddresses, withoutValues } from './errorReason.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Readonly<Record<string, unknown>>;

interface LogMethod {
  (fields: LogFields, message: string): void;
  (message: string): void;
}

export interface Log {
  readonly level: LogLevel;
  readonly fatal: LogMethod;
  readonly error: LogMethod;
  readonly warn: LogMethod;
  readonly info: LogMethod;
  readonly debug: LogMethod;
  readonly trace: LogMethod;
  readonly silent: LogMethod;
  /** A log that adds these fields to every line. */
  child(fields: LogFields): Log;
}

/** Fields that never reach a log, however they got there. */
const SECRET_FIELDS =
  /^(answers?|token|access_?token|authorization|cookie|password(_?hash)?|secret|body|html|text|payload|client_?secret)$/i;

function describeError(error: Error): LogFields {
  const { code } = error as { code?: unknown };
  // A driver's error quotes the query's parameters in its message; the cause says the same without them.
  const cause = error.cause instanceof Error ? error.cause : null;
  return {
    name: error.name,
    message: error.message.startsWith('Failed query') ? 'Failed query' : error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}

/** Whether a field is secret, by name: names are few, and looked at on every line. */
const secretNames = new Map<string, boolean>();
const MOST_NAMES = 1000;

function isSecret(name: string): boolean {
  const known = secretNames.get(name);
  if (known !== undefined) return known;
  const secret = SECRET_FIELDS.test(name);
  if (secretNames.size < MOST_NAMES) secretNames.set(name, secret);
  return secret;
}

/** What may be written of a value. */
function writable(value: unknown): unknown {
  if (typeof value === 'string') return withoutAddresses(withoutValues(value));
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return writable(describeError(value));
  if (Array.isArray(value)) return value.map(writable);
  if ('toJSON' in value && typeof value.toJSON === 'function') return writable(value.toJSON());
  return addWritable({}, value);
}

/** The same fields, the secret ones hidden. A replacer of `JSON.stringify` would take three times as long. */
function addWritable(line: Record<string, unknown>, fields: object): Record<string, unknown> {
  for (const [name, value] of Object.entries(fields))
    line[name] = isSecret(name) ? '[hidden]' : writable(value);
  return line;
}

let waiting = '';

function flush(): void {
  const lines = waiting;
  waiting = '';
  if (lines !== '') process.stdout.write(lines);
}

/** Lines of one turn of the event loop go out together: each write is a call of the system, and waits for it. */
function toStandardOutput(line: string): void {
  if (waiting === '') setImmediate(flush);
  waiting += line;
}

// Whoever ends the process, by its own exit or by an error, still finds the last lines.
process.on('exit', flush);

/** The fields that every line of a log carries. */
interface Bound {
  readonly bound: LogFields;
}

/**
 * A log of `level` and above that writes through `write`, one JSON object with `level`, `time` and `msg` a line. Its
 * methods are made once for all its children: every request has one.
 */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = toStandardOutput,
  now: () => Date = () => new Date(),
): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  const at = (name: LogLevel): LogMethod => {
    if (level === 'silent' || name === 'silent' || LOG_LEVELS.indexOf(name) > threshold) return () => {};
    return function log(this: Bound, first: LogFields | string, message?: string) {
      const line: Record<string, unknown> = { level: name, time: now().toISOString() };
      addWritable(line, this.bound);
      if (typeof first === 'string') message = first;
      else addWritable(line, first);
      line['msg'] = writable(message);
      write(`${JSON.stringify(line)}\n`);
    };
  };
  const methods: Log = {
    level,
    fatal: at('fatal'),
    error: at('error'),
    warn: at('warn'),
    info: at('info'),
    debug: at('debug'),
    trace: at('trace'),
    silent: at('silent'),
    child(this: Bound, fields) {
      return bind({ ...this.bound, ...fields });
    },
  };
  const bind = (bound: LogFields): Log => Object.assign(Object.create(methods) as Log, { bound });
  return bind({});
}
