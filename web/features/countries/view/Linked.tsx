import { splitAtAddresses } from './addresses.ts';

/** A text whose web addresses are links that read as the name of the site. */
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
