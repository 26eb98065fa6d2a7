import type { GeneratedFileMessages } from './messages.pt-BR';

export const messages: GeneratedFileMessages = {
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
