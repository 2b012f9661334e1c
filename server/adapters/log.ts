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
  /** An `info` line of fields that are JSON already (`"a":1,"b":"c"`): for what is written of every request. */
  infoText(fields: string, message: string): void;
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

/** What may be written of a value. */
function writable(value: unknown): unknown {
  if (typeof value === 'string') return withoutAddresses(withoutValues(value));
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return writable(describeError(value));
  if (Array.isArray(value)) return value.map(writable);
  if ('toJSON' in value && typeof value.toJSON === 'function') return writable(value.toJSON());
  return writableFields(value);
}

/** The same fields, the secret ones hidden. A replacer of `JSON.stringify` would take three times as long. */
function writableFields(fields: object): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields))
    out[name] = SECRET_FIELDS.test(name) ? '[hidden]' : writable(value);
  return out;
}

/** Texts that stand in a line as they are: nothing to escape, and no address. */
const PLAIN = /^[\w /:.,()-]*$/;

/** A value as JSON; undefined where JSON has no word for it. */
function jsonOf(value: unknown): string | undefined {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return JSON.stringify(writable(value));
}

/** How a field begins in a line, by its name: names are few, and written on every line. */
const beginnings = new Map<string, { readonly text: string; readonly secret: boolean }>();
const MOST_NAMES = 1000;

function beginningOf(name: string): { readonly text: string; readonly secret: boolean } {
  const known = beginnings.get(name);
  if (known) return known;
  const beginning = { text: `,${JSON.stringify(name)}:`, secret: SECRET_FIELDS.test(name) };
  if (beginnings.size < MOST_NAMES) beginnings.set(name, beginning);
  return beginning;
}

/** Fields as they stand in a line. Written as text at once: an object made of them first takes twice as long. */
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
 * Lines go out together: each write is a call of the system, and waits for it. What an operator must see goes out at
 * the end of the turn of the event loop, with all that was waiting; the rest a hundredth of a second later at most.
 */
function toStandardOutput(line: string, urgent: boolean): void {
  waiting += line;
  if (urgent) setImmediate(flush);
  else timer ??= setTimeout(flush, WAIT_MS).unref();
}

// Whoever ends the process, by its own exit or by an error, still finds the last lines.
process.on('exit', flush);

// Where whoever reads the log has gone, or its disk is full, the process goes on without it.
process.stdout.on('error', () => {});

/** The fields that every line of a log carries. */
interface Bound {
  readonly bound: LogFields;
}

/** Levels from which a line is urgent. */
const URGENT: readonly LogLevel[] = ['fatal', 'error', 'warn'];

/**
 * A log of `level` and above that writes through `write`, one JSON object with `level`, `time` and `msg` a line. Its
 * methods are made once for all its children: every request has one.
 */
export function createLog(
  level: LogLevel,
  write: (line: string, urgent: boolean) => void = toStandardOutput,
  now: () => Date = () => new Date(),
): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  let toldAt = Number.NaN;
  let told = '';
  /** Many lines come in one millisecond; its text is made once. */
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
  const bind = (bound: LogFields): Log => Object.assign(Object.create(methods) as Log, { bound });
  return bind({});
}
