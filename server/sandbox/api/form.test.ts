import { describe, expect, it } from 'vitest';
import { SandboxError } from '../errors.ts';
import { parseForm } from './form.ts';

const plain = (encoded: string) => JSON.parse(JSON.stringify(parseForm(encoded))) as unknown;

describe('parseForm', () => {
  it('reads nested objects and indexed lists as the SDK writes them', () => {
    expect(plain('line_items[0][price_data][currency]=usd&line_items[0][quantity]=2&mode=payment')).toEqual({
      line_items: [{ price_data: { currency: 'usd' }, quantity: '2' }],
      mode: 'payment',
    });
  });

  it('reads bare brackets as a list and decodes percent signs and plus', () => {
    expect(plain('expand[]=a.b&expand[]=c&name=a+b%26c')).toEqual({ expand: ['a.b', 'c'], name: 'a b&c' });
  });

  it('orders indexed lists by index', () => {
    expect(plain('a[1]=second&a[0]=first')).toEqual({ a: ['first', 'second'] });
  });

  it('keeps dangerous names as plain data', () => {
    const tree = parseForm('__proto__[polluted]=1&metadata[constructor]=x');
    expect(Object.keys(tree)).toEqual(['__proto__', 'metadata']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each(['a=1&a[b]=2', 'a[b]=1&a=2', 'a[=1', '[a]=1', 'a]b=1', 'a[b]c=1', `a${'[b]'.repeat(9)}=1`])(
    'refuses %s',
    (encoded) => {
      expect(() => parseForm(encoded)).toThrow(SandboxError);
    },
  );
});
