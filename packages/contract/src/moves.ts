/** Thrown for a move that the table of states does not list. */
export class IllegalMove extends Error {
  readonly from: string;
  readonly to: string;

  constructor(subject: string, from: string, to: string) {
    super(`${subject} cannot move from ${from} to ${to}.`);
    this.name = 'IllegalMove';
    this.from = from;
    this.to = to;
  }
}

interface Moves<State extends string> {
  /** Whether the table lists the move. */
  readonly canMove: (from: State, to: State) => boolean;
  /** The new state; throws `IllegalMove` where the table does not list the move. */
  readonly move: (from: State, to: State) => State;
}

/** The moves of a table, which lists the states that may follow each. `subject` is what moves, as errors name it. */
export function movesOf<State extends string>(
  subject: string,
  table: Readonly<Record<State, readonly State[]>>,
): Moves<State> {
  const canMove = (from: State, to: State) => table[from].includes(to);
  return {
    canMove,
    move(from, to) {
      if (!canMove(from, to)) throw new IllegalMove(subject, from, to);
      return to;
    },
  };
}
