/** What the integrator of the site checks. */
export const checks = {
  policy: {
    title: 'Política de segurança (CSP)',
    origins:
      'Se o site envia Content-Security-Policy, acrescente estas origens às que ele já tem. São as dos widgets desta página, e nada além delas:',
    heights: (allowed: boolean) =>
      `O <style> com as alturas é o único código inline. ${
        allowed
          ? 'O hash acima o autoriza e muda com os widgets da página; se preferir, use o nonce do site.'
          : 'Autorize-o com o nonce do site.'
      } Se a política não aceita estilos no HTML, copie o reserve.css para o CSS do site e apague o <style>.`,
    views: (allowed: boolean) =>
      `Os <style>, com alturas e primeiras vistas, são o único código inline. ${
        allowed
          ? 'Os hashes acima os autorizam e mudam com os widgets, os atributos e a versão; se preferir, use o nonce do site.'
          : 'Autorize-os com o nonce do site.'
      } Se a política não aceita estilos no HTML, desmarque a primeira vista.`,
    addresses: (list: string) =>
      `Se a página tiver um destes metadados, acrescente a origem do endereço dele: ${list}.`,
    others:
      'Se as fotos vêm de outro endereço, acrescente-o a img-src. Com require-trusted-types-for, acrescente trusted-types lit-html.',
  },
  cors: {
    title: 'Acesso de outra origem (CORS)',
    script:
      'O servidor do script precisa enviar Access-Control-Allow-Origin em todos os arquivos .js: o navegador só aceita módulos de outra origem com esse cabeçalho.',
    services: (services: string, headers: string) =>
      `Os serviços (${services}) precisam aceitar a origem do site e os cabeçalhos ${headers}. O endereço deve ser o final: uma chamada redirecionada falha.`,
    photos: 'O servidor das fotos também: sem isso, o PDF do resumo sai sem a imagem do carro.',
  },
  cache: {
    title: 'Cache dos arquivos',
    names:
      'vitrine.js, widgets/*.js e manifest.json mantêm o nome em toda versão: o navegador precisa perguntar se mudaram. Os arquivos de chunks/ têm o hash do conteúdo no nome e nunca mudam.',
    hints:
      'As linhas modulepreload trazem nomes desta versão. Gere o código de novo a cada versão publicada, ou mantenha os arquivos anteriores no servidor; uma linha antiga não quebra a página, só baixa um arquivo a mais.',
  },
  early: {
    title: 'Arquivos antes do HTML',
    header:
      'As linhas modulepreload também podem sair do servidor, no cabeçalho da página ou em uma resposta 103 Early Hints; o navegador começa a baixar antes de ler o HTML. Use as linhas ou o cabeçalho.',
  },
  secrets: {
    title: 'Metadados públicos',
    leads:
      'lead-client-id e lead-client-secret ficam no HTML e qualquer pessoa pode lê-los. Confirme que o serviço de leads limita as origens e a quantidade de envios, e que o par só permite enviar leads.',
  },
};

export type CheckTexts = typeof checks;
