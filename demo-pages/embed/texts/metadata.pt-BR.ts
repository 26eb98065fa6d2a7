import type { SETTINGS } from '#page/settings/settings';

/** The meaning of each metadata tag, for authors. A missing tag is a type error. */
export const metadata: Record<keyof typeof SETTINGS, string> = {
  brand: 'Marca da página. Define as cores, os cantos e as respostas dos serviços.',
  country: 'País da página. Define os documentos, os telefones, a moeda e os serviços.',
  language: 'Idioma dos textos. Sem a tag, ou com outro idioma, pt-BR.',
  market: 'Mercado usado nas consultas de preço. Sem a tag, o do país.',
  'allowed-hosts':
    'Hosts de onde o código pode vir e para onde as chamadas podem ir, além do próprio site: cdn.exemplo *.marca.exemplo. Sem a tag, qualquer um. Escreva-a no head, antes das que ela limita.',
  mode: 'Com author, um widget que não pode funcionar mostra, no próprio lugar, o que falta e como corrigir.',
  'cache-ttl': 'Tempo durante o qual a cidade escolhida vale. Sem a tag, 4 horas.',
  'location-provider': 'Provedor que encontra endereços e posições.',
  'aws-key': 'Chave do provedor de localização AWS.',
  'aws-region': 'Região do provedor de localização AWS.',
  'lead-client-id': 'Identificação do cliente no serviço de leads.',
  'lead-client-secret': 'Segredo do cliente no serviço de leads. É público, como toda a página.',
  'idempotency-header':
    'Nome do cabeçalho em que leads, conversas e propostas enviam uma chave, a mesma em cada nova tentativa. Sem a tag, nenhum. O serviço precisa aceitar o cabeçalho (CORS).',
  wire: 'Endereço de um arquivo JSON com os nomes que os serviços da marca dão a caminhos, consultas, cabeçalhos e campos: https, ou um caminho do próprio site. Sem a tag, os nomes da biblioteca. Para desenvolvedores.',
  'postal-service': 'Provedor consultado primeiro para um CEP.',
  'public-lookup': 'Provedor consultado quando o primeiro não encontra o CEP.',
  'map-tiles':
    'Endereço das imagens do mapa de concessionárias, com {z}, {x} e {y}: https, ou um caminho do próprio site. Sem a tag, só a lista, sem mapa. Se o site envia Content-Security-Policy, acrescente a origem a img-src.',
  'map-attribution':
    'Crédito mostrado sobre o mapa, como © OpenStreetMap. É texto: não aceita HTML. A maioria dos provedores de mapas exige um.',
  'face-detector':
    'Pasta com o modelo blaze_face_short_range.tflite, do MediaPipe, que ajuda a enquadrar o rosto na foto de segurança; a biblioteca traz o resto. É o que a Google publica com metadados: o do pacote @mediapipe/face_detection não serve. Termina em "/". Com a câmera aberta, o visitante baixa de 3 a 4 MB, mas não em rede lenta ou com economia de dados. Sem a tag, ou se não carregar, a foto é tirada sem essa ajuda. Se o site envia Content-Security-Policy, acrescente \'wasm-unsafe-eval\' a script-src, e a origem da pasta e a da biblioteca a connect-src.',
  'card-frame':
    'O caminho para receber um cartão novo: endereço do quadro em que a empresa dos cartões mostra os próprios campos, em outra origem. O número não passa por esta página (PCI DSS: SAQ A). Com a tag, um cartão novo só é digitado nesse quadro, no pagamento e na carteira. Se o site envia Content-Security-Policy, acrescente a origem a frame-src.',
  'card-provider':
    'A exceção, para uma empresa de cartões sem quadro: endereço que recebe o cartão novo de um pagamento, digitado nos campos da biblioteca, com um token que vale uma vez. Todo script da página poderia ler esses campos (PCI DSS: no mínimo SAQ A-EP). Sem esta tag e sem card-frame, paga-se com os cartões da carteira. Se o site envia Content-Security-Policy, acrescente a origem a connect-src.',
  'cookie-domain': 'Domínio dos cookies. Sem a tag, o mais amplo que o navegador aceitar.',
  'page-parameters':
    'Nomes de parâmetros do endereço que escolhem a página, como carro, secao: os links que os widgets criam para ela os mantêm. Os mais comuns (page_id, p, Itemid, option, view, lang…) e os do link canonical já são mantidos; campanhas e dados pessoais nunca.',
  'session-cookie': 'Cookie da sessão do visitante. Sem a tag, vitrine_session.',
  'identity-cookie': 'Cookie da identidade do visitante. Sem a tag, vitrine_identity.',
  'sign-in':
    'Endereço da página em que o visitante entra na conta. {return} é trocado pelo endereço para voltar; sem ele, o endereço vai em returnUrl. Um <vt-login> na página vem antes.',
  'sign-on-host':
    'Servidor do login único da marca, que as promoções e as regiões recebem; {brand} vira o código da marca. Sem a tag, o do serviço auth.',
  'offer-context': 'Identificação da oferta da página, para os serviços que a pedem.',
  'workstatement-context': 'Identificação do contrato de trabalho da página, para os serviços que a pedem.',
  consent:
    'Consentimentos que a página exige: analytics_storage para a camada de dados, as estatísticas e os relatórios, ad_storage para o código do clique em anúncio e a campanha. Sem a tag, nenhum.',
  'lead-report-token':
    'Com on, o aviso de um lead às estatísticas leva o token da sessão também no corpo, para um serviço que não o lê do cabeçalho. Sem a tag, só no cabeçalho.',
  'data-layer':
    'Nome da variável global que recebe os fatos: uma lista com push ou uma função. Sem a tag, dataLayer.',
  report:
    'Endereço que recebe um relatório de cada visita acompanhada: tempos, falhas e lentidão dos widgets, sem dados do visitante e sem cookies. https, ou um caminho do próprio site. Sem a tag, nenhum. Se consent contém analytics_storage, só depois do consentimento. Se o site envia Content-Security-Policy, acrescente a origem a connect-src.',
  'report-sample': 'Parte das visitas que envia o relatório, de 0 a 1. Sem a tag, 0.1 (uma em cada dez).',
  'cpf-cnpj-in-lead': 'Com on, o campo CPF do lead também aceita um CNPJ.',
  'address-validation': 'Com on, o formulário do lead também pede o endereço e o confere pelo CEP.',
  'lead-without-cpf':
    'Onde o lead pode ser enviado sem CPF: em nenhum lugar, em todos, ou nas cidades e concessionárias da lista.',
};
