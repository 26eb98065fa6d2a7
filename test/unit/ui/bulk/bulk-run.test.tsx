// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { BulkRun } from '#ui/bulk/BulkRun';
import type { BulkJob } from '#ui/bulk/run-bulk';
import { type Bulk, useBulk } from '#ui/bulk/use-bulk';
import { act } from '../../lib/act';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';

interface Item {
  id: string;
  label: string;
}
const saved = vi.hoisted(() => vi.fn());
vi.mock('#ui/save-file', () => ({ saveFile: saved }));

const words = {
  title: 'Publicar ofertas',
  done: { one: '{count} publicada', many: '{count} publicadas' },
};
const items = (count: number): Item[] =>
  [...Array(count).keys()].map((at) => ({ id: `o${at}`, label: `Oferta ${at}` }));
let bulk: Bulk<Item>;
let pending: { id: string; end(): void; fail(error: unknown): void }[] = [];
const perform: BulkJob<Item>['perform'] = ({ id }) =>
  new Promise<void>((end, fail) => void pending.push({ id, end, fail }));

function Page({ isSignedIn = true }: { isSignedIn?: boolean }) {
  bulk = useBulk<Item>();
  return (
    <BulkRun
      bulk={bulk}
      words={words}
      fileName="ofertas"
      isSignedIn={isSignedIn}
      whenEnded={<a href="/entrar">Entrar</a>}
      onClose={() => bulk.close()}
    />
  );
}
const start = (count: number, more: Partial<BulkJob<Item>> = {}) =>
  act(() => bulk.start(items(count), { perform, ...more }));
/** Ends the calls under way, and those that follow, as `outcome` says. */
async function answer(outcome: (id: string) => unknown = () => undefined, rounds = 100): Promise<void> {
  for (let round = 0; round < rounds && pending.length > 0; round++) {
    const now = pending;
    pending = [];
    await act(() => {
      for (const { id, end, fail } of now) {
        const error = outcome(id);
        if (error) fail(error);
        else end();
      }
    });
  }
}
const status = () => text('[role=status].sr');
const setOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

describe('BulkRun', () => {
  afterEach(async () => {
    await leave();
    pending = [];
    vi.restoreAllMocks();
    saved.mockClear();
  });

  it('shows nothing before its start', async () => {
    await render(<Page />);
    expect(document.querySelector('.bulk')).toBeNull();
  });

  it('says what became of all, why some failed, and tries only those once more', async () => {
    await render(<Page />);
    await start(10);
    await answer((id) => {
      if (id === 'o2')
        return { kind: 'http', status: 422, refusal: refusal({}, ['Preço abaixo do mínimo.']) };
      if (id === 'o5') return { kind: 'http', status: 403 };
      return undefined;
    });
    expect(text('.bulk-summary')).toBe('8 publicadas, 2 com falha, 0 não iniciadas');
    expect(status()).toBe('Terminado. 8 publicadas, 2 com falha, 0 não iniciadas');
    expect(texts('tbody th')).toEqual(['Oferta 2', 'Oferta 5']);
    expect(text('table')).toContain('Preço abaixo do mínimo.');
    expect(text('table')).toContain('Sua conta não tem permissão para isto.');
    await click(button('Tentar novamente as 2 que falharam'));
    expect(pending.map(({ id }) => id)).toEqual(['o2', 'o5']);
    await answer((id) => id === 'o5' && { kind: 'http', status: 409 });
    expect(text('.bulk-summary')).toBe('9 publicadas, 1 com falha, 0 não iniciadas');
    expect(button('Tentar novamente a que falhou')).toBeTruthy();
  });

  it('announces each tenth, not each row', async () => {
    await render(<Page />);
    await start(40);
    const heard = new Set([status()]);
    for (let at = 0; at < 39; at++) {
      const [first] = pending.splice(0, 1);
      await act(() => first?.end());
      heard.add(status());
    }
    expect(heard.size).toBe(10);
    expect(status()).toBe('Publicar ofertas: 90 %');
    const bar = document.querySelector('progress');
    expect([bar?.value, bar?.max, bar?.getAttribute('aria-label')]).toEqual([39, 40, 'Publicar ofertas']);
  });

  it('pauses, goes on and cancels; the focus stays in it', async () => {
    await render(<Page />);
    await start(6);
    await click(button('Pausar'));
    expect(status()).toBe('Pausado. O que já tinha começado terminou ou está terminando.');
    await click(button('Continuar'));
    const cancel = button('Cancelar o restante');
    cancel.focus();
    await click(cancel);
    expect(text('.bulk-stage')).toBe('Aguardando as que já começaram.');
    await answer();
    expect(text('.bulk-summary')).toBe('4 publicadas, 0 com falha, 2 não iniciadas');
    expect(document.activeElement).toBe(document.querySelector('.bulk-summary'));
    await click(button('Fazer as 2 que não começaram'));
    await answer();
    expect(text('.bulk-summary')).toBe('6 publicadas, 0 com falha, 0 não iniciadas');
    await click(button('Fechar'));
    expect(document.querySelector('.bulk')).toBeNull();
  });

  it('waits while there is no connection, says so, and goes on by itself', async () => {
    await render(<Page />);
    await setOnline(false);
    await start(2);
    expect(pending).toEqual([]);
    expect(status()).toContain('Sem conexão com a internet.');
    await setOnline(true);
    expect(pending).toHaveLength(2);
    await setOnline(false);
    await answer();
  });

  it('a pause that somebody asked for outlasts the connection’s', async () => {
    await render(<Page />);
    await start(6);
    await click(button('Pausar'));
    await setOnline(false);
    await setOnline(true);
    expect(bulk.state.status).toBe('paused');
  });

  it('after the end of a session offers to sign in, and goes on only then', async () => {
    const { show } = await render(<Page />);
    await start(6);
    await show(<Page isSignedIn={false} />);
    await answer(() => ({ kind: 'http', status: 401 }), 1);
    expect(status()).toContain('Sua sessão terminou.');
    expect(text('.bulk a')).toBe('Entrar');
    await click(button('Continuar'));
    expect(pending).toEqual([]);
    await show(<Page />);
    await click(button('Continuar'));
    await answer();
    expect(text('.bulk-summary')).toBe('6 publicadas, 0 com falha, 0 não iniciadas');
  });

  it('says that another account has signed in, and shows nothing of the rows', async () => {
    await render(<Page />);
    await start(6);
    await act(() => bulk.run?.drop());
    expect(text()).toBe('Outra conta entrou. O que faltava não foi feito.');
  });

  it('asks before the page is left while it is under way, and not after', async () => {
    await render(<Page />);
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await start(2);
    expect(isAsked()).toBe(true);
    await answer();
    expect(isAsked()).toBe(false);
  });

  it('begins nothing further once the widget is removed, and one run at a time', async () => {
    await render(<Page />);
    await start(6);
    await start(3);
    expect(bulk.state.rows).toHaveLength(6);
    await click(document.body);
    bulk.close();
    await settle();
    expect(document.querySelector('.bulk')).not.toBeNull();
    const sent = pending.length;
    await leave();
    for (const { end } of pending) end();
    await settle();
    expect(pending).toHaveLength(sent);
  });

  it('saves the results as a table', async () => {
    await render(<Page />);
    await start(2);
    await answer((id) => id === 'o1' && { kind: 'network', status: 0 });
    expect(text('.bulk-summary')).toBe('1 publicada, 0 com falha, 1 sem resposta, 0 não iniciadas');
    await click(button('Salvar resultado (CSV)'));
    const [file, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toBe('ofertas.csv');
    expect((await file.text()).replace('\ufeff', '').split('\r\n')).toEqual([
      'Código;Linha;Resultado;Motivo',
      'o0;Oferta 0;Concluída;',
      'o1;Oferta 1;Sem resposta;Não houve resposta, e não sabemos se foi feita.',
      '',
    ]);
  });
});
