// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { messages as pt } from '../../../../widgets/template-widget/messages';
import { messages as es } from '../../../../widgets/template-widget/messages.es-AR';
import TemplateWidget from '../../../../widgets/template-widget/TemplateWidget';
import { button, click, leave, render, text } from '../../lib/render';

afterEach(leave);

describe('vt-template-widget', () => {
  it('counts presses, one of them in the singular', async () => {
    await render(<TemplateWidget heading="" />);
    expect(text('[role=status]')).toBe('0 vezes');
    await click(button('Contar'));
    expect(text('[role=status]')).toBe('1 vez');
    await click(button('Contar'));
    expect(text('[role=status]')).toBe('2 vezes');
  });

  it("takes the author's heading before its own", async () => {
    await render(<TemplateWidget heading="Quantas?" />);
    expect(text('h2')).toBe('Quantas?');
  });

  it('speaks Spanish', async () => {
    await render(<TemplateWidget heading="" />, 'es-AR');
    expect(text('[role=status]')).toBe('0 veces');
  });

  it('fills the same places in both languages', () => {
    const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
    expect(places(es)).toEqual(places(pt));
  });
});
