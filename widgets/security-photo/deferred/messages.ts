import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What is said while the photo is taken. */
const pt = {
  light: 'Procure um lugar iluminado, com a luz na frente.',
  bare: 'Tire óculos escuros, boné e máscara.',
  alone: 'Só você deve aparecer na foto.',
  private: 'A foto não fica guardada neste aparelho.',
  open: 'Abrir a câmera',
  file: 'Enviar uma foto',
  take: 'Tirar foto',
  close: 'Voltar',
  retry: sharedPt.retry,
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
  sending: wordsPt.sending,
  generic: sharedPt.generic,
  kept: 'A sua foto continua aqui.',
  notFound: sharedPt.faceNotFound,
  notRecognised: sharedPt.photoNotRecognised,
  unreadable: 'Não foi possível ler este arquivo. Envie uma foto.',
  large: sharedPt.filesTooLarge,
  protected:
    'Este navegador altera as fotos para proteger a sua privacidade. Envie um arquivo de foto (JPEG) ou use outro navegador.',
  done: 'A sua foto foi aceita.',
  help: 'Falar com o atendimento',
  onPhone: 'Continue no celular',
  onPhoneHint:
    'A foto de segurança é tirada com a câmera do celular. Aponte a câmera para o código, abra a página e entre na sua conta.',
  code: 'QR code que abre esta página no celular',
  address: 'Ou abra este endereço no celular:',
};

const es: typeof pt = {
  light: 'Buscá un lugar iluminado, con la luz de frente.',
  bare: 'Sacate los anteojos de sol, la gorra y el barbijo.',
  alone: 'Solo vos tenés que aparecer en la foto.',
  private: 'La foto no queda guardada en este dispositivo.',
  open: 'Abrir la cámara',
  file: 'Enviar una foto',
  take: 'Sacar una foto',
  close: 'Volver',
  retry: sharedEs.retry,
  waiting: 'La imagen de la cámara todavía no llegó. Esperá un momento e intentá de nuevo.',
  guides: {
    dark: 'Está oscuro: buscá un lugar más iluminado.',
    none: 'Ubicá el rostro dentro de la marca.',
    several: 'Tiene que aparecer una sola persona.',
    far: 'Acercá el celular al rostro.',
    near: 'Alejá un poco el celular.',
    aside: 'Centrá el rostro en la marca.',
    good: 'Muy bien: ahora sacá la foto.',
  },
  photo: 'La foto que sacaste',
  check: 'Revisá que el rostro se vea entero y nítido.',
  use: 'Usar esta foto',
  another: 'Sacar otra foto',
  sending: wordsEs.sending,
  generic: sharedEs.generic,
  kept: 'Tu foto sigue acá.',
  notFound: sharedEs.faceNotFound,
  notRecognised: sharedEs.photoNotRecognised,
  unreadable: 'No se pudo leer este archivo. Enviá una foto.',
  large: sharedEs.filesTooLarge,
  protected:
    'Este navegador altera las fotos para proteger tu privacidad. Enviá un archivo de foto (JPEG) o usá otro navegador.',
  done: 'Tu foto fue aceptada.',
  help: 'Hablar con atención al cliente',
  onPhone: 'Seguí en el celular',
  onPhoneHint:
    'La foto de seguridad se saca con la cámara del celular. Apuntá la cámara al código, abrí la página e ingresá a tu cuenta.',
  code: 'Código QR que abre esta página en el celular',
  address: 'O abrí esta dirección en el celular:',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
