import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Um texto como código QR, preto no branco em qualquer página, com a margem de que as câmeras precisam. Sem texto, leva o endereço da própria página, sem o que vem depois de ? e #: nenhum dado do visitante vai junto.',
  attributes: {
    value: 'O texto; sem ele, o endereço da página.',
    level: 'Quanto do código pode se perder: l 7 %, m 15 %, q 25 %, h 30 %.',
    mask: 'Padrão da máscara, de 1 a 7; sem ele, o mais legível.',
    version: 'A menor versão, de 1 a 40; fica maior onde o texto precisa.',
    label: 'Para que serve o código, para quem não o vê; sem ele, "Código QR" e o texto.',
  },
  slots: { '': 'Aparece quando o texto é longo demais para um código.' },
  parts: { code: 'O código com a sua margem branca.', error: 'O aviso de que o texto é longo demais.' },
};
