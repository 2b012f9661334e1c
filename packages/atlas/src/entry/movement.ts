import type { BlocRow } from '../content.ts';
import type { Iso3, Provenance } from '../model.ts';

/**
 * How far the right goes. `settle`: to live and work there; `partial`: one of the two, or both under conditions named
 * in the note; `visit`: to stay without a visa.
 */
export type MovementGrade = 'settle' | 'partial' | 'visit';

export interface FreeMovement {
  readonly bloc: string;
  readonly name: string;
  readonly grade: MovementGrade;
  readonly rights: readonly ('reside' | 'work' | 'visit')[];
  readonly note: string | null;
  /**
   * The law by which spouse and children may come along and work, whatever their passports: the one between this
   * passport and this destination, else the one among most members; null where none is recorded.
   */
  readonly family: string | null;
  readonly from: Provenance;
}

export interface Movement {
  readonly blocs: readonly (FreeMovement & {
    readonly members: readonly Iso3[];
    readonly host: Iso3 | null;
    /** The corresponding law for members outside `family`. */
    readonly familyApart: string | null;
  })[];
  /** All agreements that cover this passport and destination, the strongest first; empty at home. */
  movements(passport: Iso3, destination: Iso3): readonly FreeMovement[];
  /** The strongest agreement that lets the holder live and work there; null where there is none. */
  mayMoveFreely(passport: Iso3, destination: Iso3): FreeMovement | null;
}

/** The grades, the strongest first. */
export const GRADE_ORDER: Readonly<Record<MovementGrade, number>> = { settle: 0, partial: 1, visit: 2 };

/**
 * A right that depends on a permit or a skills list, or is temporary at first, is no right to settle: it is granted
 * on application, under the rules of each country (routes of kind `agreement`).
 */
const CONDITIONAL = /permit|skill|facilitated|temporary/;

function gradeOf(bloc: BlocRow): MovementGrade {
  const reside = bloc.rights.includes('reside');
  const work = bloc.rights.includes('work');
  if (reside && work && !CONDITIONAL.test(bloc.note ?? '')) return 'settle';
  return reside || work ? 'partial' : 'visit';
}

interface Bloc {
  readonly row: BlocRow;
  readonly members: ReadonlySet<Iso3>;
}

function covers({ row: bloc, members }: Bloc, passport: Iso3, destination: Iso3): boolean {
  const inside = (iso3: Iso3): boolean => members.has(iso3);
  if (bloc.host === null) return inside(passport) && inside(destination);
  return (inside(passport) && destination === bloc.host) || (passport === bloc.host && inside(destination));
}

/** Some members are under a separate law, whether they are the destination or the nationality. */
function familyLaw(bloc: BlocRow, passport: Iso3, destination: Iso3): string | null {
  const either = (members: readonly Iso3[]): boolean =>
    members.includes(passport) || members.includes(destination);
  if (!either(bloc.familyExcept)) return bloc.family;
  return either(bloc.familyApartExcept) ? null : bloc.familyApart;
}

/** Indexes the free-movement blocs by pair of countries. */
export function openMovement(rows: readonly BlocRow[], provenances: readonly Provenance[]): Movement {
  const blocs = rows.map((row) => ({
    row,
    members: new Set(row.members),
    movement: {
      bloc: row.id,
      name: row.name,
      grade: gradeOf(row),
      rights: row.rights,
      note: row.note,
      family: row.family,
      from: provenances[row.from] as Provenance,
    },
  }));

  function movements(passport: Iso3, destination: Iso3): readonly FreeMovement[] {
    if (passport === destination) return [];
    return blocs
      .filter((bloc) => covers(bloc, passport, destination))
      .map(({ row, movement }) => ({ ...movement, family: familyLaw(row, passport, destination) }))
      .sort((a, b) => GRADE_ORDER[a.grade] - GRADE_ORDER[b.grade]);
  }

  return {
    blocs: blocs.map(({ row, movement }) => ({
      ...movement,
      members: row.members,
      host: row.host,
      familyApart: row.familyApart,
    })),
    movements,
    mayMoveFreely(passport, destination) {
      const best = movements(passport, destination)[0];
      return best?.grade === 'settle' ? best : null;
    },
  };
}
