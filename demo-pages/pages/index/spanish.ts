/** The index in Spanish: names and summaries that an entry's Spanish page does not have itself. */
import { BRAND_PAGES } from '../brands';
import { capitalized } from '../capitalized';
import { type Entry, spanishPage } from './entries';

interface Words {
  name: string;
  summary: string;
}

/** By the entry's name in Portuguese. */
const OWN: Readonly<Record<string, Partial<Words>>> = {
  'Envie uma solicitação': { name: 'Enviá una solicitud' },
  'Página de lançamento': {
    name: 'Página de lanzamiento',
    summary: 'El recorrido completo: localidad, concesionario, propuesta, WhatsApp.',
  },
  'Monte o seu': { name: 'Armá el tuyo' },
  'Parcelas e financiamento': { name: 'Cuotas y financiación' },
  'Do carro à proposta': {
    name: 'Del auto a la propuesta',
    summary: 'Configurador, calculadora y financiación en la misma página: cada uno sigue del anterior.',
  },
  Comparador: {
    name: 'Comparador',
    summary: 'Versiones lado a lado, del mismo modelo y de dos modelos, con códigos de 16 caracteres.',
  },
  'Resumo do carro': {
    name: 'Resumen del auto',
    summary: 'El auto de un enlace o de otra visita, en una línea y completo.',
  },
  'Monte o seu widget': {
    name: 'Armá tu widget',
    summary: 'Elegí el widget, la marca y los atributos, mirá cómo queda y copiá el código para tu sitio.',
  },
  Galeria: {
    name: 'Galería',
    summary: 'Cada campo y cada componente, en todos los estados, en las nueve marcas y en los dos idiomas.',
  },
  Manutenção: { name: 'Administración del mantenimiento' },
  Empresas: {
    name: 'Empresas',
    summary:
      'Persona jurídica primero, CPF o CNPJ en el mismo campo, dirección por código postal, CPF opcional en dos ciudades.',
  },
  'CSS hostil': {
    name: 'CSS hostil',
    summary: 'Resets, !important en todo, letras enormes, nombres genéricos y capas en el mayor z-index.',
  },
  'CSP rígida': {
    name: 'CSP estricta',
    summary: 'Sin unsafe-inline ni unsafe-eval, con Trusted Types: solo se acepta la política lit-html.',
  },
  'Primeira vista no HTML': {
    name: 'Primera vista en el HTML',
    summary:
      'Configurador, comparador, concesionarios, resumen y formulario con la primera vista en el HTML de la página.',
  },
  'CSP rígida, configurador': {
    name: 'CSP estricta, configurador',
    summary: 'Configurador, comparador, resumen y formulario bajo la misma política.',
  },
  'CSP rígida, financiamento': {
    name: 'CSP estricta, financiación',
    summary: 'Calculadora de cuotas y financiación bajo la misma política.',
  },
  'Duas versões': {
    name: 'Dos versiones',
    summary: 'Copias repetidas del script y una versión anterior, que deja un aviso en la consola.',
  },
  'Modo de autor, tags': {
    name: 'Modo de autor, etiquetas',
    summary:
      'Etiqueta y atributo inexistentes, opción inválida, dirección rechazada: cada error con una nota.',
  },
  'Modo de autor, metadados': {
    name: 'Modo de autor, metadatos',
    summary: 'Sin marca, país y servicios no funciona ningún widget: cada uno muestra lo que falta.',
  },
  'Imagens e QR codes': {
    name: 'Imágenes y códigos QR',
    summary: 'Un auto en cada tamaño y ángulo, con y sin imagen, y códigos QR, bajo una política estricta.',
  },
  'Cinquenta formulários': {
    name: 'Cincuenta formularios',
    summary: 'Cincuenta formularios en una página, que cargan cuando se acercan a la pantalla.',
  },
  'Um formulário só': {
    name: 'Un solo formulario',
    summary: 'Un solo formulario, que carga enseguida, para mediciones.',
  },
  'Mover e remover': {
    name: 'Mover y quitar',
    summary: 'Un formulario que se mueve, se quita y se agrega con botones.',
  },
  'Antes e depois': {
    name: 'Antes y después',
    summary: 'Veinte pantallas en tres marcas y dos anchos, antes y después del trabajo sobre su diseño.',
  },
};

/** Returns an entry's texts in Spanish: its own, else those of its Spanish page. @throws if it has none */
export function spanishWords(entry: Entry): Words {
  const page = spanishPage(entry);
  const { name = page && nameWithoutBrand(page), summary = page?.summary } = OWN[entry.name] ?? {};
  if (!name || !summary)
    throw new Error(`no Spanish words for ${entry.name}: demo-pages/pages/index/spanish.ts`);
  return { name, summary };
}

const nameWithoutBrand = ({ name, brand }: Entry['pages'][0]): string =>
  capitalized(name.replace(`${BRAND_PAGES[brand].label}: `, ''));
