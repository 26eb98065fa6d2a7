import * as sharedMessages from '#domain/core/messages.pt-BR';

/** What is said while the photo is taken. */
export const messages = {
  light: 'Procure um lugar iluminado, com a luz na frente.',
  bare: 'Tire óculos escuros, boné e máscara.',
  alone: 'Só você deve aparecer na foto.',
  private: 'A foto não fica guardada neste aparelho.',
  open: 'Abrir a câmera',
  file: 'Enviar uma foto',
  take: 'Tirar foto',
  close: 'Voltar',
  retry: sharedMessages.retry,
  waiting: 'A imagem da câmera ainda não chegou. Espere um instante e tente novamente.',
  guides: {
    dark: 'Está escuro: procure um lugar mais iluminado.',
    none: 'Posicione o rosto dentro da marca.',
    several: 'Só uma pessoa deve aparecer.',
    far: 'Aproxime o celular do rosto.',
    near: 'Afaste um pouco o celular.',
    aside: 'Centralize o rosto na marca.',
    good: 'Muito bem: agora tire a foto.',
  },
  photo: 'A foto tirada',
  check: 'Confira: o rosto deve aparecer inteiro e nítido.',
  use: 'Usar esta foto',
  another: 'Tirar outra foto',
  sending: 'Enviando…',
  generic: sharedMessages.generic,
  kept: 'A sua foto continua aqui.',
  notFound: sharedMessages.faceNotFound,
  notRecognised: sharedMessages.photoNotRecognised,
  unreadable: 'Não foi possível ler este arquivo. Envie uma foto.',
  large: sharedMessages.filesTooLarge,
  done: 'A sua foto foi aceita.',
  help: 'Falar com o atendimento',
  onPhone: 'Continue no celular',
  onPhoneHint:
    'A foto de segurança é tirada com a câmera do celular. Aponte a câmera para o código, abra a página e entre na sua conta.',
  code: 'QR code que abre esta página no celular',
  address: 'Ou abra este endereço no celular:',
};
export type Messages = typeof messages;
