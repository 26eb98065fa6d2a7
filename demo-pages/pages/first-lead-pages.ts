import { escapeMarkup } from '#domain/text/escape-markup';
import type { Page } from './page';

const page = (
  own: Pick<Page, 'path' | 'name' | 'title' | 'summary' | 'brand' | 'fragment'>,
  tag: string,
): Page => ({
  ...own,
  group: 'Para autores',
  entry: 'Envie uma solicitação',
  wordmark: 'Vitrine',
  // The page shows the markup that it contains.
  values: { tag, tagText: escapeMarkup(tag) },
  styles: ['first-lead'],
  scripts: '{{snippet}}\n<script type="module" src="/assets/first-lead.js"></script>',
  strict: true,
});

/** The page that a newcomer opens first: a tag, the widget, and what a service receives from it; in both languages. */
export const FIRST_LEAD: readonly Page[] = [
  page(
    {
      path: '/comece/',
      name: 'Envie uma solicitação',
      title: 'Envie uma solicitação',
      summary: 'A tag que o autor escreveu, o formulário, e o que chegou ao serviço.',
      brand: 'fiat',
      fragment: 'first-lead-pt',
    },
    `<vt-lead-form model="pulse" persons="physical" surface="card">
  <a href="tel:08005550100">Fale com a gente: 0800 555 0100</a>
</vt-lead-form>`,
  ),
  page(
    {
      path: '/comece/es/',
      name: 'Enviá una solicitud',
      title: 'Enviá una solicitud',
      summary: 'La etiqueta que escribió el autor, el formulario, y lo que llegó al servicio.',
      brand: 'peugeot',
      fragment: 'first-lead-es',
    },
    `<vt-lead-form model="208" persons="physical" surface="card">
  <a href="tel:08005550200">Contactanos: 0800 555 0200</a>
</vt-lead-form>`,
  ),
];
