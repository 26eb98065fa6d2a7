// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { ServiceError } from '#services/http/service-error';
import { Checkbox, TextField } from '#ui/core/fields';
import { type Host, HostContext } from '#ui/core/host-context';
import { type Errors, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { advance, installFakeClock } from '../lib/clock';

interface Values {
  email: string;
  agree: boolean;
}
const send = vi.fn<(values: Partial<Values>) => Promise<void>>();
const check = vi.fn(
  async ({ email }: Partial<Values>): Promise<Errors<Values>> =>
    email?.includes('@') ? {} : { email: 'inválido' },
);

function Sample() {
  const form = useForm<Values>({ initial: {}, check, send });
  return (
    <form onSubmit={form.onSubmit} data-status={form.status} data-refused={form.refused}>
      <FormMessages form={form} />
      <TextField form={form} name="email" label="E-mail" type="email" />
      <Checkbox form={form} name="agree" label="Aceito" />
      <button type="submit">Enviar</button>
    </form>
  );
}

const withHost = (view: ReactNode) => <HostContext.Provider value={{} as Host}>{view}</HostContext.Provider>;

let root: Root;
const form = () => document.querySelector('form') as HTMLFormElement;
const email = () => document.querySelector('input') as HTMLInputElement;
const settle = () => act(() => advance(5));
async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(email(), text);
    email().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
}
const submit = async () => {
  await act(async () => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
};

installFakeClock();
beforeEach(async () => {
  document.body.innerHTML = '<div></div>';
  send.mockReset().mockResolvedValue();
  check.mockClear();
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(withHost(<Sample />)));
});
afterEach(() => act(async () => root.unmount()));

const message = () => document.getElementById('email-error')?.textContent;

describe('useForm', () => {
  it('says nothing of a field before it was left, and then follows what is typed (spec validation#fields)', async () => {
    await type('ana');
    expect(message()).toBe('');
    await act(async () => email().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await settle();
    expect(message()).toBe('inválido');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(email().getAttribute('aria-describedby')).toBe('email-error');
    await type('ana@x.com');
    expect(message()).toBe('');
    expect(email().getAttribute('aria-invalid')).toBe('false');
  });

  it('does not send what is wrong, shows it and moves the focus there', async () => {
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(message()).toBe('inválido');
    expect(document.activeElement).toBe(email());
    expect(form().dataset.refused).toBe('1');
  });

  it('sends once, however often it is asked while it sends', async () => {
    let done: () => void = () => {};
    send.mockReturnValue(new Promise((go) => (done = go)));
    await type('ana@x.com');
    await submit();
    await submit();
    expect(form().dataset.status).toBe('sending');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => done());
    await settle();
    expect(form().dataset.status).toBe('sent');
    expect(send).toHaveBeenCalledWith({ email: 'ana@x.com' });
  });

  it('sends what the field shows: the text as it was meant', async () => {
    await import('#ui/masks');
    await type(' Ana <ana@x.com> ');
    await submit();
    expect(send.mock.calls).toEqual([[{ email: 'ana@x.com' }]]);
    expect(email().value).toBe('ana@x.com');
  });
  it('keeps every value of a failed sending and may send again', async () => {
    send.mockRejectedValueOnce(new ServiceError('network', 'X', 'no'));
    await type('ana@x.com');
    await submit();
    expect(form().dataset.status).toBe('failed');
    expect(email().value).toBe('ana@x.com');
    await submit();
    expect(form().dataset.status).toBe('sent');
  });

  it('puts what the service refused (422) at its field', async () => {
    send.mockRejectedValueOnce(
      new ServiceError('http', 'X', '422', 422, undefined, refusal({ email: 'já usado' })),
    );
    await type('ana@x.com');
    await submit();
    expect(form().dataset.status).toBe('editing');
    expect(message()).toBe('já usado');
    expect(document.activeElement).toBe(email());
  });

  it.each([
    ['a field it does not show', refusal({ score: 'baixo' }), ['baixo']],
    ['no field at all', refusal({}, ['recusado']), ['recusado']],
    ['a field of an odd name', refusal({ '"] *': 'estranho' }), ['estranho']],
    ['nothing that can be read', refusal({}), []],
  ])('is never silent about a refusal of %s', async (_, refused, messages) => {
    send.mockRejectedValueOnce(new ServiceError('http', 'X', '422', 422, undefined, refused));
    await type('ana@x.com');
    await submit();
    expect(form().dataset.status).toBe('failed');
    expect([...form().querySelectorAll('[role="alert"] > *')].map(({ textContent }) => textContent)).toEqual(
      messages,
    );
    expect(email().value).toBe('ana@x.com');
    if (messages.length > 0) expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await submit();
    expect(form().dataset.status).toBe('sent');
    expect(form().querySelector('[role="alert"]')).toBe(null);
  });

  it('says both what belongs to a field and what does not, and keeps a refusal until its field changes', async () => {
    const refused = refusal({ email: 'já usado', score: 'baixo' });
    send.mockRejectedValueOnce(new ServiceError('http', 'X', '422', 422, undefined, refused));
    await type('ana@x.com');
    await submit();
    expect([message(), form().querySelector('[role="alert"]')?.textContent]).toEqual(['já usado', 'baixo']);
    expect(document.activeElement).toBe(email());
    await act(async () => email().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await settle();
    expect(message()).toBe('já usado');
    await type('eva@x.com');
    expect(message()).toBe('');
  });

  it('survives rules that cannot be loaded', async () => {
    check.mockRejectedValueOnce(new Error('chunk'));
    await type('ana@x.com');
    await submit();
    expect(form().dataset.status).toBe('failed');
    expect(email().value).toBe('ana@x.com');
  });
});
