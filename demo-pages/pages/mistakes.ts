import { escapeMarkup } from '#domain/text/escape-markup';
import type { Page } from './page';

/** A metadata tag as written by an author (null: missing), and its mistake; the mode is not included. */
interface Mistake {
  name: string;
  content: string | null;
  wrong: string;
}

const author: Mistake = { name: 'mode', content: 'author', wrong: '' };

/** Mistakes with which the widgets still start. */
export const TAG_PAGE: readonly Mistake[] = [
  author,
  {
    name: 'language',
    content: 'pt',
    wrong: 'Os idiomas são pt-BR e es-AR; com qualquer outro, vale o português.',
  },
  { name: 'market', content: 'Brasil', wrong: 'Os mercados são c-BR, pt-BR e es-AR.' },
  { name: 'cache-ttl', content: '4 horas', wrong: 'Deve ser um número de milissegundos, como 14400000.' },
  { name: 'location-provider', content: 'Google', wrong: 'Os provedores são service, GCP e AWS.' },
  { name: 'aws-region', content: 'sa east 1', wrong: 'Não pode ter espaços.' },
  {
    name: 'cookie-domain',
    content: 'https://fiat.example',
    wrong: 'Deve ser só o domínio, como .fiat.example.',
  },
  { name: 'session-cookie', content: 'sessão do site', wrong: 'Não é um nome de cookie válido.' },
  { name: 'cpf-cnpj-in-lead', content: 'talvez', wrong: 'Deve ser on ou off.' },
  {
    name: 'lead-without-cpf',
    content: 'sim',
    wrong: 'Deve ser off, everywhere ou listas de cidades e concessionárias.',
  },
  { name: 'lead-client-secret', content: null, wrong: 'Falta: nenhum lead pode ser enviado.' },
  { name: 'brnd', content: 'fiat', wrong: 'Não há metadado com este nome; o certo é brand.' },
  {
    name: 'service:leads',
    content: '/api/leads',
    wrong: 'Não há serviço com este nome; o certo é lead-integration.',
  },
];

/** Mistakes that prevent every widget from starting. */
export const METADATA_PAGE: readonly Mistake[] = [
  author,
  { name: 'brand', content: 'Fiatt', wrong: 'Não é uma das nove marcas.' },
  { name: 'country', content: null, wrong: 'Falta o país: BR ou AR.' },
  { name: 'services', content: null, wrong: 'Falta o modelo de endereço com {service}.' },
  {
    name: 'service:lead-integration',
    content: 'ftp://leads.example/',
    wrong: 'O endereço deve ser http ou https.',
  },
  { name: 'service:location', content: 'https://', wrong: 'Não é um endereço.' },
  { name: 'service:whatsapp', content: '', wrong: 'Está vazio.' },
  { name: 'lead-client-id', content: 'id com espaços', wrong: 'Não pode ter espaços.' },
];

/** Lists the page's own mistakes: the tag in the head, and its mistake. */
export function mistakeList({ meta = {} }: Page): string {
  const all = [...TAG_PAGE, ...METADATA_PAGE];
  const items = Object.entries(meta).flatMap(([name, content]) => {
    const mistake = all.find((each) => each.name === name && each.content === content);
    if (!mistake?.wrong) return [];
    const tag = content === null ? `vitrine:${name}` : `<meta name="vitrine:${name}" content="${content}">`;
    return [`<div><dt><code>${escapeMarkup(tag)}</code></dt><dd>${escapeMarkup(mistake.wrong)}</dd></div>`];
  });
  return `<dl>${items.join('\n')}</dl>`;
}
