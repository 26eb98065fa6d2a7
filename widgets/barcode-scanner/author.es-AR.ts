import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Lector de códigos',
  children: '<a href="/contacto">Escribinos</a>',
  about:
    "Lee el chasis del auto con la cámara, de una foto o escrito, y avisa a la página con el evento new-barcode; después apaga la cámara. Las imágenes no salen del dispositivo. Si el sitio envía Permissions-Policy, tiene que permitir la cámara; si envía Content-Security-Policy, worker-src necesita 'self', o blob: si el script viene de otra dirección. Sin eso, la lectura es más lenta.",
  attributes: {
    accept: 'Qué tiene que ser un código para que se avise: un chasis, o cualquier cosa.',
    formats:
      'Tipos de código, separados por espacios: code_39, codabar, code_93, code_128, itf, qr_code, data_matrix, pdf417. Sin él, los tres primeros.',
  },
};
