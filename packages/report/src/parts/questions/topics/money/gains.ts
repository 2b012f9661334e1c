const CRYPTO = /\b(?:crypto\w*|bitcoins?|ether(?:eum)?|stable ?coins?|tokens?|NFTs?|staking)\b/i;
const GAINS =
  /\bcapital gains\b|\b(?:trading|investment|stock market) (?:gains|profits)\b|\b(?:gains|profits?) (?:on|from|of) (?:\w+ ){0,2}(?:shares|stocks|securities|funds|ETFs|investments|trading)\b|\b(?:day[- ]?)trad(?:er|ing)\b/i;

/** What a question on gains asks of a tax office, since our records hold no rate on them; null for any other question. */
export function gainsAsked(text: string): { readonly lacks: string; readonly put: string } | null {
  const crypto = CRYPTO.test(text);
  if (!crypto && !GAINS.test(text)) return null;
  const what = crypto ? 'crypto' : 'shares and other investments';
  return {
    lacks: `the rates on gains from ${what}, and from when on trading counts as a business`,
    put: `How is a gain on ${what} taxed for a resident: at which rate, after which time of holding, does an exchange of one ${crypto ? 'coin' : 'holding'} for another count, and from which volume on is trading a business with contributions of its own?`,
  };
}
