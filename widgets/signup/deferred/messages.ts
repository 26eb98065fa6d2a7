import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the widget says once it is used. */
const pt = {
  done: 'A sua conta está pronta',
  doneHint: 'Você já entrou na sua conta.',
  addCar: 'Adicionar o meu carro',
  goOn: wordsPt.proceed,
};

const es: typeof pt = {
  done: 'Tu cuenta está lista',
  doneHint: 'Ya ingresaste a tu cuenta.',
  addCar: 'Agregar mi auto',
  goOn: wordsEs.proceed,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
