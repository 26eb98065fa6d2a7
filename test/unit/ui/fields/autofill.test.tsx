// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#ui/masks';
import { CardFields } from '#features/card/CardFields';
import { Checkbox, RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { hearChanges } from '#ui/core/hear-changes';
import { type Form, useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { DateRangeField } from '#ui/fields/moment/DateRangeField';
import { ZonedTimeField } from '#ui/fields/moment/ZonedTimeField';
import { PasswordField } from '#ui/fields/PasswordField';
import { PriceField } from '#ui/fields/PriceField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { TextArea } from '#ui/fields/TextArea';
import { LongText } from '#ui/LongText';
import { leave, render, settle, submit } from '../../lib/render';

interface Values {
  field: string;
  other: string;
  flag: boolean;
  range: { from: string; to: string };
  moment: { date: string; time: string };
}
type Field = (form: Form<Values>) => ReactNode;
const send = vi.fn(async (_: Partial<Values>) => {});
let form: Form<Values>;

function Sample({ children }: { children: Field }) {
  form = useForm<Values>({ initial: {}, check: async () => ({}), send });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {children(form)}
    </form>
  );
}

const CHOICES = [
  { value: '', label: '-' },
  { value: 'SP', label: 'São Paulo' },
];
const named = { name: 'field', label: 'x' } as const;
const line =
  (kind: object = {}): Field =>
  (f) => <TextField form={f} {...named} {...kind} />;

/** A field, the text that a browser puts into it, and the value that the form has then. */
const TEXTS: [name: string, field: Field, filled: string, value: unknown][] = [
  ['a line', line(), 'Rua A', 'Rua A'],
  ['an e-mail', line(inputPresets.email), 'ana@exemplo.com', 'ana@exemplo.com'],
  ['a document', line(inputPresets.cpf), '52998224725', '529.982.247-25'],
  ['a phone', line(inputPresets.phone), '+55 11 98765-4321', '(11) 98765-4321'],
  ['a postal code', line(inputPresets.postalCode), '01310100', '01310-100'],
  ['a birthday', line(inputPresets.birthday), '1990-05-01', '01/05/1990'],
  ['a password', (f) => <PasswordField form={f} {...named} kind="new" />, 'S3nha!ok', 'S3nha!ok'],
  ['an amount', (f) => <PriceField form={f} {...named} />, 'R$ 45.000,00', '45.000,00'],
  ['a message', (f) => <TextArea form={f} {...named} />, 'Oi.\nTudo bem?', 'Oi.\nTudo bem?'],
  ['a message of a first view', (f) => <LongText form={f} {...named} />, 'Oi.\nTudo bem?', 'Oi.\nTudo bem?'],
];
const OTHERS: typeof TEXTS = [
  [
    'a range of days',
    (f) => <DateRangeField form={f} name="range" label="x" />,
    '2026-05-01',
    { from: '2026-05-01', to: '' },
  ],
  [
    'a day',
    (f) => <ZonedTimeField form={f} name="moment" label="x" timeZone="America/Sao_Paulo" />,
    '2026-05-01',
    { date: '2026-05-01', time: '', isSecond: false },
  ],
  [
    'a list that is searched',
    (f) => <SearchSelect form={f} {...named} options={CHOICES.slice(1)} />,
    'São Paulo',
    'SP',
  ],
];

const control = () => document.querySelector('input,textarea,select') as HTMLInputElement;
const fire = async (type: string) => {
  await act(async () => control().dispatchEvent(new Event(type, { bubbles: true })));
  await settle();
};

beforeEach(() => {
  send.mockClear();
  hearChanges(document);
});
afterEach(leave);

describe('a field that is filled in without any event', () => {
  it.each(TEXTS)('%s, keeps its text where the form is drawn again', async (_, field, filled, value) => {
    await render(<Sample>{field}</Sample>);
    control().value = filled;
    await act(async () => form.set({ other: 'x' }));
    await settle();
    expect(form.values.field).toEqual(value);
    expect(control().value).toBe(value);
    await act(async () => form.set({ field: '' }));
    expect(control().value).toBe('');
  });
  it('a list that is searched, keeps its text where the form is drawn again', async () => {
    await render(<Sample>{(f) => <SearchSelect form={f} {...named} options={CHOICES.slice(1)} />}</Sample>);
    control().value = 'São Paulo';
    await act(async () => form.set({ other: 'x' }));
    await settle();
    expect([form.values.field, control().value, control().getAttribute('aria-expanded')]).toEqual([
      'SP',
      'São Paulo',
      'false',
    ]);
    await act(async () => form.set({ field: '' }));
    await fire('focusout');
    expect(control().value).toBe('');
  });
  it('is told once, also where its view takes nothing of it', async () => {
    const sets = vi.fn();
    await render(<Sample>{(f) => <TextField form={{ ...f, set: sets }} {...named} />}</Sample>);
    control().value = 'a';
    await act(async () => form.set({ other: 'x' }));
    await act(async () => form.set({ other: 'y' }));
    await settle();
    expect(sets).toHaveBeenCalledExactlyOnceWith({ field: 'a' });
  });
});

describe('a field that is filled in with a change event alone', () => {
  it.each([...TEXTS, ...OTHERS])('%s', async (_, field, filled, value) => {
    await render(<Sample>{field}</Sample>);
    control().value = filled;
    await fire('change');
    const { name } = control();
    expect(form.values[(name === 'field' ? 'field' : name) as 'field']).toEqual(value);
    expect(document.querySelector('[role=combobox]')?.getAttribute('aria-expanded') ?? 'false').toBe('false');
  });
  it('is one of a card: its number is grouped', async () => {
    await render(<Sample>{(f) => <CardFields form={f as never} />}</Sample>);
    control().value = '4111111111111111';
    await fire('change');
    expect(control().value).toBe('4111 1111 1111 1111');
  });
  it('is a list or a box, which tell of nothing else', async () => {
    await render(<Sample>{(f) => <SelectField form={f} {...named} choices={CHOICES} />}</Sample>);
    control().value = 'SP';
    await fire('change');
    expect(form.values.field).toBe('SP');
  });
  it('is told once: a change after typing is not repeated', async () => {
    await render(<Sample>{line(inputPresets.cpf)}</Sample>);
    const inputs = vi.fn();
    document.addEventListener('input', inputs);
    control().value = '52998224725';
    await fire('input');
    await fire('change');
    document.removeEventListener('input', inputs);
    expect(inputs).toHaveBeenCalledTimes(1);
  });
});

describe('a field that is filled in without an event is sent', () => {
  it.each(TEXTS)('%s', async (_, field, filled, value) => {
    await render(<Sample>{field}</Sample>);
    control().value = filled;
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ field: value });
  });
  it('a choice, and a ticked box', async () => {
    await render(
      <Sample>
        {(f) => (
          <>
            <SelectField form={f} {...named} choices={CHOICES} />
            <Checkbox form={f} name="flag" label="x" />
            <RadioGroup
              form={f}
              name="other"
              label="x"
              choices={[...CHOICES.slice(1), { value: 'RJ', label: 'Rio' }]}
            />
          </>
        )}
      </Sample>,
    );
    control().value = 'SP';
    (document.querySelector('[type=checkbox]') as HTMLInputElement).checked = true;
    (document.querySelector('[value=RJ]') as HTMLInputElement).checked = true;
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ field: 'SP', flag: true, other: 'RJ' });
  });
  it('and what a field does not show stays: a list whose choices have not arrived', async () => {
    await render(<Sample>{(f) => <SelectField form={f} {...named} choices={[]} />}</Sample>);
    await act(async () => form.set({ field: 'SP' }));
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ field: 'SP' });
  });
});
