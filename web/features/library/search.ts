/** A resource in the library. */
export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly route: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** Each category once, in the order of the resources. */
export const categoriesOf = (resources: readonly Resource[]): readonly string[] => [
  ...new Set(resources.map(({ category }) => category)),
];

/**
 * Resources of a category (of all where it is empty) whose title, description or tags contain the text, ignoring
 * case.
 */
export function found<R extends Resource>(
  resources: readonly R[],
  text: string,
  category: string,
): readonly R[] {
  const wanted = text.trim().toLowerCase();
  return resources.filter(
    ({ title, description, tags, category: own }) =>
      (category === '' || own === category) &&
      [title, description, ...tags].some((words) => words.toLowerCase().includes(wanted)),
  );
}
