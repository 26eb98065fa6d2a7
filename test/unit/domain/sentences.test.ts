import { expect, it } from 'vitest';
import { sentences } from '#domain/text/sentences';

it.each([
  [
    ['Um erro ocorreu, tente novamente', 'Nada foi perdido.'],
    'Um erro ocorreu, tente novamente. Nada foi perdido.',
  ],
  [['¡NO SE PUDO ENVIAR!', '¿Seguís?', 'Sí'], '¡NO SE PUDO ENVIAR! ¿Seguís? Sí.'],
  [['', ' Um '], 'Um.'],
  [['Confira:', 'Carregando…'], 'Confira: Carregando…'],
  [[], ''],
])('%j is %j', (texts, joined) => expect(sentences(...texts)).toBe(joined));
