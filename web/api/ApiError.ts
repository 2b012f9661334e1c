import { statusName } from './statusNames.ts';

/** A field the server rejected: its path, the message, and the kind of rule. */
export interface FieldProblem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** A response outside 200-299. `message` can be shown: the server's own text, else the name of the status. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | null;
  /** The order that was paid, where a payment was refused because of it. */
  readonly orderId: string | null;
  /** Milliseconds after which the server asked to be called again; null where it named no wait. */
  readonly wait: number | null;

  constructor(status: number, body: unknown, requestId: string | null, wait: number | null = null) {
    const { detail, code, order_id } = (typeof body === 'object' && body !== null ? body : {}) as {
      detail?: unknown;
      code?: unknown;
      order_id?: unknown;
    };
    super(typeof detail === 'string' && detail !== '' ? detail : statusName(status));
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof code === 'string' ? code : null;
    this.orderId = typeof order_id === 'string' ? order_id : null;
    this.fields = Array.isArray(detail) ? (detail as FieldProblem[]) : [];
    this.requestId = requestId;
    this.wait = wait;
  }
}
