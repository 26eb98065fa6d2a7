import { BRANDS, COUNTRIES, LANGUAGES, MARKETS } from '../../src/domain/core/brands';
import type { SETTINGS } from '../../src/page/settings/settings';

/** A metadata tag as authors read it: its allowed values and its meaning. */
export interface MetadataText {
  values: string;
  text: string;
}

/** The tags that src/page/settings/settings.ts reads. A missing tag is a type error. */
export const METADATA: Record<keyof typeof SETTINGS, MetadataText> = {
  brand: {
    values: BRANDS.join(', '),
    text: 'Marca da página. Define as cores, os cantos e as respostas dos serviços.',
  },
  country: {
    values: COUNTRIES.join(', '),
    text: 'País da página. Define os documentos, os telefones, a moeda e os serviços.',
  },
  language: {
    values: LANGUAGES.join(', '),
    text: 'Idioma dos textos. Sem a tag, ou com outro idioma, pt-BR.',
  },
  market: { values: MARKETS.join(', '), text: 'Mercado usado nas consultas de preço. Sem a tag, o do país.' },
  mode: {
    values: 'author, visitor',
    text: 'Com author, um widget que não pode funcionar mostra, no próprio lugar, o que falta e como corrigir.',
  },
  'cache-ttl': {
    values: 'milissegundos',
    text: 'Tempo durante o qual a cidade escolhida vale. Sem a tag, 4 horas.',
  },
  'location-provider': { values: 'service, GCP, AWS', text: 'Provedor que encontra endereços e posições.' },
  'aws-key': { values: 'texto', text: 'Chave do provedor de localização AWS.' },
  'aws-region': { values: 'texto', text: 'Região do provedor de localização AWS.' },
  'lead-client-id': { values: 'texto', text: 'Identificação do cliente no serviço de leads.' },
  'lead-client-secret': {
    values: 'texto',
    text: 'Segredo do cliente no serviço de leads. É público, como toda a página.',
  },
  'idempotency-header': {
    values: 'nome',
    text: 'Nome do cabeçalho em que leads, conversas e propostas enviam uma chave, a mesma em cada nova tentativa. Sem a tag, nenhum. O serviço precisa aceitar o cabeçalho (CORS).',
  },
  'postal-service': { values: 'nome', text: 'Provedor consultado primeiro para um CEP.' },
  'public-lookup': { values: 'nome', text: 'Provedor consultado quando o primeiro não encontra o CEP.' },
  'cookie-domain': {
    values: '.suamarca.example',
    text: 'Domínio dos cookies. Sem a tag, o domínio acima do atual.',
  },
  'session-cookie': { values: 'nome', text: 'Cookie da sessão do visitante. Sem a tag, vitrine_session.' },
  'identity-cookie': {
    values: 'nome',
    text: 'Cookie da identidade do visitante. Sem a tag, vitrine_identity.',
  },
  'cpf-cnpj-in-lead': { values: 'on, off', text: 'Com on, o campo CPF do lead também aceita um CNPJ.' },
  'address-validation': {
    values: 'on, off',
    text: 'Com on, o formulário do lead também pede o endereço e o confere pelo CEP.',
  },
  'lead-without-cpf': {
    values: 'off, everywhere ou cities=IBGE,...; dealers=ID,...',
    text: 'Onde o lead pode ser enviado sem CPF: em nenhum lugar, em todos, ou nas cidades e concessionárias da lista.',
  },
};

/** Returns the tag and its text for a `need` of a widget's definition: brand, country, service:NAME. */
export function neededTag(need: string): { tag: string; text: string } {
  const service = need.split('service:')[1];
  if (service) {
    return {
      tag: `<meta name="vitrine:service:${service}" content="https://...">`,
      text: `Endereço do serviço ${service}. Para todos os serviços de uma vez, use vitrine:services com {service} no endereço.`,
    };
  }
  const known = METADATA[need as keyof typeof METADATA];
  return {
    tag: `<meta name="vitrine:${need}" content="...">`,
    text: `${known.text} Valores: ${known.values}.`,
  };
}
