/** Thrown for a move that the table of states does not list. */
export class IllegalMove extends Error {
  constructor(subject: string, from: string, to: string) {
    super(`${subject} cannot move from ${from} to ${to}.`);
    this.name = 'IllegalMove';
  }
}

/** A table of moves: the states that may follow each. */
export type MoveTable<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether the table lists the move. */
export const canMove = <State extends string>(table: MoveTable<State>, from: State, to: State): boolean =>
  table[from].includes(to);

/** The new state; throws `IllegalMove`, which names the `subject`, where the table does not list the move. */
export function move<State extends string>(
  subject: string,
  table: MoveTable<State>,
  from: State,
  to: State,
): State {
  if (!canMove(table, from, to)) throw new IllegalMove(subject, from, to);
  return to;
}
