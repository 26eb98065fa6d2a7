import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Cotización del vendedor',
  children: '<a href="/ventas">Hablá con el soporte de ventas</a>',
  about:
    'El escritorio del vendedor: versión por código o palabras, opcionales, tapizado, accesorios y comentario, con el stock de la fábrica al lado; revisión, propuesta como la ve el cliente, para imprimir o enviar, y la cotización guardada en el CRM, reabierta por su número y comparada con otra. Solo para vendedores.',
  attributes: {
    'customer-url':
      'Página con vt-configurator que abre el enlace del cliente. Sin ella no hay enlace para enviar.',
  },
};
