// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepsOf } from '#widgets/rental-proposals/deferred/proposal-steps';
import { button, click, settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  ACTIVE,
  asked,
  badges,
  begin,
  codes,
  DOCUMENTS,
  end,
  FILES,
  open,
  RETRIES,
  SALES,
  show,
  V1,
  V2,
} from './lib';

const saved = vi.hoisted(() => ({ files: [] as [Blob, string][] }));
vi.mock('#ui/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.files.push([file, name]),
}));
const made = vi.hoisted(() => ({ papers: [] as unknown[] }));
vi.mock('#features/orders/receipt-pdf', () => ({
  receiptPdf(paper: unknown) {
    made.papers.push(paper);
    return new Blob(['%PDF']);
  },
}));

let net: SandboxPage;
beforeEach(() => {
  net = begin();
  saved.files = [];
  made.papers = [];
});
afterEach(end);
const entries = () => texts('.timeline-entry').map((entry) => entry.replace(/\d\d\/\d\d\/\d{4}/, 'DAY'));
const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.proposals a')].map(({ href, textContent }) => [
    new URL(href).pathname + new URL(href).search,
    textContent,
  ]);

describe('a rental proposal', () => {
  it('is opened by a link, with its plan, its seller and its timeline', async () => {
    const code = await open(net, 'IN_TRANSIT');
    const facts = texts('.facts div');
    expect(facts[0]).toBe(`Proposta${code}`);
    expect(facts).toContain('Quem atende vocêCentral de Assinaturas');
    expect(facts.at(-1)).toMatch(/^Atendimento atualizado em\d\d\/\d\d\/2026$/);
    expect(badges()[0]).toBe('Em transporte');
    expect(entries()).toEqual([
      'Proposta criadaconcluído, DAY',
      'Análise financeira em andamentoconcluído, DAY',
      'Análise financeira aprovadaconcluído, DAY',
      'Contrato em assinaturaconcluído, DAY',
      'Contrato assinadoconcluído, DAY',
      'Produção solicitadaconcluído, DAY',
      'Em produçãoconcluído, DAY',
      'Em transporteem andamento, DAYSaiu do pátio da fábrica.',
      'Na concessionáriaa seguir',
      'Entreguea seguir',
    ]);
    expect(document.querySelector('.notice.bad')).toBeNull();
  });

  it('of a list without timelines has its steps and product by the call that tells them', async () => {
    const { IN_TRANSIT: code = '' } = await codes(net);
    net.faults[ACTIVE] = { status: 200, body: [{ proposalCode: code, status: 'IN_TRANSIT' }] };
    net.faults[V2] = 403;
    net.faults[V1] = 403;
    await show();
    expect(asked(net, V2)).toBe(0);
    await click(document.querySelector('.item button') as Element);
    expect(text('.proposal .notice.bad')).toContain('Não foi possível carregar');
    expect(entries()).toEqual(['Em transporteem andamento']);
    net.faults = { [ACTIVE]: net.faults[ACTIVE] as never };
    await click(button('Tentar novamente'));
    expect(entries()).toHaveLength(10);
    expect(entries()[7]).toContain('Saiu do pátio da fábrica.');
    expect(texts('.facts div')).toContain('Produtoprod-of-jeep-13');
  });

  it.each([
    [
      'FINANCIAL_ANALYSIS_REPROVED',
      'A análise financeira foi reprovadaA renda informada não cobre a mensalidade.',
      'reprovada',
    ],
    ['EXPIRED_PROPOSAL', 'Esta proposta expirouAs condições dela não valem mais.', 'expirada'],
  ])('that has ended says why and leads on: %s', async (status, said, state) => {
    await open(net, status, { offersUrl: '/assinatura', contactUrl: '/contato' });
    expect(text('.notice.bad')).toContain(said);
    expect(links().slice(0, 2)).toEqual([
      ['/assinatura', 'Fazer nova proposta'],
      ['/contato', 'Falar com a gente'],
    ]);
    expect(text('.timeline-entry.cancelled')).toContain(state);
  });

  it('lists its documents with their statuses, and leads to those that are missing', async () => {
    const code = await open(net, 'FINANCIAL_ANALYSIS_IN_PROGRESS', { documentsUrl: '/documentos' });
    expect(texts('.proposal-documents .badge')).toEqual([
      'Aprovado',
      'Em análise',
      'Recebido',
      'Falta enviar',
    ]);
    expect(text('.proposal-documents')).toContain('CNHdriver_license.pdf');
    expect(links()).toEqual([[`/documentos?order=${code}`, 'Enviar documentos']]);
  });

  it('says why a document was refused', async () => {
    await open(net, 'FINANCIAL_ANALYSIS_REPROVED');
    expect(texts('.proposal-documents li')[2]).toMatch(/Está ilegível\.Recusado$/);
  });

  it('is there without what cannot be loaded of it, and loads the documents again', async () => {
    net.faults[SALES] = 500;
    net.faults[DOCUMENTS] = 500;
    await open(net, 'DELIVERED');
    await settle(RETRIES);
    expect(text('.facts')).not.toContain('Quem atende');
    expect(texts('[role=alert]')).toEqual([
      'Não foi possível carregar quem atende você.',
      'Não foi possível carregar os documentos',
    ]);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.facts')).toContain('Quem atende vocêCentral de Assinaturas');
    await click(button('Tentar novamente'));
    expect(texts('.proposal-documents .badge')).toEqual(['Aprovado', 'Aprovado', 'Aprovado', 'Aprovado']);
  });

  it('does not name the seller of another proposal', async () => {
    net.faults[SALES] = { status: 200, body: { id: 'x', proposalCode: 'LOC-0', sellerName: 'Outro' } };
    await open(net, 'DELIVERED');
    expect(text('.facts')).not.toContain('Outro');
  });

  it.each([
    ['no documents', { documents: null }, 'Nenhum documento foi pedido.'],
    [
      'one without a name, of an unknown status',
      { documents: [{ type: 'X', status: 'NEW' }] },
      'DocumentoEm atualização',
    ],
  ])('shows %s', async (_, body, said) => {
    net.faults[DOCUMENTS] = { status: 200, body };
    await open(net, 'DELIVERED');
    expect(text('.proposal')).toContain(said);
  });

  it('is saved as a file of what the page shows, with the files that the service has now', async () => {
    const code = await open(net, 'FINANCIAL_ANALYSIS_IN_PROGRESS');
    expect(asked(net, FILES)).toBe(0);
    await click(button('Baixar resumo (PDF)'));
    expect(saved.files.map(([, name]) => name)).toEqual([`proposta-locacao-${code}.pdf`]);
    expect(made.papers).toMatchObject([
      { title: `Proposta de locação ${code}`, note: expect.stringContaining('Não é um contrato') },
    ]);
    const { rows } = made.papers[0] as { rows: [string, string][] };
    expect(rows).toContainEqual(['Situação', 'Análise financeira em andamento']);
    expect(rows.at(-1)).toEqual(['Documentos', '3 de 4 recebidos']);
    expect(text()).toContain('Resumo baixado.');
  });

  it('says that the summary failed, and makes it by another press', async () => {
    await open(net, 'DELIVERED');
    net.faults[FILES] = 500;
    await click(button('Baixar resumo (PDF)'));
    await settle(RETRIES);
    expect([text('[role=alert]').includes('Não foi possível fazer o resumo'), saved.files]).toEqual([
      true,
      [],
    ]);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(saved.files).toHaveLength(1);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('follows the history', async () => {
    await open(net, 'DELIVERED');
    history.replaceState(null, '', '/propostas');
    await show();
    expect(texts('.item h3').length).toBe(6);
  });
});

describe('the steps of a proposal', () => {
  const step = (status: string, more = {}) => ({ status, date: null, current: false, note: '', ...more });
  const states = (status: string, timeline: object[] | null) =>
    stepsOf({ status, timeline } as Parameters<typeof stepsOf>[0]).map(
      (each) => `${each.status} ${each.state}`,
    );
  it.each([
    [
      'the marked one',
      'X',
      [step('A', { date: 'd' }), step('B', { current: true }), step('C')],
      ['A done', 'B current', 'C toCome'],
    ],
    ['that of the status', 'B', [step('A'), step('B'), step('C')], ['A done', 'B current', 'C toCome']],
    ['the last with a date', 'X', [step('A', { date: 'd' }), step('B')], ['A current', 'B toCome']],
    ['none', 'X', [step('A'), step('B')], ['A toCome', 'B toCome']],
    ['the only one', 'IN_PRODUCTION', null, ['IN_PRODUCTION current']],
    ['the end', 'EXPIRED_PROPOSAL', [], ['EXPIRED_PROPOSAL cancelled']],
  ])('are current by %s', (_, status, timeline, expected) => {
    expect(states(status, timeline)).toEqual(expected);
  });
});
