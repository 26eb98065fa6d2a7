// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GeneratedFileView } from '#ui/generated-file/GeneratedFileView';
import type { GeneratedFile } from '#ui/generated-file/generated-file';
import { button, click, leave, render, text, texts } from '../lib/render';

const file = (state: Partial<GeneratedFile>): GeneratedFile => ({
  status: 'idle',
  isFailing: false,
  generate: vi.fn(),
  download: vi.fn(),
  reset: vi.fn(),
  ...state,
});
const problem = { kind: 'offline', refusal: undefined, messages: [] } as const;

describe('the view of a generated file', () => {
  afterEach(leave);

  it.each([
    [{ status: 'idle' }, '', '', ['Gerar arquivo']],
    [{ status: 'idle', problem }, '', 'O pedido não foi aceito. Nada foi gerado.', ['Gerar arquivo']],
    [{ status: 'starting' }, 'Pedindo o arquivo…', '', []],
    [{ status: 'lost', problem }, '', /^Não sabemos se o pedido chegou/, ['Gerar arquivo']],
    [{ status: 'generating' }, /^O arquivo está sendo gerado/, '', []],
    [
      { status: 'generating', isFailing: true },
      /O serviço não respondeu\. Vamos perguntar de novo\.$/,
      '',
      [],
    ],
    [{ status: 'ready' }, 'O arquivo está pronto.', '', ['Baixar arquivo', 'Gerar outro']],
    [
      { status: 'ready', problem },
      'O arquivo está pronto.',
      /^O arquivo não foi baixado/,
      ['Baixar arquivo', 'Gerar outro'],
    ],
    [{ status: 'failed' }, '', 'O serviço não conseguiu gerar o arquivo.', ['Gerar arquivo']],
    [{ status: 'expired' }, '', 'O arquivo não está mais disponível.', ['Gerar arquivo']],
  ] as const)('says what it is and offers what can be done: %j', async (state, said, alert, buttons) => {
    await render(<GeneratedFileView file={file(state)} />);
    expect(text('[role=status]')).toMatch(said || /^$/);
    expect(text('[role=alert]')).toMatch(alert || /^$/);
    expect(texts('button')).toEqual(buttons);
  });

  it('acts, and keeps the focus where the button goes', async () => {
    const idle = file({});
    await render(<GeneratedFileView file={idle} />);
    await click(button('Gerar arquivo'));
    expect(idle.generate).toHaveBeenCalledOnce();
    expect(document.activeElement?.getAttribute('aria-busy')).toBe('false');
    const ready = file({ status: 'ready' });
    await render(<GeneratedFileView file={ready} />);
    await click(button('Baixar arquivo'));
    await click(button('Gerar outro'));
    expect(ready.download).toHaveBeenCalledOnce();
    expect(ready.reset).toHaveBeenCalledOnce();
  });

  it('says in words that the account may not', async () => {
    await render(<GeneratedFileView file={file({ problem })} isForbidden />, 'es-AR');
    expect(text('[role=alert]')).toBe('Tu cuenta no tiene permiso para generar este archivo.');
  });
});
