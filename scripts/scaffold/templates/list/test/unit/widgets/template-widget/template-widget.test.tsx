// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import TemplateWidget from '#widgets/template-widget/TemplateWidget';
import { button, click, leave, render, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LIST = '/v1/dealer';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});
const names = () => texts('.item h3');

describe('vt-template-widget', () => {
  it('shows a few, then more, with the focus at the first of them', async () => {
    await render(<TemplateWidget heading="" count={2} />);
    expect(names()).toHaveLength(2);
    expect(text('[role=status]')).toMatch(/^Mostrando 2 de \d+$/);
    await click(button('Mostrar mais'));
    expect(names()).toHaveLength(4);
    expect(document.activeElement?.textContent).toBe(names()[2]);
  });

  it('filters without regard to accents and case; the way back has the focus', async () => {
    await render(<TemplateWidget heading="" count={6} />);
    const [first = ''] = names();
    await type('#filter', first.toUpperCase());
    expect(names()).toContain(first);
    await type('#filter', 'xyzxyz');
    expect(names()).toEqual([]);
    expect(text('.state-title')).toBe('Não foram encontrados resultados');
    await click(button('Limpar filtro'));
    expect(names()).toHaveLength(6);
    expect(document.activeElement?.id).toBe('filter');
  });

  it('says that there is nothing', async () => {
    net.faults[LIST] = { status: 200, body: [] };
    await render(<TemplateWidget heading="" count={6} />);
    expect(text('.state-title')).toBe('Não foram encontrados resultados');
  });

  it.each([[404], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it could not be loaded: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      await render(<TemplateWidget heading="" count={6} />);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(names()).toHaveLength(6);
      expect(document.activeElement?.className).toBe('collection');
    },
  );

  it('speaks Spanish', async () => {
    await render(<TemplateWidget heading="" count={6} />, 'es-AR');
    expect(text('h2')).toBe('Concesionarios');
  });
});
