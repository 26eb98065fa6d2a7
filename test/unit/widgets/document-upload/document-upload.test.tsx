// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_PARAMETER } from '#features/orders/order-link';
import { click, settle, text, texts, type } from '../../lib/render';
import {
  badge,
  choose,
  item,
  leavePage,
  named,
  ORDER,
  pdf,
  show,
  signIn,
  type UploadPage,
  uploadPage,
} from './lib';

let page: UploadPage;
beforeEach(() => {
  page = uploadPage();
});
afterEach(leavePage);

const asked = (part: string) => page.net.asked.filter((address) => address.includes(part));
const left = () => text('.documents > p[role=status]');

describe('the documents of an order', () => {
  it('come from the address of its link, with the reason of a refused one', async () => {
    history.replaceState(null, '', `/?${ORDER_PARAMETER}=${ORDER}`);
    await show({ order: '' });
    expect(text('h3')).toBe('Documentos do pedido');
    expect(left()).toBe('Faltam 3 documentos: CNH, Comprovante de residência e Comprovante de renda.');
    expect(badge('INCOME_PROOF')).toBe('Recusado');
    expect(item('INCOME_PROOF').textContent).toContain('Motivo: A imagem está cortada');
    const [again, photo] = item('INCOME_PROOF').querySelectorAll('.wanted-actions button');
    for (const each of [again, photo]) {
      const about = each?.getAttribute('aria-describedby') ?? 'none';
      expect(document.getElementById(about)?.textContent).toMatch(/^Motivo: A imagem está cortada/);
    }
    expect(named('Enviar de novo: Comprovante de renda')).not.toBeNull();
  });

  it('go to the private files first, then to the order, and are told as facts without names', async () => {
    const { emit } = await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(asked('/file/upload')).toEqual(['/document-uploader/file/upload']);
    expect(asked('/reservations')).toEqual(['/user/users/user-ana/reservations']);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
    expect(texts('.documents > .sr')).toContain('CNH: cnh.pdf enviado.');
    expect(emit.mock.calls.filter(([name]) => name === 'vt-document-sent')).toEqual([
      ['vt-document-sent', { type: 'DRIVER_LICENSE', of: ORDER, count: 1 }],
    ]);
    expect(JSON.stringify(page.net.asked)).not.toContain('cnh.pdf');
  });

  it('that changed since they were chosen are said to be so; nothing of them is sent', async () => {
    await show();
    const changed = pdf('cnh.pdf');
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    changed.slice = () => part;
    await choose('DRIVER_LICENSE', changed);
    expect(asked('/file/upload')).toEqual([]);
    expect(item('DRIVER_LICENSE').textContent).toContain('foi alterado ou não está mais no aparelho');
    // Another try would have nothing to send.
    expect(named('Tentar novamente: cnh.pdf')).toBeNull();
    await click(named('Remover: cnh.pdf'));
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });

  it('are taken from a drop; a folder is named', async () => {
    await show();
    const event = new Event('drop', { bubbles: true, cancelable: true });
    const entry = { isDirectory: true, name: 'fotos.pdf' };
    Object.defineProperty(event, 'dataTransfer', {
      value: {
        types: ['Files'],
        items: [{ kind: 'file', webkitGetAsEntry: () => entry }],
        files: [pdf('fotos.pdf'), pdf('cnh.pdf')],
      },
    });
    await act(async () => void item('DRIVER_LICENSE').dispatchEvent(event));
    await settle();
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
    expect(item('DRIVER_LICENSE').textContent).toContain(
      'Uma pasta não pode ser enviada, só os arquivos dela: fotos.pdf',
    );
  });

  it('that are small go together, and complete the order with the others', async () => {
    const { emit } = await show();
    await choose('DRIVER_LICENSE', pdf('frente.pdf'), pdf('verso.pdf'));
    expect(asked('/file/upload')).toEqual(['/document-uploader/file/upload-bulk']);
    expect(texts('.documents > .sr')).toContain('CNH: 2 arquivos enviados.');
    expect(emit).toHaveBeenCalledWith('vt-document-sent', { type: 'DRIVER_LICENSE', of: ORDER, count: 2 });
    await choose('RESIDENCE_PROOF', pdf('luz.pdf'));
    await choose('INCOME_PROOF', pdf('holerite.pdf'));
    expect(left()).toContain('Recebemos todos os documentos.');
    const kept = page.net.sandbox.world.table('reservations', () => new Map());
    expect(kept.get(ORDER)).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ status: 'UPLOADED_DOCS' })]),
    });
  });

  it('show the analysis when the visitor comes back to the tab', async () => {
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    await choose('RESIDENCE_PROOF', pdf('luz-recusada.pdf'));
    for (const [minutes, expected] of [
      [2, ['Em análise', 'Em análise']],
      [9, ['Aprovado', 'Recusado']],
    ] as const) {
      page.net.sandbox.world.advance(minutes * 60_000);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
      await settle();
      expect([badge('DRIVER_LICENSE'), badge('RESIDENCE_PROOF')]).toEqual(expected);
    }
    expect(item('RESIDENCE_PROOF').textContent).toContain('Enviar de novo');
    expect(document.querySelector('[data-type=DRIVER_LICENSE]')).toBeNull();
  });

  it('of a customer are sent by a seller, to the customer', async () => {
    await leavePage();
    page = uploadPage();
    signIn('vendas');
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(asked('/reservations')).toEqual(['/user/users/user-ana/reservations']);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });

  it('of another account are not found', async () => {
    await show({ order: 'res-user-bruno-7', ordersUrl: '/pedidos' });
    expect(text('.state-title')).toBe('Não encontramos este pedido');
    expect(document.querySelector('a[href$="/pedidos"]')?.textContent).toBe('Ver os meus pedidos');
  });

  it('are asked for again after a failure', async () => {
    page.net.faults['/documents/status'] = 500;
    await show();
    await settle(3000);
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    page.net.faults = {};
    await click(
      [...document.querySelectorAll('button')].find(
        (each) => each.textContent === 'Tentar novamente',
      ) as HTMLElement,
    );
    expect(left()).toContain('Faltam 3 documentos');
  });
});

describe('documents', () => {
  it.each([
    ['any', '/financing/v1/documents'],
    ['psa', '/financing/v2/psa/financing/documents'],
  ] as const)('of a proposal (%s) name their private files to the bank', async (bank, path) => {
    await show({ order: '', proposal: 'prop-pending-document', bank });
    expect(text('h3')).toBe('Documentos da proposta');
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(asked('/file/upload')).toHaveLength(1);
    expect(asked(path)).toContain(path);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });

  it('without an order are those that the author names', async () => {
    await show({ order: '', documents: 'tracker, city-permit unknown' });
    expect(left()).toBe('Faltam 2 documentos: Comprovante de rastreador e Alvará da prefeitura.');
    await choose('TRACKER', pdf('a.pdf'));
    await choose('CITY_PERMIT', pdf('b.pdf'));
    expect(left()).toContain('Recebemos todos os documentos.');
    expect(asked('/reservations')).toEqual([]);
  });

  it('that nobody names are chosen among the seventeen', async () => {
    await show({ order: '' });
    expect(left()).toContain('Nenhum documento foi pedido.');
    expect(document.querySelectorAll('#other-type option')).toHaveLength(18);
    await type('#other-type', 'INVOICE');
    await click(
      [...document.querySelectorAll('button')].find(
        (each) => each.textContent === 'Adicionar',
      ) as HTMLElement,
    );
    await choose('INVOICE', pdf('nota.pdf'));
    expect(badge('INVOICE')).toBe('Recebido');
  });

  it('that cannot be sent say why, each once, and nothing is asked', async () => {
    await show({ maxSize: 1 });
    await choose(
      'DRIVER_LICENSE',
      pdf('grande.pdf', 1024 * 1024 + 1),
      pdf('foto.gif', 3, 'image/gif'),
      pdf('vazio.pdf', 0),
    );
    expect(texts('.wanted > .upload-problem p')).toEqual([
      'Arquivos excederam o tamanho máximo, que é de 1 MB por arquivo: grande.pdf',
      'Este tipo de arquivo não é aceito, só PDF, JPG ou PNG: foto.gif',
      'Arquivo vazio: vazio.pdf',
    ]);
    const same = pdf('cnh.pdf');
    await choose('DRIVER_LICENSE', same);
    expect(texts('.wanted > .upload-problem p')).toEqual([]);
    await choose('DRIVER_LICENSE', same);
    expect(texts('.wanted > .upload-problem p')).toEqual(['Já na lista: cnh.pdf']);
    expect(page.ranges).toHaveLength(1);
    const many = Array.from({ length: 10 }, (_, n) => pdf(`${n}.pdf`));
    await choose('DRIVER_LICENSE', ...many);
    expect(texts('.wanted > .upload-problem p')).toEqual([
      'São até 10 arquivos por documento. De fora: 9.pdf',
    ]);
  });

  it('are previewed by their own type, and their address is revoked with them', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    await show();
    page.net.hold = '/file/upload';
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', 3, 'text/html'));
    const link = named('Ver: cnh.pdf (abre em nova aba)') as HTMLAnchorElement;
    expect([link.href.slice(0, 5), link.target, link.rel]).toEqual(['blob:', '_blank', 'noopener']);
    expect(made).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/pdf' }));
    await click(named('Cancelar: cnh.pdf'));
    expect(revoked).toHaveBeenCalledWith(link.href);
  });

  it('have Spanish words', async () => {
    await show({}, 'es-AR');
    expect(left()).toContain('Faltan 3 documentos');
  });
});
