// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import TemplateWidget from '#widgets/template-widget/TemplateWidget';
import { leave, render, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', reason: '' };
const FILLED = { name: 'Ana Souza', email: 'ana@exemplo.com.br', message: 'Quero um test drive' };
const SEND = '/contact-us';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ 'idempotency-header': 'idempotency-key' });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});
const fill = async () => {
  for (const [name, value] of Object.entries(FILLED)) await type(`#${name}`, value);
};
const typed = () =>
  Object.fromEntries(
    Object.keys(FILLED).map((name) => [name, document.querySelector<HTMLInputElement>(`#${name}`)?.value]),
  );

describe('vt-template-widget', () => {
  it('sends nothing before its rules hold, and says at each field what is missing', async () => {
    await render(<TemplateWidget {...props} />);
    await submit();
    expect(texts('.error')).toEqual(['Digite o nome completo', 'Digite o e-mail', 'Escreva sua mensagem']);
    expect(net.asked).toEqual([]);
  });

  it('sends once, says so with the focus, and fires its event', async () => {
    const { emit } = await render(<TemplateWidget {...props} reason="recall" />);
    await fill();
    await submit();
    expect(text('h2')).toBe('Mensagem enviada');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(net.sandbox.state.calls.map(({ body }) => body)).toMatchObject([{ ...FILLED, reason: 'recall' }]);
    expect(emit).toHaveBeenCalledExactlyOnceWith('vt-template-widget-sent', { id: expect.any(String) });
  });

  it('shows what the service refuses at its field, and keeps what was typed', async () => {
    await render(<TemplateWidget {...props} />);
    await fill();
    net.faults[SEND] = { status: 422, body: { errors: { email: 'E-mail bloqueado' } } };
    await submit();
    expect(text('#email-error')).toBe('E-mail bloqueado');
    expect(document.activeElement?.id).toBe('email');
    expect(typed()).toEqual(FILLED);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it was not sent, and keeps what was typed: %j',
    async (fault) => {
      const { emit } = await render(<TemplateWidget {...props} />);
      await fill();
      net.faults[SEND] = fault;
      await submit();
      expect(text('[role=alert]')).toContain('Nada do que você digitou foi perdido.');
      expect(text('.notice button')).toBe('Tentar novamente');
      expect(typed()).toEqual(FILLED);
      expect(emit).toHaveBeenCalledWith('vt-template-widget-failed', { kind: expect.any(String) });
    },
  );

  it('is the same intent when it is sent again', async () => {
    await render(<TemplateWidget {...props} />);
    await fill();
    net.sandbox.state.setFault({ call: 'CON-01', fault: '500' });
    await submit();
    net.sandbox.state.setFault({ call: 'CON-01', fault: 'none' });
    await submit();
    expect(text('h2')).toBe('Mensagem enviada');
    const [first, second, ...more] = net.sandbox.state.calls.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, more]).toEqual([first, []]);
  });

  it('speaks Spanish', async () => {
    await render(<TemplateWidget {...props} />, 'es-AR');
    expect(text('h2')).toBe('Hablá con nosotros');
  });
});
