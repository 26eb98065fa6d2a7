// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import TemplateWidget from '#widgets/template-widget/TemplateWidget';
import { button, click, leave, render, text } from '../../lib/render';

afterEach(leave);

describe('vt-template-widget', () => {
  it("takes the author's texts before its own", async () => {
    await render(<TemplateWidget heading="Pulse" text="Chegou." details="Sete airbags." />);
    expect(text('h2')).toBe('Pulse');
    await click(button('Ver detalhes'));
    expect(text('dialog h2')).toBe('Pulse');
    expect(text('dialog')).toContain('Sete airbags.');
  });

  it('closes the details, and says so of its button', async () => {
    await render(<TemplateWidget heading="" text="" details="" />);
    await click(button('Ver detalhes'));
    expect(button('Ver detalhes').getAttribute('aria-expanded')).toBe('true');
    await click(document.querySelector('.dialog-close') as HTMLElement);
    expect(document.querySelector('dialog')).toBeNull();
    expect(button('Ver detalhes').getAttribute('aria-expanded')).toBe('false');
  });

  it('speaks Spanish', async () => {
    await render(<TemplateWidget heading="" text="" details="" />, 'es-AR');
    expect(text('h2')).toBe('Novedad');
  });
});
