// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { button, click, leave, letDialogsOpen, render, text, type } from '../../lib/render';

afterEach(leave);

const onConfirm = vi.fn();
const onClose = vi.fn();
const show = (
  props: Partial<ComponentProps<typeof ConfirmDialog>> = {},
  language: 'pt-BR' | 'es-AR' = 'pt-BR',
) => {
  letDialogsOpen();
  onConfirm.mockReset();
  onClose.mockReset();
  return render(
    <ConfirmDialog
      title="Remover 3 ofertas?"
      action="Remover"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    >
      <p>Não é possível desfazer.</p>
    </ConfirmDialog>,
    language,
  );
};
const focused = () => document.activeElement;

describe('a confirmation', () => {
  it('begins at its question, where nothing is done', async () => {
    await show();
    expect(focused()).toBe(document.querySelector('dialog'));
    await click(button('Voltar'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await click(button('Remover'));
    expect(onConfirm.mock.calls).toEqual([['']]);
  });
  it('wants a reason that is long enough, without its spaces', async () => {
    await show({ reasonLength: 10 });
    await type('#confirm-reason', '   curto      ');
    button('Remover').focus();
    await click(button('Remover'));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(text('#confirm-reason-error')).toBe('Explique em pelo menos 10 caracteres.');
    expect(focused()?.id).toBe('confirm-reason');
    expect(text('.confirm-hint')).toContain('5/500');
    await type('#confirm-reason', ' preço errado ');
    await click(button('Remover'));
    expect(onConfirm.mock.calls).toEqual([['preço errado']]);
  });
  it('takes a reason that need not be given', async () => {
    await show({ hasOptionalReason: true }, 'es-AR');
    expect(text('label')).toBe('Motivo (opcional)');
    await click(button('Remover'));
    expect(onConfirm.mock.calls).toEqual([['']]);
  });
  it('of very many wants their number', async () => {
    await show({ typedCount: 1500 });
    await type('#confirm-count', '150');
    await click(button('Remover'));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(text('#confirm-count-error')).toBe('Digite 1.500: é quantos serão alterados.');
    expect(focused()?.id).toBe('confirm-count');
    await type('#confirm-count', '1.500');
    await click(button('Remover'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
  it('stays while it is carried out', async () => {
    await show({ busy: true });
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    button('Voltar').click();
    button('Remover').click();
    expect(onClose).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
