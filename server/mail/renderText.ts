import type { Letter, LetterBlock, Sender } from './letter.ts';

const WIDTH = 72;

/** The plain-text part, in lines of at most 72 characters where words allow, with links written out. */
export function renderText(letter: Letter, sender: Sender): string {
  const parts = [
    wrap(letter.heading),
    ...letter.blocks.map(blockText),
    `-- \n${sender.name}\n${sender.publicUrl}\n${sender.supportEmail}`,
    wrap(letter.reason),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return wrap(block.text);
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return `${block.from}:\n${wrap(block.text, WIDTH - 2)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`;
    case 'rows': {
      const width = Math.max(...block.rows.map((row) => row.label.length)) + 2;
      return block.rows.map((row) => `${`${row.label}:`.padEnd(width)}${row.value}`).join('\n');
    }
    case 'scores': {
      const width = Math.max(...block.scores.map((score) => score.place.length)) + 2;
      return block.scores
        .map(
          ({ place, score, detail }) =>
            `${String(Math.round(score)).padStart(3)}  ${detail === '' ? place : `${place.padEnd(width)}${detail}`}`,
        )
        .join('\n');
    }
  }
}

function wrap(text: string, width = WIDTH): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/ +/)) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join('\n');
}
