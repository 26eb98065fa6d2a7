import type { Language } from '#domain/core/brands';

const pt = {
  language: 'pt-BR' as Language,
  title: 'Vitrine: o que corrigir aqui',
  page: 'Vitrine: o que corrigir no <head> da página',
  unknownTag: 'não existe.',
  unknownAttribute: 'este widget não tem esse atributo.',
  absent: 'falta este atributo.',
  unknownMeta: 'não existe essa configuração.',
  meant: 'Você quis dizer',
  oneOf: 'use um destes valores:',
  number: 'use um número sem separador de milhar, por exemplo 90000 ou 12.5.',
  quotes: 'use aspas retas, que não cortam o valor no primeiro espaço:',
  useNumber: 'use um número',
  flag: 'escreva só o nome do atributo para ligar, ou ="false" para desligar.',
  deprecated: 'obsoleto desde a versão {since}; pode sair na próxima versão maior.',
  deprecatedUse: 'Use {use}.',
  deprecatedAlone: 'Não há substituto.',
  needs: 'Falta na página:',
  service: 'Falta o endereço do serviço. Escreva uma destas tags:',
  address: 'use um endereço que comece com https://.',
  narrow:
    'o widget tem só {width} px de largura e precisa de pelo menos {least} px. Dê mais largura ao elemento que o contém, por exemplo width: 100%.',
  facts: 'Vitrine: como esta página funciona',
  cookiesOf: 'Os cookies ficam em {domain} e valem em todos os endereços desse domínio.',
  cookiesHere: 'Os cookies ficam só em {host}: o navegador não aceita um domínio mais amplo.',
  cookiesBlocked: 'O navegador bloqueia os cookies desta página: ninguém consegue entrar na conta.',
  cookiesRefused: 'o navegador não aceita este domínio nesta página. Usamos este:',
  weakWhole: 'Login fraco (loginType=WEAK): toda a consulta do endereço passa adiante.',
  weakLeftOut:
    'Login fraco (loginType=WEAK): a consulta do endereço passa adiante, mas só esta página usa o que pode ser dado pessoal ou credencial: {names}.',
};
export type NoteWords = typeof pt;

const es: NoteWords = {
  language: 'es-AR',
  title: 'Vitrine: qué corregir acá',
  page: 'Vitrine: qué corregir en el <head> de la página',
  unknownTag: 'no existe.',
  unknownAttribute: 'este widget no tiene ese atributo.',
  absent: 'falta este atributo.',
  unknownMeta: 'no existe esa configuración.',
  meant: '¿Quisiste decir',
  oneOf: 'usá uno de estos valores:',
  number: 'usá un número sin separador de miles, por ejemplo 90000 o 12.5.',
  quotes: 'usá comillas rectas, que no cortan el valor en el primer espacio:',
  useNumber: 'usá un número',
  flag: 'escribí solo el nombre del atributo para activarlo, o ="false" para desactivarlo.',
  deprecated: 'obsoleto desde la versión {since}; puede salir en la próxima versión mayor.',
  deprecatedUse: 'Usá {use}.',
  deprecatedAlone: 'No tiene reemplazo.',
  needs: 'Falta en la página:',
  service: 'Falta la dirección del servicio. Escribí una de estas etiquetas:',
  address: 'usá una dirección que empiece con https://.',
  narrow:
    'el widget tiene solo {width} px de ancho y necesita al menos {least} px. Dale más ancho al elemento que lo contiene, por ejemplo width: 100%.',
  facts: 'Vitrine: cómo funciona esta página',
  cookiesOf: 'Las cookies quedan en {domain} y valen en todas las direcciones de ese dominio.',
  cookiesHere: 'Las cookies quedan solo en {host}: el navegador no acepta un dominio más amplio.',
  cookiesBlocked: 'El navegador bloquea las cookies de esta página: nadie puede ingresar a su cuenta.',
  cookiesRefused: 'el navegador no acepta este dominio en esta página. Usamos este:',
  weakWhole: 'Ingreso débil (loginType=WEAK): toda la consulta de la dirección se pasa.',
  weakLeftOut:
    'Ingreso débil (loginType=WEAK): la consulta de la dirección se pasa, pero solo esta página usa lo que puede ser un dato personal o una credencial: {names}.',
};

/** Texts of author mode. */
export const words: Record<Language, NoteWords> = { 'pt-BR': pt, 'es-AR': es };
