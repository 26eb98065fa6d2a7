import { useHost } from '#ui/core/host-context';

/** Why a test drive is cancelled; the service takes the words (ours: it names none). */
const REASONS = {
  'pt-BR': ['Não posso neste dia', 'Prefiro outra concessionária', 'Mudei de ideia', 'Outro motivo'],
  'es-AR': ['No puedo ese día', 'Prefiero otro concesionario', 'Cambié de idea', 'Otro motivo'],
} as const;

/** Returns the reasons in the visitor's language. */
export const useReasonTexts = (): readonly string[] => REASONS[useHost().language];
