import { splitAtAddresses } from './addresses.ts';

/** A text with its web addresses as links, labelled by site. */
export function Linked({ text }: { text: string }) {
  return splitAtAddresses(text).map(({ words, address }) =>
    address ? (
      <a
        key={address}
        href={address}
        rel="noreferrer nofollow"
        className="text-accent underline wrap-anywhere"
      >
        {words}
      </a>
    ) : (
      words
    ),
  );
}
