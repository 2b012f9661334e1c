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

function replacer(key: string, value: unknown): unknown {
  if (SECRET_FIELDS.test(key)) return '[hidden]';
  if (typeof value === 'string') return withoutAddresses(withoutValues(value));
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'bigint') return value.toString();
  return value;
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

/** A log of `level` and above that writes through `write`, one JSON object with `level`, `time` and `msg` a line. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = toStandardOutput,
  now: () => Date = () => new Date(),
  bound: LogFields = {},
): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  const at = (name: LogLevel): LogMethod => {
    if (level === 'silent' || name === 'silent' || LOG_LEVELS.indexOf(name) > threshold) return () => {};
    return (first: LogFields | string, message?: string) => {
      const fields = typeof first === 'string' ? {} : first;
      const msg = typeof first === 'string' ? first : message;
      write(
        `${JSON.stringify({ level: name, time: now().toISOString(), ...bound, ...fields, msg }, replacer)}\n`,
      );
    };
  };
  return {
    level,
    fatal: at('fatal'),
    error: at('error'),
    warn: at('warn'),
    info: at('info'),
    debug: at('debug'),
    trace: at('trace'),
    silent: at('silent'),
    child: (fields) => createLog(level, write, now, { ...bound, ...fields }),
  };
}
