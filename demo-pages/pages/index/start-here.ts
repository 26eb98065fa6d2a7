/** The five pages that explain the library, each with a picture of its widget (npm run index-pictures). */
import { entryLink } from './cards';
import { entries } from './entries';
import { type Both, both, inBoth } from './languages';
import list from './start-here.json' with { type: 'json' };

/** The folder of the pictures, and their size. */
export const PICTURES = '/assets/start-here/';

interface Start {
  id: string;
  tag: string;
  title: Both;
  text: Both;
}

const STARTS: readonly Start[] = [
  {
    id: 'lead',
    tag: 'vt-lead-form',
    title: both('Envie uma solicitação', 'Enviá una solicitud'),
    text: both(
      'Abra, preencha com dados de exemplo e envie: você vê a tag que o autor escreveu e o que chegou ao serviço.',
      'Abrí, completá con datos de ejemplo y enviá: ves la etiqueta que escribió el autor y lo que llegó al servicio.',
    ),
  },
  {
    id: 'configure',
    tag: 'vt-configurator',
    title: both('Monte um carro', 'Armá un auto'),
    text: both('Quatro widgets mostram o mesmo carro.', 'Cuatro widgets muestran el mismo auto.'),
  },
  {
    id: 'simulate',
    tag: 'vt-installment-calculator',
    title: both('Simule as parcelas', 'Simulá las cuotas'),
    text: both('O plano passa para o financiamento.', 'El plan pasa a la financiación.'),
  },
  {
    id: 'book',
    tag: 'vt-test-drive',
    title: both('Agende um test drive', 'Reservá un test drive'),
    text: both('Carro, concessionária, dia e período.', 'Auto, concesionario, día y horario.'),
  },
  {
    id: 'author',
    tag: 'vt-…',
    title: both('Copie o código de um autor', 'Copiá el código de un autor'),
    text: both('Para HTML, WordPress, React e GrapesJS.', 'Para HTML, WordPress, React y GrapesJS.'),
  },
];

/** Returns the cards of the five. */
export function startCards(prefix: string): string {
  const all = entries();
  const items = STARTS.map(({ id, tag, title, text }) => {
    const { path, size = list.size } = list.pictures.find((picture) => picture.id === id) ?? {};
    const [width, height] = size;
    const entry = all.find(({ pages }) => pages[0].path === path);
    if (!entry) throw new Error(`no page of the index begins at ${path}`);
    const picture = `<img src="${PICTURES}${id}-pt-BR.webp" data-picture="${PICTURES}${id}" width="${width}" height="${height}" alt="">`;
    return `<li>${picture}<h3>${entryLink(entry, prefix, inBoth(title))}</h3><p>${inBoth(text)}</p><code>&lt;${tag}&gt;</code></li>`;
  });
  return `<ol class="starts">${items.join('\n')}</ol>`;
}
