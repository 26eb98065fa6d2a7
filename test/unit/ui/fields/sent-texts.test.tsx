// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/masks';
import { TextField } from '#ui/core/fields';
import { type Form, useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { PasswordField } from '#ui/fields/PasswordField';
import { TextArea } from '#ui/fields/TextArea';
import { leave, render, submit, type } from '../../lib/render';

interface Values {
  field: string;
}
const send = vi.fn(async (_: Partial<Values>) => {});

function Sample({ children }: { children(form: Form<Values>): ReactNode }) {
  const form = useForm<Values>({ initial: {}, check: async () => ({}), send });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {children(form)}
    </form>
  );
}

afterEach(leave);

const FAMILY = '👨\u200D👩\u200D👧\u200D👦';
const text =
  (kind: object = {}) =>
  (f: Form<Values>) => <TextField form={f} name="field" label="x" {...kind} />;
const area = (f: Form<Values>) => <TextArea form={f} name="field" label="x" />;
const secret = (kind: 'new' | 'current') => (f: Form<Values>) => (
  <PasswordField form={f} name="field" label="x" kind={kind} />
);

describe('a text is sent', () => {
  it.each([
    ['a message', area, 'CEP 01310-100 não é aceito.', 'CEP 01310-100 não é aceito.'],
    ['a message', area, 'ana@exemplo.com.', 'ana@exemplo.com.'],
    ['a message', area, `\u00A0Oi ${FAMILY}\u00A0aqui `, `Oi ${FAMILY}\u00A0aqui`],
    ['a line', text(), `Oferta\u00A0${FAMILY}`, `Oferta ${FAMILY}`],
    ['a line', text({ autoComplete: 'off' }), 'CEP 01310-100', 'CEP 01310-100'],
    ['a name', text(inputPresets.personName), 'Ana \u200E Lima', 'Ana Lima'],
    ['an e-mail', text(inputPresets.email), 'mailto:ana@exemplo.com.', 'ana@exemplo.com'],
    ['a user', text({ autoComplete: 'username webauthn' }), 'ana@exemplo.com.', 'ana@exemplo.com'],
    ['a postal code', text(inputPresets.postalCode), 'CEP: \uFF10\uFF11310\u2011100', '01310-100'],
    ['a phone', text(inputPresets.phone), '\u202A+55 (011) 98765\u20114321\u202C', '(11) 98765-4321'],
    ['a chassis', text(inputPresets.chassis), 'VIN: 9BW ZZZ377\u200BVT004251', '9BWZZZ377VT004251'],
    ['a password', secret('new'), ' S3nha\u00A0´x! ', ' S3nha\u00A0´x! '],
    ['a password', secret('current'), 'mailto:S3nha', 'mailto:S3nha'],
  ] as const)('%s', async (_, field, typed, sent) => {
    send.mockClear();
    await render(<Sample>{field}</Sample>);
    await type(field === area ? 'textarea' : 'input', typed);
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ field: sent });
  });
});
