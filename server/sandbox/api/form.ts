import { invalidRequest } from '../errors.ts';

/** A form-encoded body as a tree. Leaves are strings; `a[0]` and `a[]` form lists. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormTree = { [key: string]: FormValue };

const MAX_FIELDS = 2_000;
const MAX_DEPTH = 8;

type Branch = Map<string, string | Branch>;

/**
 * Parses `a[b][0][c]=…` as the provider does.
 *
 * @throws SandboxError 400 where the structure contradicts itself or is too large.
 */
export function parseForm(encoded: string): FormTree {
  const root: Branch = new Map();
  let fields = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    fields += 1;
    if (fields > MAX_FIELDS) throw invalidRequest(`More than ${MAX_FIELDS} parameters were sent.`);
    // PostgreSQL cannot store NUL in text or JSON.
    if (value.includes('\0') || name.includes('\0')) throw invalidRequest('Invalid characters were sent.');
    put(root, pathOf(name), value, name);
  }
  const tree: FormTree = Object.create(null) as FormTree;
  for (const [key, child] of root) tree[key] = grown(child);
  return tree;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const head = match?.[1];
  if (head === undefined) throw invalidRequest(`Invalid parameter name: ${name}`, { param: name });
  const path = [head, ...(match?.[2] ?? '').slice(1, -1).split('][')];
  if (match?.[2] === '') path.pop();
  if (path.length > MAX_DEPTH) throw invalidRequest(`Parameters are nested too deeply: ${name}`);
  return path;
}

function put(branch: Branch, path: readonly string[], value: string, name: string): void {
  const [segment = '', ...rest] = path;
  const key = segment === '' ? String(branch.size) : segment;
  const present = branch.get(key);
  if (rest.length === 0) {
    if (present instanceof Map) throw contradiction(name);
    branch.set(key, value);
    return;
  }
  if (typeof present === 'string') throw contradiction(name);
  const next: Branch = present ?? new Map();
  branch.set(key, next);
  put(next, rest, value, name);
}

function contradiction(name: string) {
  return invalidRequest(`The parameter ${name} is given both as a value and as a structure.`, {
    param: name,
  });
}

function grown(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  if (keys.every((key) => /^\d+$/.test(key))) {
    const ordered = [...value].sort(([a], [b]) => Number(a) - Number(b));
    return ordered.map(([, child]) => grown(child));
  }
  const tree: FormTree = Object.create(null) as FormTree;
  for (const [key, child] of value) tree[key] = grown(child);
  return tree;
}
