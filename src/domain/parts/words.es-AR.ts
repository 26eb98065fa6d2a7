import type * as portuguese from './words';

/* Texts that explain a click on an optional, in Spanish; same names as in words.ts. */

export const REASONS: typeof portuguese.REASONS = {
  selected: 'Elegiste {part}',
  chosen: 'Elegiste {part} para tener {by}',
  included: '{part} viene con {by}',
  removed: 'Quitaste {part}',
  excluded: '{part} se quita porque no es compatible con {by}',
  dependant: '{part} se quita porque depende de {by}',
  contradictory: '{part} no puede estar en la misma configuración que {by}',
  'no-color': 'No quedaría ningún color disponible: revisá {part} y {by}',
  'no-coating': 'No quedaría ningún tapizado disponible: revisá {part} y {by}',
  unknown: 'Este ítem no está disponible para esta versión',
};

export const QUESTIONS: typeof portuguese.QUESTIONS = {
  alternatives: 'Para tener {part}, elegí una de estas opciones:',
  dependency: 'Para tener {part}, también hay que incluir {by}',
};

export const COLORS: typeof portuguese.COLORS = {
  without: 'El color {color} solo está disponible con {by}',
  restricted: 'El color {color} no está disponible con {by}',
};

export const COATINGS: typeof portuguese.COATINGS = {
  without: 'El tapizado {coating} solo está disponible con {by}',
  restricted: 'El tapizado {coating} no está disponible con {by}',
};
