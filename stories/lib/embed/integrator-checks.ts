import { type Embed, servicesOf, tagsOf } from './embed';
import { heightsOf } from './embed-html';

/** One thing that the site's integrator has to check. */
export interface Check {
  id: string;
  title: string;
  texts: string[];
  /** Lines to copy. */
  code?: string;
}

/** Returns the origin of an address; undefined if it has none of its own. */
const originOf = (address: string): string | undefined =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

/** A label that stands for {service} in a host while the address is parsed. */
const PLACE = 'vitrine-service';

/** Returns the sources of the services for a policy; a service in the host's name becomes a host of its own. */
export function serviceSources(template: string, services: readonly string[]): string[] {
  if (services.length === 0) return [];
  const origin = originOf(template.replace('{service}', PLACE));
  if (!origin) return template.startsWith('/') ? ["'self'"] : [];
  return [...new Set(services.map((service) => origin.replace(PLACE, service)))];
}

const line = (directive: string, sources: readonly (string | undefined)[]): string[] => {
  const known = [...new Set(sources.filter(Boolean))];
  return known.length > 0 ? [`${directive} ${known.join(' ')};`] : [];
};

/** The lines of a content security policy. @param hash of the heights, such as 'sha256-…' with its quotes */
export function policyLines(embed: Embed, hash?: string): string {
  const sources = serviceSources(embed.metadata.services ?? '', servicesOf(tagsOf(embed)));
  return [
    ...line('script-src', [originOf(embed.script) ?? "'self'"]),
    ...line('connect-src', sources),
    ...line('img-src', sources),
    ...(heightsOf(embed) ? line('style-src', [hash ?? "'nonce-VALOR'"]) : []),
  ].join('\n');
}

const policy = (embed: Embed, hash?: string): Check => ({
  id: 'csp',
  title: 'Política de segurança (CSP)',
  texts: [
    'Se o site envia Content-Security-Policy, acrescente estas origens às que ele já tem:',
    ...(heightsOf(embed)
      ? [
          `O <style> com as alturas é o único código inline. ${hash ? 'O hash acima o autoriza e muda com os widgets da página; se preferir, use o nonce do site.' : 'Autorize-o com o nonce do site.'} Se a política não aceita estilos no HTML, copie o reserve.css para o CSS do site e apague o <style>.`,
        ]
      : []),
    'Se as fotos vêm de outro endereço, acrescente-o a img-src. Com require-trusted-types-for, acrescente trusted-types lit-html.',
  ],
  code: policyLines(embed, hash),
});

const cors = (embed: Embed): Check => {
  const tags = tagsOf(embed);
  const services = servicesOf(tags);
  const headers = [
    'authorization',
    'content-type',
    ...(services.includes('lead-integration') ? ['client_id', 'client_secret'] : []),
  ];
  return {
    id: 'cors',
    title: 'Acesso de outra origem (CORS)',
    texts: [
      'O servidor do script precisa enviar Access-Control-Allow-Origin em todos os arquivos .js: o navegador só aceita módulos de outra origem com esse cabeçalho.',
      ...(services.length > 0
        ? [
            `Os serviços (${services.join(', ')} e os que o widget usa depois, conforme o caminho do visitante) precisam aceitar a origem do site e os cabeçalhos ${headers.join(', ')}. O endereço deve ser o final: uma chamada redirecionada falha.`,
          ]
        : []),
      ...(tags.some((tag) => tag.startsWith('vt-configurator'))
        ? ['O servidor das fotos também: sem isso, o PDF do resumo sai sem a imagem do carro.']
        : []),
    ],
  };
};

const cache = (embed: Embed): Check => ({
  id: 'cache',
  title: 'Cache dos arquivos',
  texts: [
    'vitrine.js, widgets/*.js e manifest.json mantêm o nome em toda versão: o navegador precisa perguntar se mudaram. Os arquivos de chunks/ têm o hash do conteúdo no nome e nunca mudam.',
    ...(embed.hints.length > 0
      ? [
          'As linhas modulepreload trazem nomes desta versão. Gere o código de novo a cada versão publicada, ou mantenha os arquivos anteriores no servidor; uma linha antiga não quebra a página, só baixa um arquivo a mais.',
        ]
      : []),
  ],
  code: [
    'vitrine.js, widgets/*.js, manifest.json',
    '  Cache-Control: no-cache',
    'chunks/*.js',
    '  Cache-Control: public, max-age=31536000, immutable',
  ].join('\n'),
});

const secrets: Check = {
  id: 'public',
  title: 'Metadados públicos',
  texts: [
    'lead-client-id e lead-client-secret ficam no HTML e qualquer pessoa pode lê-los. Confirme que o serviço de leads limita as origens e a quantidade de envios, e que o par só permite enviar leads.',
  ],
};

/** Returns what the integrator of the site has to check for this page. */
export function integratorChecks(embed: Embed, hash?: string): Check[] {
  const leads = servicesOf(tagsOf(embed)).includes('lead-integration');
  return [policy(embed, hash), cors(embed), cache(embed), ...(leads ? [secrets] : [])];
}

/** Returns the hash by which a policy allows an inline style; undefined where the browser has no subtle crypto. */
export async function styleHash(css: string): Promise<string | undefined> {
  if (!css || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
