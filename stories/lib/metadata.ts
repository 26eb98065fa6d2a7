import { metadata as texts } from '#demo-pages/embed/texts/metadata.pt-BR';
import { BRANDS, COUNTRIES, LANGUAGES } from '#domain/core/brands';
import { MARKETS } from '#domain/place/markets';
import type { SETTINGS } from '#page/settings/settings';

/** A metadata tag as authors read it: its allowed values and its meaning. */
export interface MetadataText {
  values: string;
  text: string;
}

/** The tags that src/page/settings/settings.ts reads. A missing tag is a type error. */
export const METADATA: Record<keyof typeof SETTINGS, MetadataText> = {
  brand: { values: BRANDS.join(', '), text: texts.brand },
  country: { values: COUNTRIES.join(', '), text: texts.country },
  language: { values: LANGUAGES.join(', '), text: texts.language },
  market: { values: MARKETS.join(', '), text: texts.market },
  'allowed-hosts': { values: 'hosts', text: texts['allowed-hosts'] },
  mode: { values: 'author, visitor', text: texts.mode },
  'cache-ttl': { values: 'milissegundos', text: texts['cache-ttl'] },
  'location-provider': { values: 'service, GCP, AWS', text: texts['location-provider'] },
  'aws-key': { values: 'texto', text: texts['aws-key'] },
  'aws-region': { values: 'texto', text: texts['aws-region'] },
  'lead-client-id': { values: 'texto', text: texts['lead-client-id'] },
  'lead-client-secret': { values: 'texto', text: texts['lead-client-secret'] },
  'idempotency-header': { values: 'nome', text: texts['idempotency-header'] },
  wire: { values: '/vitrine-wire.json', text: texts.wire },
  'postal-service': { values: 'nome', text: texts['postal-service'] },
  'public-lookup': { values: 'nome', text: texts['public-lookup'] },
  'map-tiles': { values: 'https://.../{z}/{x}/{y}.png', text: texts['map-tiles'] },
  'map-attribution': { values: 'texto', text: texts['map-attribution'] },
  'face-detector': { values: 'https://.../mediapipe/', text: texts['face-detector'] },
  'card-frame': { values: 'https://...', text: texts['card-frame'] },
  'card-provider': { values: 'https://...', text: texts['card-provider'] },
  'cookie-domain': { values: '.suamarca.example', text: texts['cookie-domain'] },
  'page-parameters': { values: 'nomes', text: texts['page-parameters'] },
  'session-cookie': { values: 'nome', text: texts['session-cookie'] },
  'identity-cookie': { values: 'nome', text: texts['identity-cookie'] },
  'sign-in': { values: '/entrar?voltar={return}', text: texts['sign-in'] },
  'sign-on-host': { values: 'entrar.{brand}.example', text: texts['sign-on-host'] },
  'offer-context': { values: 'texto', text: texts['offer-context'] },
  'workstatement-context': { values: 'texto', text: texts['workstatement-context'] },
  consent: { values: 'analytics_storage, ad_storage ou ambos', text: texts.consent },
  'lead-report-token': { values: 'on, off', text: texts['lead-report-token'] },
  'data-layer': { values: 'nome de variável', text: texts['data-layer'] },
  report: { values: 'https://...', text: texts.report },
  'report-sample': { values: '0 a 1', text: texts['report-sample'] },
  'cpf-cnpj-in-lead': { values: 'on, off', text: texts['cpf-cnpj-in-lead'] },
  'address-validation': { values: 'on, off', text: texts['address-validation'] },
  'lead-without-cpf': {
    values: 'off, everywhere ou cities=IBGE,...; dealers=ID,...',
    text: texts['lead-without-cpf'],
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
