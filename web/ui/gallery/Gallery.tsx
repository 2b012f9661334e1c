import { type ReactNode, useState } from 'react';
import { COUNTRY_OPTIONS } from '#content/countries.ts';
import { Alert } from '../notices/Alert.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../blocks/Card.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { CheckboxGroup, RadioGroup } from '../fields/ChoiceGroup.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Dialog } from '../blocks/Dialog.tsx';
import { Disclosure } from '../blocks/Disclosure.tsx';
import { MultiCombobox } from '../fields/MultiCombobox.tsx';
import { PageHeader } from '../blocks/PageHeader.tsx';
import { ProgressBar } from '../notices/ProgressBar.tsx';
import { Select } from '../fields/Select.tsx';
import { Slider } from '../fields/Slider.tsx';
import { Spinner } from '../notices/Spinner.tsx';
import { Stepper } from '../blocks/Stepper.tsx';
import { Textarea } from '../fields/Textarea.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { showToast } from '../notices/toast.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'I am not sure' },
];

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-5 text-lg">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </Card>
  );
}

function Actions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Shelf title="Actions and windows">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button tone="secondary" onClick={() => showToast('Report URL copied to clipboard', 'good')}>
          Show a toast
        </Button>
        <Button tone="quiet">Quiet</Button>
        <Button tone="danger">Danger</Button>
        <Button disabled>Disabled</Button>
      </div>
      <Disclosure title="Why we ask">
        <p>Because the answer changes which visas are open to you.</p>
      </Disclosure>
      <Dialog title="Resume Your Assessment?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="text-ink-soft">You stopped in “Family”, yesterday at 21:14.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setOpen(false)}>Resume</Button>
          <Button tone="secondary" onClick={() => setOpen(false)}>
            Start New
          </Button>
        </div>
      </Dialog>
    </Shelf>
  );
}

function Choices() {
  const [one, setOne] = useState<string | null>('no');
  const [some, setSome] = useState<string[]>(['yes']);
  const [home, setHome] = useState<string | null>(null);
  const [more, setMore] = useState<string[]>(['PRT']);
  const [level, setLevel] = useState(3);
  return (
    <Shelf title="Choices">
      <RadioGroup
        label="Do you claim ancestry abroad?"
        name="one"
        options={answers}
        value={one}
        onChange={setOne}
        required
      />
      <CheckboxGroup
        label="Which apply?"
        name="some"
        options={answers}
        value={some}
        onChange={setSome}
        error="This question is required"
      />
      <Combobox
        label="Country of residence"
        placeholder="Search countries..."
        options={COUNTRY_OPTIONS}
        value={home}
        onChange={setHome}
      />
      <MultiCombobox
        label="Further countries"
        placeholder="Search countries..."
        options={COUNTRY_OPTIONS}
        value={more}
        onChange={setMore}
        most={3}
      />
      <Slider
        label="Safety"
        help="How much it matters"
        min={1}
        max={5}
        value={level}
        minLabel="Not at all"
        maxLabel="Very much"
        onChange={setLevel}
      />
      <Slider label="Untouched" min={1} max={10} value={5} untouched onChange={setLevel} />
      <Select label="Relocation budget" options={answers} />
      <Checkbox label="I agree to the terms" error="Please agree to go on" />
    </Shelf>
  );
}

/** Every shared component on one page, during development only. */
export default function Gallery() {
  return (
    <>
      <PageHeader eyebrow="While developing" title="Gallery" />
      <div className="shell grid gap-6 py-12 lg:grid-cols-2">
        <Actions />
        <Shelf title="Text">
          <TextInput label="First name" placeholder="Jane" required />
          <TextInput
            label="Email"
            type="email"
            defaultValue="jane@"
            error="Please enter a valid email"
            required
          />
          <TextInput label="Password" type="password" help="At least 8 characters" />
          <TextInput label="Age" inputMode="numeric" className="figures max-w-48" />
          <Textarea label="Anything else?" markOptional />
        </Shelf>
        <Choices />
        <Shelf title="Where things stand">
          <Stepper
            steps={['Select Product', 'Account', 'Profile Assessment', 'Summary', 'Payment']}
            current={2}
          />
          <ProgressBar label="Section 4 of 13" value={31} />
          <Spinner label="Loading available packages..." visible />
          <Alert title="Test mode: no card is charged" />
          <Alert tone="good" title="Profile Saved Successfully" />
          <Alert tone="caution" title="Not saved, retrying" />
          <Alert tone="danger" title="Failed to load products. Please try again later." />
        </Shelf>
      </div>
    </>
  );
}
