import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Código QR',
  children: '<a href="/">Abrí esta página en el celular</a>',
  about: 'Un texto en código QR. Sin texto, la dirección de la página, sin lo que sigue a "?" y "#".',
  attributes: {
    value: 'Texto del código. Sin el atributo, la dirección de la página.',
    level: 'Cuánto del código puede quedar ilegible: l, 7%; m, 15%; q, 25%; h, 30%.',
    mask: 'Patrón de la máscara. Sin el atributo, el más legible.',
    version: 'Versión mínima; aumenta si el texto lo requiere.',
    label: 'Para qué sirve el código, para quien no lo ve. Sin el atributo, "Código QR" y el texto.',
  },
  slots: { '': 'Aparece cuando el texto es demasiado largo para un código.' },
};
