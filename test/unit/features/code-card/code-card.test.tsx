// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeCard } from '#features/code-card/CodeCard';
import { GiftLink } from '#features/code-card/GiftLink';
import { texts as ownTexts } from '#features/code-card/messages';
import { button, click, leave, render, text, texts } from '../../lib/render';

const CODE = 'BV12AB34';
const card = <CodeCard id="c" code={CODE} name="Voucher" hint="Apresente na concessionária:" />;
const LINK = 'https://marca.example/presente?vt-gift=abc';
const DAY = 86_400_000;
const daysAhead = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, share: undefined });

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a code card', () => {
  it('shows how it is used, the code and its QR code, which loads on its own', async () => {
    await render(card);
    expect(text('#c')).toBe(`Apresente na concessionária: ${CODE}`);
    expect(document.querySelector('vt-qr-code')?.getAttribute('value')).toBe(CODE);
    // What an assistive technology reads of the picture is not the code once more.
    expect(document.querySelector('vt-qr-code')?.getAttribute('label')).toBe(ownTexts['pt-BR'].qrLabel);
  });

  it('copies the code; where that is refused it selects the code and says so', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    await render(card);
    await click(button('Copiar código'));
    expect(writeText).toHaveBeenCalledWith(CODE);
    expect(text('.code-said')).toBe('Código copiado.');
    clipboard(() => Promise.reject(new Error('denied')));
    await click(button('Copiar código'));
    expect(text('.code-said')).toBe(ownTexts['pt-BR'].copyFailed);
    expect(getSelection()?.toString()).toContain(CODE);
  });

  it('prints itself and nothing else', async () => {
    let printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed = texts('[data-vitrine-print] .code');
    });
    await render(card);
    await click(button('Imprimir'));
    expect(printed).toEqual([CODE]);
    dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('[data-vitrine-print]')).toBeNull();
  });

  it.each([
    ['used', { usedAt: '2026-11-02' }, 'Usado em 02/11/2026'],
    ['used', {}, 'Usado'],
    ['expired', { expiresAt: '2026-11-02' }, 'Vencido em 02/11/2026'],
    ['expired', {}, 'Vencido'],
    ['blocked', { expiresAt: '2026-11-02' }, 'Bloqueado'],
  ] as const)('that is %s says so, by the service’s date: %j', async (state, dates, status) => {
    await render(<CodeCard code={CODE} hint="Apresente:" state={state} {...dates} />);
    expect(text('.badge')).toBe(status);
    expect(text('.code')).toBe(CODE);
    expect(document.querySelector('vt-qr-code, button')).toBeNull();
    expect(text()).not.toContain('Apresente:');
    await leave();
    // What else can be done with it is no use of the code.
    const more = <button type="button">Avaliar</button>;
    await render(<CodeCard code={CODE} hint="Apresente:" state={state} {...dates} actions={more} />);
    expect(texts('button')).toEqual(['Avaliar']);
  });

  it.each([
    [0.1, /Vence (hoje|amanhã)/],
    [3, 'Vence em 3 dias'],
    [7, 'Vence em 7 dias'],
  ])('counts its last days: %d', async (days, near) => {
    await render(<CodeCard code={CODE} hint="" expiresAt={daysAhead(days)} />);
    expect(text('.badge')).toMatch(near);
    expect(text('.code-expiry')).toContain('Válido até');
  });

  it('says nothing of an end that no service gave, and counts no distant one', async () => {
    await render(<CodeCard code={CODE} hint="" expiresAt="" />);
    expect(text()).not.toMatch(/até|Vence/);
    await leave();
    await render(<CodeCard code={CODE} hint="" expiresAt={daysAhead(90)} />);
    expect(text('.code-expiry')).toContain('Válido até');
    expect(document.querySelector('.badge')).toBeNull();
  });

  it('leaves the code in no storage, address or event', async () => {
    clipboard(async () => {});
    const { emit } = await render(card);
    await click(button('Copiar código'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE);
    expect(location.href).not.toContain(CODE);
    expect(emit).not.toHaveBeenCalled();
  });
});

describe('the link of a gift', () => {
  const gift = <GiftLink link={LINK} message="Um presente para você" />;

  it('goes by WhatsApp where there is no share sheet, and is copied', async () => {
    clipboard(async () => {});
    const { emit } = await render(gift);
    const { href } = document.querySelector('a') as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('text')).toBe(`Um presente para você\n${LINK}`);
    await click(button('Copiar link'));
    expect(text('.share-said')).toBe('Link copiado.');
    expect(emit.mock.calls).toEqual([['vt-gift-shared', { way: 'link' }]]);
  });

  it('goes by the share sheet; one that was closed is no failure', async () => {
    const share = vi.fn(async (_: object) => {});
    vi.stubGlobal('navigator', { ...navigator, share });
    const { emit } = await render(gift);
    expect(document.querySelector('a')).toBeNull();
    await click(button('Compartilhar'));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
    expect(emit.mock.calls).toEqual([['vt-gift-shared', { way: 'system' }]]);
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await click(button('Compartilhar'));
    expect(text('.share-said')).toBe('');
    share.mockRejectedValueOnce(new Error('no'));
    await click(button('Compartilhar'));
    expect(text('.share-said')).toMatch(/^Não foi possível compartilhar/);
    expect(document.activeElement).toBe(document.querySelector('#gift-link'));
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it('fills the same places in both languages', () => {
    const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
    expect(places(ownTexts['es-AR'])).toEqual(places(ownTexts['pt-BR']));
  });
});
