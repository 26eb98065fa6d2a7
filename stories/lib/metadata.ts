import { BRANDS, COUNTRIES, LANGUAGES, MARKETS } from '../../src/domain/core/brands';
import type { SETTINGS } from '../../src/page/settings/settings';

/** A metadata tag for authors: what it may hold, and what it says. */
export interface MetadataText {
  values: string;
  text: string;
}

/** Every tag that src/page/settings/settings.ts reads; one that is missing here does not compile. */
export const METADATA: Record<keyof typeof SETTINGS, MetadataText> = {
  brand: { values: BRANDS.join(', '), text: 'Marca da página: cores, cantos e o que os serviços respondem.' },
  country: { values: COUNTRIES.join(', '), text: 'País da página: documentos, telefones, moeda e serviços.' },
  language: { values: LANGUAGES.join(', '), text: 'Idioma; sem a tag, ou com outro idioma, pt-BR.' },
  market: { values: MARKETS.join(', '), text: 'Mercado das chamadas de preço; sem a tag, o do país.' },
  mode: {
    values: 'author, visitor',
    text: 'Com author, um widget que não pode funcionar diz no lugar dele o que falta e como escrever.',
  },
  'cache-ttl': {
    values: 'milissegundos',
    text: 'Por quanto tempo a cidade escolhida vale; sem a tag, 4 horas.',
  },
  'location-provider': { values: 'service, GCP, AWS', text: 'Quem encontra endereços e posições.' },
  'aws-key': { values: 'texto', text: 'Chave do provedor de localização AWS.' },
  'aws-region': { values: 'texto', text: 'Região do provedor de localização AWS.' },
  'lead-client-id': { values: 'texto', text: 'Identificação do cliente no serviço de leads.' },
  'lead-client-secret': {
    values: 'texto',
    text: 'Segredo do cliente no serviço de leads; público, como toda a página.',
  },
  'idempotency-header': {
    values: 'nome',
    text: 'Cabeçalho em que leads, conversas e propostas levam uma chave, a mesma em cada nova tentativa; sem a tag, nenhum. O serviço precisa aceitá-lo (CORS).',
  },
  'postal-service': { values: 'nome', text: 'Provedor que procura um CEP em primeiro lugar.' },
  'public-lookup': { values: 'nome', text: 'Provedor que procura um CEP quando o primeiro não encontra.' },
  'cookie-domain': {
    values: '.suamarca.example',
    text: 'Domínio dos cookies; sem a tag, o domínio acima deste.',
  },
  'session-cookie': { values: 'nome', text: 'Cookie da sessão do visitante; sem a tag, vitrine_session.' },
  'identity-cookie': {
    values: 'nome',
    text: 'Cookie da identidade do visitante; sem a tag, vitrine_identity.',
  },
  'cpf-cnpj-in-lead': { values: 'on, off', text: 'O campo CPF do lead também aceita um CNPJ.' },
  'address-validation': { values: 'on, off', text: 'O lead pede também o endereço, e o confere pelo CEP.' },
  'lead-without-cpf': {
    values: 'off, everywhere, ou cities=IBGE,...; dealers=ID,...',
    text: 'Onde o lead pode seguir sem CPF: em lugar nenhum, em todos, ou nas cidades e concessionárias da lista.',
  },
};

/** The tags for what a widget needs, as its definition names it: brand, country, service:NAME. */
export function neededTag(need: string): { tag: string; text: string } {
  const service = need.split('service:')[1];
  if (service) {
    return {
      tag: `<meta name="vitrine:service:${service}" content="https://...">`,
      text: `Endereço do serviço ${service}; ou, de uma vez para todos, vitrine:services com {service} no endereço.`,
    };
  }
  const known = METADATA[need as keyof typeof METADATA];
  return {
    tag: `<meta name="vitrine:${need}" content="...">`,
    text: `${known.text} Valores: ${known.values}.`,
  };
}
