const pt = {
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
export type GeneratedFileMessages = typeof pt;

const es: GeneratedFileMessages = {
  generate: 'Generar archivo',
  starting: 'Pidiendo el archivo…',
  generating:
    'El archivo se está generando. Si salís de la página, lo encontrás acá al volver en esta pestaña.',
  isFailing: 'El servicio no respondió. Vamos a preguntar de nuevo.',
  ready: 'El archivo está listo.',
  download: 'Descargar archivo',
  downloading: 'Descargando…',
  another: 'Generar otro',
  failed: 'El servicio no pudo generar el archivo.',
  expired: 'El archivo ya no está disponible.',
  lost: 'No sabemos si llegó el pedido: se perdió la respuesta. Es seguro repetir: el mismo pedido no genera dos archivos.',
  forbidden: 'Tu cuenta no tiene permiso para generar este archivo.',
  notStarted: 'No se aceptó el pedido. No se generó nada.',
  notDownloaded: 'No se descargó el archivo. Intentá de nuevo.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
