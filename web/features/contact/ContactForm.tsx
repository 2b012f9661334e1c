import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { identity } from '#content/identity.ts';
import { useAfter, whileTrue } from '#features/calls/useOnceWaited.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { Link } from '#ui/links/Link.tsx';
import { Textarea } from '#ui/fields/Textarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { fillIn, forgetMessage, keepMessage } from './keptMessage.ts';
import { type FormAnswer, fieldText } from './formAnswer.ts';
import { type ContactValues, ownCollector, sendContact } from './sendContact.ts';

type Refusal = Extract<FormAnswer, { kind: 'refused' }>;
const labels = { name: 'Name', email: 'Email', message: 'Message', privacy: 'Privacy' } as const;
type FieldName = keyof typeof labels;

type State = { step: 'idle' | 'submitting' | 'succeeded'; refusal: Refusal | null; outage: string | null };

const idle: State = { step: 'idle', refusal: null, outage: null };

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: string): string => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    privacy: data.get('privacy') !== null,
    _gotcha: text('_gotcha'),
  };
}

/** Reloading clears the form as well. */
const again = (): void => location.reload();

/** The form is gone, so the focus moves to its replacement, which is read out. */
const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

function Sent() {
  return (
    <div className="neatline bg-sheet p-7">
      <h3 ref={focus} tabIndex={-1} className="text-xl focus:outline-none">
        Thank you, your message is with us
      </h3>
      <p className="mt-3 text-ink-soft">We answer within 24 hours, to the address you gave.</p>
      <button type="button" onClick={again} className={`${buttonStyle('secondary')} mt-6`}>
        Send Another Message
      </button>
    </div>
  );
}

/** Name, e-mail, message and consent. Whatever fails, the input stays in the form. */
export function ContactForm() {
  const [state, setState] = useState<State>(idle);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.step === 'submitting') return;
    setState({ ...idle, step: 'submitting' });
    try {
      const answer = await sendContact(valuesOf(event.currentTarget));
      if (answer.kind === 'accepted') {
        form.current?.reset();
        forgetMessage();
        setState({ ...idle, step: 'succeeded' });
      } else setState({ ...idle, refusal: answer });
    } catch (error) {
      setState({ ...idle, outage: error instanceof Error ? error.message : String(error) });
    }
  };

  // Keeps the message for people who read the privacy policy before consenting.
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current);
    // On a slow connection somebody may have typed before this script loaded.
    keepMessage(valuesOf(form.current));
  }, []);

  const { refusal } = state;
  useAfter(refusal, whileTrue(refusal?.wait ?? null), () => setState(idle));
  // The focus stays on the button, so that each error is read once; on a phone the first of them is scrolled into
  // view.
  useEffect(() => {
    if (refusal) form.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' });
  }, [refusal]);

  if (state.step === 'succeeded') return <Sent />;
  const problem = (field: FieldName): string | null => fieldText(labels[field], refusal?.fields.get(field));
  // A service may require more fields than this form has; errors about those are shown beside the button.
  const elsewhere = [...(refusal?.fields ?? [])]
    .filter(([field]) => !(field in labels))
    .flatMap(([field, problems]) => problems.map(({ message }) => `${field} ${message}`));
  const busy = state.step === 'submitting';
  return (
    // Without a script the browser submits the form itself, and by POST, so that nothing appears in the address.
    <form
      ref={form}
      method="post"
      action={ownCollector}
      onSubmit={submit}
      onInput={(event) => keepMessage(valuesOf(event.currentTarget))}
      className="neatline space-y-5 bg-sheet p-5 sm:p-8"
      aria-labelledby="contact-title"
    >
      <TextInput
        label="Name"
        name="name"
        placeholder="Jane Smith"
        autoComplete="name"
        required
        error={problem('name')}
      />
      <EmailInput
        label="Email"
        name="email"
        placeholder="jane.smith@example.com"
        autoComplete="email"
        required
        error={problem('email')}
      />
      <Textarea label="Message" name="message" rows={5} required error={problem('message')} />
      <div hidden>
        <label>
          Leave this empty
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        name="privacy"
        required
        error={problem('privacy')}
        label={
          <>
            I agree that my message is stored so that it can be answered, as the{' '}
            <Link to={paths.privacy}>privacy policy</Link> says.
          </>
        }
      />
      {/* Beside the button that was pressed: above the fields it would be off a phone's screen. */}
      {state.outage && (
        <Alert tone="danger" title="Your message could not be sent.">
          <p>{state.outage}</p>
          <p>It is still in the form: please try again, or write to {identity.email}.</p>
        </Alert>
      )}
      {[...new Set([...(refusal?.form.map(({ message }) => message) ?? []), ...elsewhere])].map((message) => (
        <Alert key={message} tone="danger">
          <p>{message}</p>
        </Alert>
      ))}
      <Button type="submit" isOff={busy} className="w-full sm:w-auto">
        {busy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
