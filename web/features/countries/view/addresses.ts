interface Part {
  readonly words: string;
  /** The link's address; null for plain text. */
  readonly address: string | null;
}

/** A full stop or comma behind an address belongs to the sentence. */
const ADDRESS = /(https?:\/\/\S+?)(?=[.,;)]?(?:\s|$))/;

/** Splits a text at its web addresses; each is labelled by the name of its site. */
export function splitAtAddresses(text: string): readonly Part[] {
  return text.split(ADDRESS).flatMap((words, at): Part[] => {
    if (words === '') return [];
    return at % 2 === 0
      ? [{ words, address: null }]
      : [{ words: new URL(words).host.replace(/^www\./, ''), address: words }];
  });
}
