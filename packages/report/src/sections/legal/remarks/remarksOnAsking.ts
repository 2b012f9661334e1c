/** Where a permit is asked for: the remark of a record, what Legal says of it, and what the plan does. */
export const ASKED_FOR: readonly {
  readonly remark: RegExp;
  readonly said: string;
  readonly planned: string;
}[] = [
  {
    remark: /^asked for from abroad alone$/,
    said: 'It is asked for from abroad, before you move.',
    planned: 'It is asked for from abroad, as the record says.',
  },
  {
    remark: /^asked for at the police station there$/,
    said: 'It is asked for at the police station of the place you move to, before the time of a visit is over.',
    planned:
      'It is asked for after arrival, at the police station of the place you move to: have all of it ready by then.',
  },
];
