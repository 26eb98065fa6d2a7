// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { button, click, leave, press, submit, text, texts, type } from '../../lib/render';
import {
  failed,
  find,
  first,
  load,
  lostAnswer,
  onClose,
  onFound,
  open,
  recreate,
  reopen,
  resetCalls,
  save,
} from './sample';

beforeEach(resetCalls);
afterEach(leave);

const focused = () => document.activeElement as HTMLElement | null;
const field = (name: string) => document.getElementById(name) as HTMLInputElement;
const isOpen = () => !!document.querySelector('.record');
const theirs = (values: Partial<typeof first>, version = 2) => ({ values: { ...first, ...values }, version });
/** What the service has each time it is asked; the last from then on. The first time is before the save. */
const loads = (...answers: (Awaited<ReturnType<typeof load>> | Error)[]) => {
  load.mockReset();
  for (const [index, answer] of answers.entries()) {
    const isLast = index === answers.length - 1;
    if (answer instanceof Error) load[isLast ? 'mockRejectedValue' : 'mockRejectedValueOnce'](answer);
    else load[isLast ? 'mockResolvedValue' : 'mockResolvedValueOnce'](answer);
  }
};
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a record that is closed', () => {
  it('goes at once where nothing was changed', async () => {
    await open();
    expect(asksBeforeLeaving()).toBe(false);
    await click(button('Voltar'));
    expect(isOpen()).toBe(false);
  });
  it('asks first where something was, and keeps what was typed', async () => {
    await open();
    await type('#title', 'Pulse');
    expect(asksBeforeLeaving()).toBe(true);
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await click(button('Voltar'));
    expect(text('[role=alertdialog]')).toContain('Descartar o que você digitou?');
    expect(focused()?.id).toBe('discard');
    await click(button('Continuar editando'));
    expect(field('title').value).toBe('Pulse');
    expect(focused()).toBe(field('title'));
    await click(button('Voltar'));
    await click(button('Descartar'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asksBeforeLeaving()).toBe(false);
  });
  it('does not ask for a change that was taken back', async () => {
    await open();
    await type('#title', 'Pulse');
    await type('#title', 'Argo');
    await click(button('Voltar'));
    expect(isOpen()).toBe(false);
  });
  it('beside the list goes by Escape, and gives the focus back', async () => {
    await open({ beside: true });
    expect(focused()?.id).toBe('record-title');
    await press('#title', 'Escape');
    expect(isOpen()).toBe(false);
    expect(focused()).toBe(button('Abrir'));
  });
  it('waits for a save that is running', async () => {
    let answer = () => {};
    save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    await type('#title', 'Pulse');
    await submit();
    await click(button('Voltar'));
    expect(isOpen()).toBe(true);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    answer();
  });
});

describe('a refusal', () => {
  it('is shown at its fields and above them, with the focus at the first', async () => {
    save.mockRejectedValue(
      failed(422, { refusal: refusal({ price: 'Acima da tabela', dealer: 'Sem estoque' }) }),
    );
    await open();
    await submit();
    expect(text('#price-error')).toBe('Acima da tabela');
    expect(texts('[role=alert]')).toEqual(['Sem estoque']);
    expect(focused()).toBe(field('price'));
  });
  it('for want of a right is said in words, and loses nothing', async () => {
    save.mockRejectedValue(failed(403));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(texts('[role=alert]')).toEqual([
      'Sua conta não tem permissão para salvar isto. Nada do que você digitou foi perdido.',
    ]);
    expect(field('title').value).toBe('Pulse');
    // The service's own reason is better.
    save.mockRejectedValue(failed(403, { refusal: refusal({}, ['Oferta de outra regional']) }));
    await submit();
    expect(texts('[role=alert]')).toEqual(['Oferta de outra regional']);
  });
  it('because somebody has removed the record leaves what was typed', async () => {
    save.mockRejectedValue(failed(404));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(text('[role=alert]')).toBe('Outra pessoa removeu isto. O que você digitou continua aqui.');
    expect(focused()).toBe(document.querySelector('[role=alert]'));
    expect(() => button('Salvar')).toThrow();
    expect(field('title').value).toBe('Pulse');
  });
  it('can be answered by creating it again, where the caller can', async () => {
    save.mockRejectedValue(failed(409));
    loads(theirs({}, 1), null);
    await open({ canRecreate: true });
    await type('#title', 'Pulse');
    await submit();
    await click(button('Criar de novo'));
    expect(recreate.mock.calls).toEqual([[{ ...first, title: 'Pulse' }]]);
    expect(save).toHaveBeenCalledTimes(1);
  });
  it('of the state, not of the version, is a failure', async () => {
    save.mockRejectedValue(failed(409));
    load.mockResolvedValue(theirs({}, 1));
    await open();
    await submit();
    expect(text('.notice')).toContain('A oferta não foi salva');
    expect(document.querySelector('.versions')).toBeNull();
  });
});

describe('another version', () => {
  beforeEach(() => void save.mockRejectedValueOnce(failed(409)));
  const radios = (name: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`[name="version-${name}"]`),
  ];

  it('is merged where only they have changed, compared where both have, and saved over theirs', async () => {
    loads(theirs({}, 1), theirs({ title: 'Argo Drive', price: '85', note: 'última' }));
    await open();
    await type('#title', 'Argo Trekking');
    await type('#price', '88');
    await submit();
    expect(focused()?.textContent).toMatch(/^Outra pessoa alterou isto/);
    expect(text('.versions [role=status]')).toBe('Incluímos o que a outra pessoa alterou: Nota.');
    expect(field('note').value).toBe('última');
    expect(texts('.version-field .choice')).toEqual([
      'A sua: Argo Trekking',
      'A da outra pessoa: Argo Drive',
      'A sua: 88',
      'A da outra pessoa: 85',
    ]);
    // Mine, until something else is chosen.
    expect(radios('price').map(({ checked }) => checked)).toEqual([true, false]);
    await click(radios('price')[1] as Element);
    expect(field('price').value).toBe('85');
    await submit();
    expect(save.mock.calls[1]).toEqual([{ title: 'Argo Trekking', price: '85', note: 'última' }, 2]);
  });
  it('is taken as a whole, and mine again', async () => {
    loads(theirs({}, 1), theirs({ title: 'A', price: '1' }));
    await open();
    await type('#title', 'B');
    await type('#price', '2');
    await submit();
    await click(button('Usar tudo da outra pessoa'));
    expect([field('title').value, field('price').value]).toEqual(['A', '1']);
    await click(button('Usar tudo da minha'));
    expect([field('title').value, field('price').value]).toEqual(['B', '2']);
  });
  it('is compared again where there is one more', async () => {
    save.mockRejectedValueOnce(failed(409));
    const [second, third] = [theirs({ title: 'A' }), theirs({ title: 'C' }, 3)];
    loads(theirs({}, 1), second, second, third);
    await open();
    await type('#title', 'B');
    await submit();
    await submit();
    expect(texts('.version-field .choice')).toEqual(['A sua: B', 'A da outra pessoa: C']);
    await submit();
    expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 2, 3]);
  });
  it('that is gone is said so', async () => {
    loads(theirs({}, 1), null);
    await open();
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
    expect(text('[role=alert]')).toMatch(/^Outra pessoa removeu isto/);
  });
  it('that cannot be loaded is a failure', async () => {
    loads(theirs({}, 1), failed(500));
    await open();
    await type('#title', 'B');
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
    expect(text('.notice')).toContain('A oferta não foi salva');
    expect(field('title').value).toBe('B');
  });
});

describe('another version that no service refuses', () => {
  it('is found before it is overwritten, and compared', async () => {
    loads(theirs({ title: 'Argo Drive', note: 'última' }));
    await open();
    await type('#title', 'Argo Trekking');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(text('.versions [role=status]')).toBe('Incluímos o que a outra pessoa alterou: Nota.');
    expect(texts('.version-field .choice')).toEqual([
      'A sua: Argo Trekking',
      'A da outra pessoa: Argo Drive',
    ]);
    await submit();
    expect(save.mock.calls).toEqual([[{ title: 'Argo Trekking', price: '90', note: 'última' }, 2]]);
  });
  it('is found by what it says where the service counts no versions', async () => {
    loads({ values: { ...first, title: 'Argo Drive' } });
    await open({ isUncounted: true });
    await type('#title', 'Argo Trekking');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(texts('.version-field .choice')).toHaveLength(2);
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
  });
  it('is no conflict where it says the same', async () => {
    loads(theirs({ title: 'Pulse' }));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(save.mock.calls).toEqual([[{ ...first, title: 'Pulse' }, 2]]);
  });
  it('is said to be gone, and nothing is sent', async () => {
    loads(null);
    await open({ canRecreate: true });
    await type('#title', 'Pulse');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(text('[role=alert]')).toMatch(/^Outra pessoa removeu isto/);
    await click(button('Criar de novo'));
    expect(recreate.mock.calls).toEqual([[{ ...first, title: 'Pulse' }]]);
  });
  it('that cannot be asked for is a failure, and nothing is sent', async () => {
    loads(lostAnswer(), theirs({}, 1));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(text('.notice')).toContain('A oferta não foi salva');
    expect(text('.notice')).not.toContain('Não sabemos');
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('an answer that was lost', () => {
  it('is asked for, and was a save', async () => {
    save.mockRejectedValueOnce(lostAnswer());
    loads(theirs({}, 1), theirs({ title: 'Pulse' }));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(onFound.mock.calls).toEqual([[theirs({ title: 'Pulse' })]]);
    expect(save).toHaveBeenCalledTimes(1);
  });
  it('is asked for again before anything is sent', async () => {
    save.mockRejectedValueOnce(lostAnswer());
    find.mockRejectedValueOnce(failed(503));
    await open({ isNew: true });
    await type('#title', 'Pulse');
    await submit();
    expect(texts('[role=alert]')[0]).toMatch(/^Não sabemos se foi salvo/);
    find.mockResolvedValueOnce(null);
    await submit();
    expect(find.mock.calls.map(([values]) => values.title)).toEqual(['Pulse', 'Pulse']);
    expect(save).toHaveBeenCalledTimes(2);
    expect(isOpen()).toBe(false);
  });
  it('of nothing is a failure, and sent by another press', async () => {
    save.mockRejectedValueOnce(lostAnswer());
    load.mockResolvedValue(theirs({}, 1));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(text('.notice')).toContain('A oferta não foi salva');
    expect(onFound).not.toHaveBeenCalled();
    await submit();
    expect(save).toHaveBeenCalledTimes(2);
  });
  it('is asked for by nobody whose session has ended: that is said', async () => {
    save.mockRejectedValueOnce(lostAnswer());
    loads(theirs({}, 1), failed(401));
    await open();
    await submit();
    // The caller's view of a failure has the way to sign in.
    expect(text('.notice')).toContain('A oferta não foi salva');
    expect(save).toHaveBeenCalledTimes(1);
  });
  it('is not taken for another person’s version', async () => {
    // The save comes to the service late, after it was asked and asked again.
    save.mockRejectedValueOnce(lostAnswer()).mockRejectedValueOnce(failed(409));
    const none = theirs({}, 1);
    loads(none, none, none, none, theirs({ title: 'Pulse' }));
    await open();
    await type('#title', 'Pulse');
    await submit();
    await type('#title', 'Pulse 2');
    await submit();
    expect(save.mock.calls.map(([{ title }, version]) => [title, version])).toEqual([
      ['Pulse', 1],
      ['Pulse 2', 1],
      ['Pulse 2', 2],
    ]);
    expect(isOpen()).toBe(false);
  });
  it('is found by the next press, which sends nothing', async () => {
    save.mockRejectedValueOnce(lostAnswer());
    loads(theirs({}, 1), failed(503), theirs({ title: 'Pulse' }));
    await open();
    await type('#title', 'Pulse');
    await submit();
    expect(texts('[role=alert]')[0]).toMatch(/^Não sabemos se foi salvo/);
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
    expect(onFound).toHaveBeenCalledTimes(1);
  });
});

describe('a new record that was closed', () => {
  const draft = { isNew: true, owner: 'ana' };
  const close = async () => {
    await click(button('Voltar'));
    await click(button('Fechar'));
  };

  it('is offered again, to the same account only, and not once it was saved', async () => {
    await open(draft);
    await type('#title', 'Pulse');
    await click(button('Voltar'));
    expect(text('[role=alertdialog]')).toContain('fica guardado como rascunho');
    await click(button('Fechar'));
    await leave();
    await open({ ...draft, owner: 'bia' });
    expect(() => button('Continuar o rascunho')).toThrow();
    await leave();
    await open(draft);
    expect(text('.notice')).toContain('Você começou a preencher e não salvou.');
    expect(field('title').value).toBe('');
    await click(button('Continuar o rascunho'));
    expect(field('title').value).toBe('Pulse');
    expect(focused()).toBe(field('title'));
    await submit();
    await reopen();
    expect(() => button('Continuar o rascunho')).toThrow();
  });
  it('may be begun anew', async () => {
    await open(draft);
    await type('#title', 'Pulse');
    await close();
    await reopen();
    await click(button('Começar do zero'));
    expect(focused()).toBe(field('title'));
    await click(button('Voltar'));
    await reopen();
    expect(() => button('Continuar o rascunho')).toThrow();
  });
  it('does not replace what is typed anew', async () => {
    await open(draft);
    await type('#title', 'Pulse');
    await type('#price', '80');
    await close();
    await reopen();
    await type('#price', '99');
    await click(button('Continuar o rascunho'));
    expect([field('title').value, field('price').value]).toEqual(['Pulse', '99']);
  });
  it('is kept while it is only offered', async () => {
    await open(draft);
    await type('#title', 'Pulse');
    await close();
    await reopen();
    await click(button('Voltar'));
    await reopen();
    await click(button('Continuar o rascunho'));
    expect(field('title').value).toBe('Pulse');
  });
  it('speaks Spanish', async () => {
    await open({ isNew: true, owner: 'eva' }, 'es-AR');
    await type('#title', 'Pulse');
    await click(button('Volver'));
    expect(text('[role=alertdialog]')).toContain('queda como borrador');
  });
});
