import { describe, expect, it } from 'vitest';
import { isForeignLine } from './otherLanguage.ts';

describe('a sentence in another language', () => {
  it.each([
    'Ich war in Spanien',
    'keine hohen Steuern bitte',
    'der Krieg war schlimm',
    'KEIN KRIEG',
    'sans pollution',
    'la corruption me dérange pas',
    'no me importa la violencia',
    'não quero frio',
    'geen oorlog',
  ])('is known by the words that hold it together: “%s”', (line) => expect(isForeignLine(line)).toBe(true));

  it.each([
    'no war por favor',
    'Not Rio de Janeiro or São Paulo',
    'no more than 3 hours from IST',
    'near MIT',
    'No Las Vegas, no Los Angeles',
    'no los angeles',
    'a pied-à-terre by the sea',
    'He pays the bills, so we need sun',
    'no no',
  ])('is no English one with a name or a borrowed word in it: “%s”', (line) =>
    expect(isForeignLine(line)).toBe(false),
  );
});
