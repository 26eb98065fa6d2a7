import { useHost } from '#ui/core/host-context';

/** Why a visit is cancelled or moved; the services take the words (ours: they name none). */
const REASONS = {
  'pt-BR': [
    'Não posso neste horário',
    'Prefiro outra concessionária',
    'Não preciso mais do serviço',
    'Outro motivo',
  ],
  'es-AR': [
    'No puedo en ese horario',
    'Prefiero otro concesionario',
    'Ya no necesito el servicio',
    'Otro motivo',
  ],
} as const;

/** Returns the reasons in the visitor's language. */
export const useReasonTexts = (): readonly string[] => REASONS[useHost().language];

/** Returns the reasons as options of a list. */
export const useReasons = () => useReasonTexts().map((value) => ({ value, label: value }));
