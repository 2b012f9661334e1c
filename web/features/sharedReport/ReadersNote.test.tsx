import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReadersNote } from './ReadersNote.tsx';

const note = (customerName: string, scope: 'places' | 'most'): string =>
  renderToStaticMarkup(<ReadersNote report={{ customerName }} scope={scope} />).replace(/<\/?p[^>]*>/g, '');

test('a reader is told whose report it is and what it leaves out', () => {
  expect(note('', 'places')).toBe(
    'This report was written for somebody else, who shared it with you by a private link. It shows the places, their scores and the comparison. Please do not pass the link on.',
  );
  expect(note('Wanda', 'most')).toContain('written for <bdi>Wanda</bdi>, who');
  expect(note('Wanda', 'most')).toContain('money and health is not part of it');
  expect(note('Wanda', 'most')).toContain('mean that person. Please do not');
});
