/** Messages of contact fields, in whichever form they are. */
const pt = {
  meant: 'Você quis dizer {address}?',
  aboutOffer: 'Sobre a oferta: {offer}',
  /** Of fields that are filled in. */
  typedBefore: 'Você já digitou isto nesta página.',
  clear: 'Limpar',
  /** What is required of the consents. */
  oneConsent: 'Escolha pelo menos uma opção',
};

const es: typeof pt = {
  meant: '¿Quisiste decir {address}?',
  aboutOffer: 'Sobre la oferta: {offer}',
  typedBefore: 'Ya lo escribiste en esta página.',
  clear: 'Borrar',
  oneConsent: 'Elegí al menos una opción',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
