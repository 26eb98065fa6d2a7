import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  code: 'Código',
  qrLabel: 'QR del código, para que lo lea el concesionario',
  qrHint: 'Subí el brillo de la pantalla para la lectura.',
  used: 'Usado',
  usedOn: 'Usado el {date}',
  expired: 'Vencido',
  expiredOn: 'Venció el {date}',
  blocked: 'Bloqueado',
  blockedHint: 'Este código no se puede usar. Comunicate con soporte.',
  until: 'Válido hasta el {date}',
  today: 'Vence hoy',
  tomorrow: 'Vence mañana',
  inDays: 'Vence en {days}\u00a0días',
  copy: 'Copiar código',
  copied: 'Código copiado.',
  copyFailed: 'No se pudo copiar. El código está marcado: copialo.',
  print: 'Imprimir',
  giftLink: 'Enlace del regalo',
  giftHint: 'Quien abra este enlace puede recibir el regalo. Mandalo solo a quien querés regalarle.',
};
