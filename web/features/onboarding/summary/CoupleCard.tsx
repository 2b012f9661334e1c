import { SECOND_ADULT_TEXT, SecondAdult } from '#features/partner/SecondAdult.tsx';
import { Card } from '#ui/blocks/Card.tsx';

/** The private link for a second adult, before payment. */
export function CoupleCard() {
  return (
    <Card>
      <h2 className="text-lg">Moving with a partner?</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        {SECOND_ADULT_TEXT} It can wait: you find the link in your account after paying too, and a new edition
        takes in what is answered later.
      </p>
      <SecondAdult />
    </Card>
  );
}
