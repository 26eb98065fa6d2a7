// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { LABEL_RULE } from '../../axe-label-rule';

/** The check as Storybook's channel brings it: as text. */
const check: (this: { data(found: unknown): void }, control: Element) => boolean = new Function(
  `return ${LABEL_RULE.checks[0]?.evaluate}`,
)();

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['<button>Enviar</button>', true],
  ['<button aria-label="Enviar proposta">Enviar</button>', true],
  ['<button aria-label="ENVIAR: proposta">Enviar</button>', true],
  ['<button aria-label="Proposta: enviar">Enviar</button>', false],
  ['<button aria-label="Fechar">Enviar</button>', false],
  ['<button aria-label="Fechar">×</button>', true],
  ['<button aria-label="Cor"><span aria-hidden="true">3</span> Cor</button>', true],
  ['<button aria-label="Cor"><span style="clip-path: inset(50%)">Etapa</span> Cor</button>', true],
  ['<button role="combobox" aria-label="Estado">São Paulo</button>', true],
  ['<label>CPF <input aria-label="CPF do titular"></label>', true],
  ['<label>CPF <input aria-label="Documento"></label>', false],
])('%s: %s', (markup, holds) => {
  const accessibleText = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
  vi.stubGlobal('axe', { commons: { text: { accessibleText } } });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  document.body.innerHTML = markup;
  const data = vi.fn();
  expect(check.call({ data }, document.querySelector('button, input') as Element)).toBe(holds);
  expect(data).toHaveBeenCalledOnce();
});
