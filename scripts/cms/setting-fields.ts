/** The metadata as the fields of a settings screen, checked as the library checks it (src/page/settings/settings.ts). */

import { metadata as es } from '../../demo-pages/embed/texts/metadata.es-AR';
import { metadata as pt } from '../../demo-pages/embed/texts/metadata.pt-BR';
import { BRAND_PAGES } from '../../demo-pages/pages/brands';
import { BRANDS, COUNTRIES, LANGUAGES } from '../../src/domain/core/brands';
import { MARKETS } from '../../src/domain/place/markets';
import type { SettingName } from '../../src/page/settings/settings';
import { SERVICE_NAMES } from '../../src/services/service-names';
import type { Bilingual } from './bilingual';

export interface SettingField {
  name: SettingName;
  label: Bilingual;
  text: Bilingual;
  /** Allowed values; a text if absent. */
  words?: readonly string[];
  /** Names of the values, where they have one. */
  names?: Readonly<Record<string, Bilingual>>;
  /** A regular expression of the whole text, valid in PHP too. */
  pattern?: string;
  /** A valid text, where the rule is not plain. */
  example?: string;
}

export interface SettingGroup {
  id: string;
  title: Bilingual;
  fields: SettingField[];
}

const WORDS: Partial<Record<SettingName, readonly string[]>> = {
  brand: BRANDS,
  country: COUNTRIES,
  language: LANGUAGES,
  market: MARKETS,
  mode: ['author', 'visitor'],
  'location-provider': ['service', 'GCP', 'AWS'],
  // true and false are understood as well.
  'cpf-cnpj-in-lead': ['on', 'off'],
  'address-validation': ['on', 'off'],
  'lead-report-token': ['on', 'off'],
};

const TOKEN = '^[!-~]+$';
const HEADER_NAME = "^[\\w!#$%&'*+.^`|~-]+$";
const COOKIE_NAME = "^[\\w!#$&'*+.^`|~-]+$";
const LIST = '(cities|dealers)\\s*=[\\w\\-,\\s]*';
/** Patterns of the settings without words, without regard to case. */
const PATTERNS: Partial<Record<SettingName, string>> = {
  'cache-ttl': '^0*[1-9]\\d{0,14}$',
  'aws-key': TOKEN,
  'aws-region': TOKEN,
  'lead-client-id': TOKEN,
  'lead-client-secret': TOKEN,
  'postal-service': TOKEN,
  'public-lookup': TOKEN,
  'map-tiles': '^(?=.*\\{z})(?=.*\\{x})(?=.*\\{y})(https://|/(?![/\\\\]))\\S+$',
  'map-attribution': '.',
  'face-detector': '^(https:/)?/[^/\\\\]\\S*/$',
  'card-frame': '^(https://|http://(localhost|127\\.0\\.0\\.1|\\[::1])[:/])[^/\\\\]\\S*$',
  'allowed-hosts': '^(\\*\\.)?[A-Za-z\\d.-]+(:\\d+)?([\\s,]+(\\*\\.)?[A-Za-z\\d.-]+(:\\d+)?)*$',
  'card-provider': '^(https:/)?/[^/\\\\]\\S*$',
  'cookie-domain': '^\\.?([a-z0-9-]+\\.)*[a-z0-9-]+$',
  'page-parameters': '^[\\w.[\\]-]+([\\s,]+[\\w.[\\]-]+)*$',
  'session-cookie': COOKIE_NAME,
  'identity-cookie': COOKIE_NAME,
  'idempotency-header': HEADER_NAME,
  wire: '^(https:/)?/[^/\\\\]\\S*$',
  'sign-in': '^(https?://|\\.{0,2}/)(?!/).',
  'sign-on-host': '^([A-Za-z\\d.-]|\\{brand\\})+(:\\d+)?$',
  'offer-context': TOKEN,
  'workstatement-context': TOKEN,
  consent: '^((analytics|ad)_storage[\\s,]*)+$',
  'data-layer': '^[a-z_$][\\w$]*$',
  report: '^(https:/)?/[^/\\\\]\\S*$',
  'report-sample': '^(0|1|0?\\.\\d{1,6})$',
  'lead-without-cpf': `^(off|everywhere|${LIST}(;\\s*${LIST})*)$`,
};

const EXAMPLES: Partial<Record<SettingName, string>> = {
  'cache-ttl': '14400000',
  'map-tiles': 'https://tiles.suamarca.example/{z}/{x}/{y}.png',
  'face-detector': 'https://www.suamarca.example/mediapipe/',
  'card-frame': 'https://cartoes.suamarca.example/frame',
  'card-provider': 'https://cartoes.suamarca.example/cards',
  'cookie-domain': '.suamarca.example',
  'idempotency-header': 'Idempotency-Key',
  wire: '/vitrine-wire.json',
  'sign-in': '/entrar?voltar={return}',
  consent: 'analytics_storage ad_storage',
  'data-layer': 'dataLayer',
  report: 'https://relatorios.suamarca.example/vitrine',
  'report-sample': '0.1',
  'lead-without-cpf': 'cities=3106200,3550308; dealers=0001',
};

const same = (text: string): Bilingual => ({ pt: text, es: text });
const FLAG = { on: { pt: 'Ligado', es: 'Activado' }, off: { pt: 'Desligado', es: 'Desactivado' } };
const NAMES: Partial<Record<SettingName, SettingField['names']>> = {
  brand: Object.fromEntries(Object.entries(BRAND_PAGES).map(([brand, { label }]) => [brand, same(label)])),
  country: { BR: same('Brasil'), AR: same('Argentina') },
  language: { 'pt-BR': { pt: 'Português', es: 'Portugués' }, 'es-AR': { pt: 'Espanhol', es: 'Español' } },
  mode: {
    author: { pt: 'Autor: com avisos na página', es: 'Autor: con avisos en la página' },
    visitor: { pt: 'Visitante: sem avisos', es: 'Visitante: sin avisos' },
  },
  'cpf-cnpj-in-lead': FLAG,
  'address-validation': FLAG,
};

type Rows = [name: SettingName, pt: string, es: string][];
const GROUPS: [id: string, pt: string, es: string, rows: Rows][] = [
  [
    'page',
    'Página',
    'Página',
    [
      ['brand', 'Marca', 'Marca'],
      ['country', 'País', 'País'],
      ['language', 'Idioma', 'Idioma'],
      ['market', 'Mercado', 'Mercado'],
      ['mode', 'Modo', 'Modo'],
      ['allowed-hosts', 'Hosts permitidos', 'Hosts permitidos'],
      ['wire', 'Nomes usados pelos serviços', 'Nombres que usan los servicios'],
    ],
  ],
  [
    'leads',
    'Leads',
    'Leads',
    [
      ['lead-client-id', 'ID do cliente', 'ID del cliente'],
      ['lead-client-secret', 'Segredo do cliente', 'Secreto del cliente'],
      ['cpf-cnpj-in-lead', 'CNPJ no campo CPF', 'CNPJ en el campo CPF'],
      ['address-validation', 'Endereço no formulário', 'Dirección en el formulario'],
      ['lead-without-cpf', 'Lead sem CPF', 'Lead sin CPF'],
      ['idempotency-header', 'Cabeçalho de nova tentativa', 'Encabezado de reintento'],
    ],
  ],
  [
    'places',
    'Localização',
    'Ubicación',
    [
      ['location-provider', 'Provedor', 'Proveedor'],
      ['aws-key', 'Chave da AWS', 'Clave de AWS'],
      ['aws-region', 'Região da AWS', 'Región de AWS'],
      ['postal-service', 'Provedor de CEP', 'Proveedor de código postal'],
      ['public-lookup', 'Segundo provedor de CEP', 'Segundo proveedor de código postal'],
      ['map-tiles', 'Imagens do mapa', 'Imágenes del mapa'],
      ['map-attribution', 'Crédito do mapa', 'Crédito del mapa'],
      ['cache-ttl', 'Validade da cidade', 'Validez de la localidad'],
    ],
  ],
  [
    'account',
    'Conta e cookies',
    'Cuenta y cookies',
    [
      ['sign-in', 'Página de entrada', 'Página de ingreso'],
      ['face-detector', 'Pasta do modelo que encontra o rosto', 'Carpeta del modelo que encuentra el rostro'],
      ['card-frame', 'Quadro dos dados do cartão', 'Marco de los datos de la tarjeta'],
      ['card-provider', 'Endereço dos cartões, sem quadro', 'Dirección de las tarjetas, sin marco'],
      ['cookie-domain', 'Domínio', 'Dominio'],
      ['page-parameters', 'Parâmetros que escolhem a página', 'Parámetros que eligen la página'],
      ['session-cookie', 'Cookie da sessão', 'Cookie de la sesión'],
      ['identity-cookie', 'Cookie da identidade', 'Cookie de la identidad'],
      ['sign-on-host', 'Servidor do login único da marca', 'Servidor del inicio de sesión único de la marca'],
      ['offer-context', 'Oferta da página', 'Oferta de la página'],
      ['workstatement-context', 'Contrato de trabalho', 'Contrato de trabajo'],
    ],
  ],
  [
    'analytics',
    'Estatísticas',
    'Estadísticas',
    [
      ['consent', 'Consentimentos exigidos', 'Consentimientos exigidos'],
      ['lead-report-token', 'Sessão no aviso de um lead', 'Sesión en el aviso de un lead'],
      ['data-layer', 'Camada de dados', 'Capa de datos'],
      ['report', 'Endereço dos relatórios', 'Dirección de los informes'],
      ['report-sample', 'Parte das visitas com relatório', 'Parte de las visitas con informe'],
    ],
  ],
];

/** Returns the settings in the groups of the screen. */
export const settingGroups = (): SettingGroup[] =>
  GROUPS.map(([id, ptTitle, esTitle, rows]) => ({
    id,
    title: { pt: ptTitle, es: esTitle },
    fields: rows.map(([name, ptLabel, esLabel]) => ({
      name,
      label: { pt: ptLabel, es: esLabel },
      text: { pt: pt[name], es: es[name] },
      ...(WORDS[name] && { words: WORDS[name] }),
      ...(PATTERNS[name] && { pattern: PATTERNS[name] }),
      ...(EXAMPLES[name] && { example: EXAMPLES[name] }),
      ...(NAMES[name] && { names: NAMES[name] }),
    })),
  }));

/** Names of the services that can have an address of their own. */
export const serviceNames = (): readonly string[] => SERVICE_NAMES;
