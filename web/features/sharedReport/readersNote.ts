import type { ShareScope } from '@global-fit/contract/shareScopes';
import type { ReportDocument } from '@global-fit/report/model';

const SHOWN: Readonly<Record<ShareScope, string>> = {
  places: 'It shows the places, their scores and the comparison.',
  most: 'What was told about money and health is not part of it, nor are passages that rest on it.',
  all: '“You” and “your” mean that person.',
};

/** What a reader has to know before reading somebody else's report. */
export function readersNote(
  { customerName }: Pick<ReportDocument, 'customerName'>,
  scope: ShareScope,
): string {
  const whose = customerName
    ? `This report was written for ${customerName}`
    : 'This report was written for somebody else';
  const you = scope === 'most' ? ' “You” and “your” mean that person.' : '';
  return `${whose}, who shared it with you by a private link. ${SHOWN[scope]}${you} Please do not pass the link on.`;
}
