export const messages = {
  generate: 'Gerar arquivo',
  starting: 'Pedindo o arquivo…',
  generating: 'O arquivo está sendo gerado. Se sair da página, você o encontra aqui ao voltar nesta aba.',
  isFailing: 'O serviço não respondeu. Vamos perguntar de novo.',
  ready: 'O arquivo está pronto.',
  download: 'Baixar arquivo',
  downloading: 'Baixando…',
  another: 'Gerar outro',
  failed: 'O serviço não conseguiu gerar o arquivo.',
  expired: 'O arquivo não está mais disponível.',
  lost: 'Não sabemos se o pedido chegou: a resposta se perdeu. É seguro repetir: o mesmo pedido não gera dois arquivos.',
  forbidden: 'Sua conta não tem permissão para gerar este arquivo.',
  notStarted: 'O pedido não foi aceito. Nada foi gerado.',
  notDownloaded: 'O arquivo não foi baixado. Tente novamente.',
};
export type GeneratedFileMessages = typeof messages;
