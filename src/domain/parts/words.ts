import type { Because, ColorRefusal, Question } from './change';

/*
 * Texts that explain a click on an optional, in Portuguese; the texts are ours. {part}, {by} and {color} are names of any
 * gender and number. Spanish is in words.es-AR.ts.
 */

export const REASONS: Readonly<Record<Because, string>> = {
  selected: 'Você escolheu {part}',
  chosen: 'Você escolheu {part} para ter {by}',
  included: '{part} vem com {by}',
  removed: 'Você removeu {part}',
  excluded: '{part} sai, pois não é compatível com {by}',
  dependant: '{part} sai, pois depende de {by}',
  contradictory: '{part} não pode estar na mesma configuração que {by}',
  'no-color': 'Não restaria nenhuma cor disponível: confira {part} e {by}',
  'no-coating': 'Não restaria nenhum revestimento disponível: confira {part} e {by}',
  unknown: 'Este item não está disponível para esta versão',
};

/** A dependency's single answer is {by}; the answers of alternatives are shown below. */
export const QUESTIONS: Readonly<Record<Question['needs'], string>> = {
  alternatives: 'Para ter {part}, escolha uma destas opções:',
  dependency: 'Para ter {part}, é preciso incluir também {by}',
};

export const COLORS: Readonly<Record<ColorRefusal['because'], string>> = {
  without: 'A cor {color} só está disponível com {by}',
  restricted: 'A cor {color} não está disponível com {by}',
};

export const COATINGS: Readonly<Record<ColorRefusal['because'], string>> = {
  without: 'O revestimento {coating} só está disponível com {by}',
  restricted: 'O revestimento {coating} não está disponível com {by}',
};
