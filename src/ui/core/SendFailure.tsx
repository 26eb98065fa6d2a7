import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';
import { useMessages } from './host-context';
import type { Form } from './use-form';

const words = {
  'pt-BR': {
    failed: ptBR.generic,
    kept: 'Nada do que você digitou foi perdido.',
    retry: 'Tentar novamente',
  },
  'es-AR': {
    failed: esAR.generic,
    kept: 'No se perdió nada de lo que escribiste.',
    retry: 'Intentar nuevamente',
  },
};

interface SendFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages'>;
  /** What failed, where the documents have words of their own for it. */
  text?: string;
}

/**
 * Shown while a form could not be sent, for whatever reason; its button sends again (spec messages#general). What the service
 * says itself stands above the form instead (FormMessages).
 */
export function SendFailure({ form, text }: SendFailureProps) {
  const w = useMessages(words);
  if (form.status !== 'failed' || form.messages.length > 0) return null;
  return (
    <div className="notice bad" role="alert">
      <b>{text ?? w.failed}</b> {w.kept}{' '}
      <button className="link" type="submit">
        {w.retry}
      </button>
    </div>
  );
}
