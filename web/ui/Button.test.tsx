import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

const web = path.resolve(import.meta.dirname, '..');

it('can be off without losing the focus, and then does nothing', () => {
  const onClick = vi.fn();
  const off = Button({ type: 'submit', isOff: true, onClick, children: 'Save' });
  const markup = renderToStaticMarkup(off);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/\sdisabled=/);
  const preventDefault = vi.fn();
  off.props.onClick({ preventDefault });
  expect(onClick).not.toHaveBeenCalled();
  expect(preventDefault, 'no form is sent').toHaveBeenCalledOnce();
});

it('has no disabled attribute while it can be pressed', () => {
  expect(renderToStaticMarkup(<Button isOff={false}>Save</Button>)).not.toContain('disabled=');
});

it('is used for every button that would be disabled by its own press', () => {
  const found = globSync('{features,layout,ui,routes}/**/*.tsx', { cwd: web }).filter((file) =>
    /<(button|Button)\b[^>]*?\sdisabled=\{\s*(\w+\.)?(busy|finding|saving|save|state\.at)\b/.test(
      readFileSync(path.join(web, file), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
