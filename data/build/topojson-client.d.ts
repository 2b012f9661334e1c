/** The parts of topojson-client that `outlines.ts` and `borders.ts` call; the package ships no types. */
declare module 'topojson-client' {
  export type Position = readonly [number, number];

  export interface Geometry {
    readonly type: string;
    readonly id?: string;
    readonly properties: { readonly name: string };
  }

  export interface Topology {
    readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
  }

  export function merge(
    topology: Topology,
    geometries: readonly Geometry[],
  ): { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
}
