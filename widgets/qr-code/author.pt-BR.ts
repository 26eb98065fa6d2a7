import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'QR code',
  children: '<a href="/">Abra esta página no celular</a>',
  about:
    'Um texto em QR code, em preto sobre branco em qualquer página, com a margem necessária para as câmeras. Sem texto, contém o endereço da própria página, sem o que vem depois de "?" e "#": nenhum dado do visitante é incluído.',
  attributes: {
    value: 'Texto do código. Sem o atributo, o endereço da página.',
    level: 'Quanto do código pode ficar ilegível: l, 7%; m, 15%; q, 25%; h, 30%.',
    mask: 'Padrão da máscara. Sem o atributo, o mais legível.',
    version: 'Versão mínima; aumenta se o texto exigir.',
    label: 'Finalidade do código, para quem não o vê. Sem o atributo, "QR code" e o texto.',
  },
  slots: { '': 'Aparece quando o texto é longo demais para um código.' },
  parts: { code: 'O código com a margem branca.', error: 'O aviso de que o texto é longo demais.' },
};
