import { html } from 'hono/html';
import type { Markup } from './lists';

const field = (name: string, label: string, autocomplete: string, numeric = false): Markup => html`<div>
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" autocomplete="${autocomplete}" required aria-describedby="${name}-error"
    ${numeric ? 'inputmode=numeric' : ''} spellcheck="false" />
  <p id="${name}-error" role="alert"></p>
</div>`;

/** The card provider's inputs, which another page shows in a frame. */
export const cardFramePage = (): Markup => html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Dados do cartão</title>
    <link rel="stylesheet" href="/sandbox/card-frame.css" />
    <script type="module" src="/sandbox/card-frame.js"></script>
  </head>
  <body>
    <form novalidate hidden>
      ${field('number', 'Número do cartão', 'cc-number', true)}
      ${field('holderName', 'Nome como está no cartão', 'cc-name')}
      <div class="pair">
        ${field('dueDate', 'Validade (MM/AA)', 'cc-exp', true)}
        ${field('cvv', 'Código de segurança', 'cc-csc', true)}
      </div>
      <button type="submit" hidden></button>
    </form>
  </body>
</html>`;

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the policy of the frame for a page that asks for it; undefined for one that may not: a page of another machine, or
 * of the provider's own origin.
 */
export function cardFramePolicy(parent: string, own: string): string | undefined {
  if (!LOCAL.test(parent) || parent === own) return undefined;
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`;
}
