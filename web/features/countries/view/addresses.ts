interface Part {
  readonly words: string;
  /** Where the words lead; null for plain text. */
  readonly address: string | null;
}

/** A full stop or comma behind an address belongs to the sentence. */
const ADDRESS = /(https?:\/\/\S+?)(?=[.,;)]?(?:\s|$))/;

/** Cuts a text at the web addresses in it; each is told by the name of its site alone. */
export function splitAtAddresses(text: string): readonly Part[] {
  return text.split(ADDRESS).flatMap((words, at): Part[] => {
    if (words === '') return [];
    return at % 2 === 0
      ? [{ words, address: null }]
      : [{ words: new URL(words).host.replace(/^www\./, ''), address: words }];
  });
}
