/* Conveniences of the payment page. Everything works without this file. */

const { body } = document;

/** Inside the product's page: as light or dark as that page is, whatever the reader's system is. */
if (window.frameElement) {
  document.documentElement.dataset.scheme = getComputedStyle(window.frameElement).colorScheme;
}

/** Escape closes the window that the form lies in, as it does beside the form, unless an answer is on its way. */
document.addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
  if (key !== 'Escape' || isComposing || defaultPrevented) return;
  if (document.querySelector('form[data-sent]')) return;
  window.frameElement?.dispatchEvent(new window.parent.KeyboardEvent('keydown', { key, bubbles: true }));
});

/** What answered a form takes the page's own address: Back and a reload would else ask to send the form again. */
const { path } = body.dataset;
if (path && window.location.pathname !== path) window.history.replaceState(null, '', path);

/** One press is one payment: the button rests while the answer is on its way. */
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
    if (!button?.dataset.busy) return;
    button.textContent = button.dataset.busy;
    // Disabling at once would leave the button's own value out of the form.
    setTimeout(() => {
      button.disabled = true;
    });
  });
}

/**
 * Coming back with the browser's arrow finds what became of the form that was sent, as where pages are loaded anew:
 * Safari shows them as they were left, with the card in them.
 */
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.querySelector('form[data-sent]')) window.location.replace(window.location.href);
});

const number = document.querySelector('#cardNumber');
const expiry = document.querySelector('#cardExpiry');

const grouped = (digits) =>
  /^3[47]/.test(digits)
    ? digits.replace(/^(\d{4})(\d{1,6})?(\d{1,5})?.*$/, (_, ...parts) =>
        parts.slice(0, 3).filter(Boolean).join(' '),
      )
    : digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Rewrites a field while typing, and leaves it alone when the customer edits inside it. */
function format(input, rewrite) {
  input?.addEventListener('input', () => {
    if (input.selectionStart === input.value.length) input.value = rewrite(input.value);
  });
}

format(number, (typed) => grouped(typed.replace(/\D/g, '').slice(0, 19)));
/** A month may be written with one digit, and a year with four, as browsers fill it in. */
format(expiry, (typed) => {
  if (typed.endsWith(' /')) return typed;
  const isLone = /^\s*([2-9]|\d(?=\s*[/.-]))/.test(typed);
  const digits = `${isLone ? '0' : ''}${typed}`.replace(/\D/g, '');
  const year = digits.slice(2, digits.startsWith('20', 2) ? 6 : 4);
  return year === '' ? digits : `${digits.slice(0, 2)} / ${year}`;
});

for (const button of document.querySelectorAll('[data-card]')) {
  button.addEventListener('click', () => {
    const byCard = document.querySelector('#by-card');
    if (byCard) byCard.checked = true;
    number.value = grouped(button.dataset.card);
    number.focus();
  });
}

/** Inside the product's page: tells it the height, and when the payment is through. */
function tell(message) {
  window.parent.postMessage({ source: 'payment-sandbox', ...message }, window.location.origin);
}

if (window.parent !== window) {
  new ResizeObserver(() => tell({ type: 'resize', height: body.offsetHeight })).observe(body);
  const { complete, redirect } = body.dataset;
  if (complete) {
    tell({ type: 'complete', sessionId: complete });
    if (redirect) window.top.location.assign(redirect);
  }
}
