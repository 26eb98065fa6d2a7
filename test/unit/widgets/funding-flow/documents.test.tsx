// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import { Documents } from '#features/documents/Documents';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const ID = 'prop-pending-document';
const onDone = vi.fn();
let net: SandboxPage;

const pdf = (name: string, size = 3, kind = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type: kind });
const show = (psa = false, language: 'pt-BR' | 'es-AR' = 'pt-BR', id = ID) =>
  render(<Documents proposalId={id} psa={psa} onDone={onDone} />, language);

const item = (wanted: string) =>
  document.querySelector(`[data-type="${wanted}"]`)?.closest('li') as HTMLElement;
const fileInput = (wanted: string) => item(wanted).querySelector('input[type=file]') as HTMLInputElement;
const focused = () => document.activeElement?.textContent?.trim();
/** Chooses files as the browser's own window would. */
async function choose(wanted: string, ...files: File[]): Promise<void> {
  const input = fileInput(wanted);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}
const named = (name: string) => document.querySelector(`button[aria-label="${name}"]`) as HTMLElement;
const left = () => text('.documents > [role=status]');
const uploads = () =>
  [...document.querySelectorAll('.upload')].map((each) => each.getAttribute('data-state'));

beforeEach(() => {
  net = sandboxPage();
  onDone.mockClear();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('a proposal’s documents', () => {
  it('are listed by name with what is missing, and told when the last has come', async () => {
    await show();
    expect(left()).toBe('Faltam 3 documentos: CNH, Comprovante de residência e Comprovante de renda.');
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(left()).toBe('Faltam 2 documentos: Comprovante de residência e Comprovante de renda.');
    expect(item('DRIVER_LICENSE').textContent).toContain('Recebido');
    expect(item('DRIVER_LICENSE').textContent).toContain('cnh.pdf');
    expect(text('.documents > .sr')).toBe('CNH: cnh.pdf enviado.');
    await choose('RESIDENCE_PROOF', pdf('luz.png', 3, 'image/png'));
    expect(left()).toBe('Falta 1 documento: Comprovante de renda.');
    expect(onDone).not.toHaveBeenCalled();
    await choose('INCOME_PROOF', pdf('um.pdf'), pdf('dois.pdf'));
    expect(left()).toContain('Recebemos todos os documentos.');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(net.asked.filter((address) => address.endsWith('/v1/documents'))).toHaveLength(4);
  });

  it('of PSA go to its own address', async () => {
    await show(true);
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(net.asked).toContain('/financing/v2/psa/financing/documents');
    expect(net.asked).not.toContain('/financing/v1/documents');
  });

  it('that are too large or of another kind are named and stay; the others go', async () => {
    await show();
    await choose(
      'DRIVER_LICENSE',
      pdf('grande.pdf', UPLOAD_LIMIT + 1),
      pdf('foto.gif', 3, 'image/gif'),
      pdf('cnh.pdf'),
    );
    expect(texts('.wanted > .upload-problem p')).toEqual([
      'Arquivos excederam o tamanho máximo, que é de 10 MB por arquivo: grande.pdf',
      'Este tipo de arquivo não é aceito, só PDF, JPG ou PNG: foto.gif',
    ]);
    expect(item('DRIVER_LICENSE').textContent).toContain('Recebido');
    await choose('DRIVER_LICENSE', pdf('limite.pdf', UPLOAD_LIMIT));
    expect(text('.wanted > .upload-problem')).toBe('');
  });

  it.each([
    ['offline', 'Sem conexão: o arquivo não foi enviado. Verifique sua internet.'],
    [500, 'Um erro ocorreu, tente novamente'],
    [413, 'Arquivos excederam o tamanho máximo'],
  ] as const)(
    'that fail (%s) say why, keep nobody back, and go again without being chosen',
    async (fault, message) => {
      await show();
      net.faults = { '/v1/documents': fault };
      await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
      expect(text('.upload .upload-problem')).toBe(message);
      expect(uploads()).toEqual(['failed']);
      net.faults = {};
      await choose('RESIDENCE_PROOF', pdf('luz.pdf'));
      expect(item('RESIDENCE_PROOF').textContent).toContain('Recebido');
      await click(named('Tentar novamente: cnh.pdf'));
      expect(uploads()).toEqual([]);
      expect(left()).toBe('Falta 1 documento: Comprovante de renda.');
    },
  );

  it('go one after the other, and may be given up', async () => {
    await show();
    net.hold = '/v1/documents';
    await choose('DRIVER_LICENSE', pdf('frente.pdf'), pdf('verso.pdf'));
    expect(uploads()).toEqual(['sending', 'waiting']);
    const bar = document.querySelector('progress') as HTMLProgressElement;
    expect(bar.getAttribute('aria-label')).toBe('Enviando frente.pdf');
    expect(texts('.documents > .sr[role=status]')).toContain('Enviando frente.pdf');
    expect(item('DRIVER_LICENSE').textContent).toContain('Na fila');
    named('Cancelar: frente.pdf').focus();
    net.hold = '';
    await click(named('Cancelar: frente.pdf'));
    expect(net.held).toHaveLength(1);
    expect(uploads()).toEqual([]);
    expect(item('DRIVER_LICENSE').textContent).toContain('verso.pdf');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(
      /^(Escolher arquivos|Enviar outro arquivo): CNH$/,
    );
  });

  it('that are given up never arrive, nor do those that are too large', async () => {
    await show();
    net.hold = '/v1/documents';
    await choose('DRIVER_LICENSE', pdf('errado.pdf'), pdf('grande.pdf', UPLOAD_LIMIT + 1));
    expect(text('.wanted > .upload-problem')).toBe(
      'Arquivos excederam o tamanho máximo, que é de 10 MB por arquivo: grande.pdf',
    );
    named('Cancelar: errado.pdf').focus();
    await click(named('Cancelar: errado.pdf'));
    expect(uploads()).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Escolher arquivos: CNH');
    await act(async () => net.held[0]?.go());
    await settle();
    expect(net.asked.filter((address) => address.endsWith('/v1/documents'))).toHaveLength(1);
    expect(net.sandbox.state.calls.filter(({ call }) => call === 'FIN-06')).toEqual([]);
    expect(left()).toContain('Faltam 3 documentos');
  });

  it('are not taken any more of a proposal that was denied', async () => {
    await show(false, 'pt-BR', 'prop-denied-proposal');
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'), pdf('verso.pdf'));
    expect(text('.notice.bad')).toBe('Esta proposta não foi aprovada e não recebe mais documentos.');
    expect(uploads()).toEqual(['failed', 'failed']);
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(document.querySelector('.other-type')).toBeNull();
  });

  it('give the focus back where the service takes no more and the button that had it goes', async () => {
    await show(false, 'pt-BR', 'prop-denied-proposal');
    named('Escolher arquivos: CNH').focus();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(focused()).toBe('CNH');
    named('Remover: cnh.pdf').focus();
    await click(named('Remover: cnh.pdf'));
    expect(focused()).toBe('CNH');
  });

  it('arrive without moving the focus or what a visitor presses meanwhile', async () => {
    await show();
    net.hold = '/v1/documents';
    await choose('DRIVER_LICENSE', pdf('frente.pdf'), pdf('verso.pdf'));
    const waiting = named('Escolher arquivos: Comprovante de renda');
    const pressed = vi.spyOn(fileInput('INCOME_PROOF'), 'click');
    waiting.focus();
    for (const file of ['frente.pdf', 'verso.pdf']) {
      await act(async () => net.held.shift()?.go());
      await settle();
      expect(text('.documents > .sr')).toBe(`CNH: ${file} enviado.`);
      expect(document.activeElement).toBe(waiting);
    }
    await click(waiting);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('of another type may be added', async () => {
    await show();
    await type('#other-type', 'TAX_DECLARATION');
    await click(button('Adicionar'));
    expect(item('TAX_DECLARATION').textContent).toContain('Declaração de imposto de renda (opcional)');
    await choose('TAX_DECLARATION', pdf('ir.pdf'));
    expect(item('TAX_DECLARATION').textContent).toContain('Recebido');
    expect(left()).toContain('Faltam 3 documentos');
  });

  it('that could not be listed are asked for again', async () => {
    net.faults['/v1/documents/'] = 404;
    await show();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    net.faults = {};
    const retry = button('Tentar novamente');
    retry.focus();
    net.hold = '/v1/documents/';
    await click(retry);
    expect(document.activeElement).toBe(retry);
    await act(async () => net.held[0]?.go());
    await settle();
    expect(left()).toContain('Faltam 3 documentos');
    expect(focused()).toBe('Documentos da proposta');
  });

  it('have Spanish names', async () => {
    await show(false, 'es-AR');
    expect(left()).toBe(
      'Faltan 3 documentos: Licencia de conducir, Comprobante de domicilio y Comprobante de ingresos.',
    );
  });
});
