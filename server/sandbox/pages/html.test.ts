import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes what is put in, in text and in attributes, and leaves HTML alone', () => {
  const name = `<script>alert("x")</script> & 'co'`;
  expect(html`<p title="${name}">${[html`<b>${1}</b>`, null, name]}</p>`.html).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;">' +
      '<b>1</b>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>',
  );
});
