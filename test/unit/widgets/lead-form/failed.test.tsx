// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, click, submit, text } from '../../lib/render';
import { fillPerson, leaveForm, openForm, said, typed, VALUES } from './form';

vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(leaveForm);

describe('a sending that fails', () => {
  it.each([
    ['drop', 'network'],
    ['500', 'http'],
    ['401', 'http'],
    ['403', 'http'],
    ['404', 'http'],
    ['409', 'http'],
    ['malformed', 'shape'],
  ])('with %s says so, tells the page, keeps every value and may be tried again', async (fault, kind) => {
    const { net, emit, leads } = await openForm();
    const { state } = net.sandbox;
    await fillPerson(undefined, 'allowWhatsApp');
    state.setFault({ call: 'LEA-01', fault });
    await submit();
    // A content blocker looks like a connection that is lost.
    const unreached =
      'Confira a sua conexão com a internet. Se você usa um bloqueador de anúncios, desative-o nesta página. ';
    expect(said()).toEqual([
      `Um erro ocorreu, tente novamente. ${fault === 'drop' ? unreached : ''}Nada do que você digitou foi perdido.`,
    ]);
    expect(typed()).toEqual(VALUES);
    expect(document.querySelector<HTMLInputElement>('#allowWhatsApp')?.checked).toBe(true);
    expect(emit.mock.calls.filter(([name]) => name.startsWith('vt-lead-'))).toEqual([
      ['vt-lead-failed', { kind }],
    ]);
    // A lead is sent again by the visitor only.
    expect(state.calls.map(({ call }) => call)).toEqual(['LEA-01']);

    state.setFault({ call: 'LEA-01', fault: 'none' });
    await click(button('Tentar novamente'));
    expect(text('h2')).toBe('Recebemos seus dados');
    expect(leads()).toMatchObject([{ email: 'ana@exemplo.com.br', indWhatsappContact: true }]);
    expect(emit).toHaveBeenLastCalledWith('vt-lead-sent', { personType: 'physical', dealer: null });
  });
});
