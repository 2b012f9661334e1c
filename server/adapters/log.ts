/**
 * JSON lines on standard output. Answers, tokens, addresses and mail bodies must never appear in them: see
 * `SECRET_FIELDS`.
 */

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
  /** An `info` line from fields that are JSON already (`"a":1,"b":"c"`), for the line written of every request. */
  infoText(fields: string, message: string): void;
  /** A logger that adds these fields to every line. */
  child(fields: LogFields): Log;
}

/** Names of fields that are never logged. */
const SECRET_FIELDS =
  /^(answers?|token|access_?token|authorization|cookie|password(_?hash)?|secret|body|html|text|payload|client_?secret)$/i;

function describeError(error: Error): LogFields {
  const { code } = error as { code?: unknown };
  // A driver's error message quotes the query's parameters; its cause says the same without them.
  const cause = error.cause instanceof Error ? error.cause : null;
  return {
    name: error.name,
    message: error.message.startsWith('Failed query') ? 'Failed query' : error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}

/** A value in the form in which it may be logged. */
function writable(value: unknown): unknown {
  if (typeof value === 'string') return withoutAddresses(withoutValues(value));
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return writable(describeError(value));
  if (Array.isArray(value)) return value.map(writable);
  if ('toJSON' in value && typeof value.toJSON === 'function') return writable(value.toJSON());
  return writableFields(value);
}

/** The fields with secret ones masked. Doing this in a replacer of `JSON.stringify` takes three times as long. */
function writableFields(fields: object): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields))
    out[name] = SECRET_FIELDS.test(name) ? '[hidden]' : writable(value);
  return out;
}

/** Strings that need no escaping and contain no address. */
const PLAIN = /^[\w /:.,()-]*$/;

/** A value as JSON; undefined where JSON cannot express it. */
function jsonOf(value: unknown): string | undefined {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return JSON.stringify(writable(value));
}

/** The beginning of a field, `,"name":`. Kept, because the same few names recur on every line. */
const beginnings = new Map<string, { readonly text: string; readonly secret: boolean }>();
const MOST_NAMES = 1000;

function beginningOf(name: string): { readonly text: string; readonly secret: boolean } {
  const known = beginnings.get(name);
  if (known) return known;
  const beginning = { text: `,${JSON.stringify(name)}:`, secret: SECRET_FIELDS.test(name) };
  if (beginnings.size < MOST_NAMES) beginnings.set(name, beginning);
  return beginning;
}

/** The fields of a line as text. Building an object and serialising it takes twice as long. */
function textOf(fields: LogFields): string {
  let out = '';
  for (const name of Object.keys(fields)) {
    const { text, secret } = beginningOf(name);
    const value = secret ? '"[hidden]"' : jsonOf(fields[name]);
    if (value !== undefined) out += text + value;
  }
  return out;
}

let waiting = '';
let timer: NodeJS.Timeout | null = null;
const WAIT_MS = 10;

function flush(): void {
  const lines = waiting;
  waiting = '';
  if (timer) clearTimeout(timer);
  timer = null;
  if (lines !== '') process.stdout.write(lines);
}

/**
 * Lines are written together, since each write is a blocking system call. Urgent lines go out at the end of the turn
 * of the event loop with everything buffered, the others a hundredth of a second later at most.
 */
function toStandardOutput(line: string, urgent: boolean): void {
  waiting += line;
  if (urgent) setImmediate(flush);
  else timer ??= setTimeout(flush, WAIT_MS).unref();
}

// Flushes on exit, so that the last lines are not lost.
process.on('exit', flush);

// Where the reader of the log is gone or the disk is full, the process carries on without a log.
process.stdout.on('error', () => {});

/** The fields on every line of a logger. */
interface Bound {
  readonly bound: LogFields;
}

/** Levels whose lines are written at once. */
const URGENT: readonly LogLevel[] = ['fatal', 'error', 'warn'];

/**
 * A logger for `level` and above that passes each line to `write`: a JSON object with `level`, `time` and `msg`. The
 * methods are shared by all children, because every request has a child.
 */
export function createLog(
  level: LogLevel,
  write: (line: string, urgent: boolean) => void = toStandardOutput,
  now: () => Date = () => new Date(),
): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  let toldAt = Number.NaN;
  let told = '';
  /** Many lines share a millisecond, so its text is kept. */
  function time(): string {
    const date = now();
    if (date.getTime() !== toldAt) {
      toldAt = date.getTime();
      told = date.toISOString();
    }
    return told;
  }
  const isLeftOut = (name: LogLevel): boolean =>
    level === 'silent' || name === 'silent' || LOG_LEVELS.indexOf(name) > threshold;
  const at = (name: LogLevel): LogMethod => {
    if (isLeftOut(name)) return () => {};
    const urgent = URGENT.includes(name);
    return function log(this: Bound, first: LogFields | string, message?: string) {
      const own = typeof first === 'string' ? '' : textOf(first);
      const text = typeof first === 'string' ? first : message;
      const said = text === undefined ? '' : `,"msg":${jsonOf(text)}`;
      write(`{"level":"${name}","time":"${time()}"${textOf(this.bound)}${own}${said}}\n`, urgent);
    };
  };
  /** The methods are below it in the chain of prototypes: one object is made for a child, and no list of methods. */
  class Bearer implements Bound {
    readonly bound: LogFields;
    constructor(bound: LogFields) {
      this.bound = bound;
    }
  }
  const bind = (bound: LogFields): Log => new Bearer(bound) as Bound & Log;
  const methods: Log = {
    level,
    fatal: at('fatal'),
    error: at('error'),
    warn: at('warn'),
    info: at('info'),
    debug: at('debug'),
    trace: at('trace'),
    silent: at('silent'),
    infoText: isLeftOut('info')
      ? () => {}
      : function infoText(this: Bound, fields, message) {
          const bound = textOf(this.bound);
          write(`{"level":"info","time":"${time()}"${bound},${fields},"msg":${jsonOf(message)}}\n`, false);
        },
    child(this: Bound, fields) {
      return bind({ ...this.bound, ...fields });
    },
  };
  Object.setPrototypeOf(Bearer.prototype, methods);
  return bind({});
}
