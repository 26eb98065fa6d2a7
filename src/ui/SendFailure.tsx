import * as said from '../domain/errors/words';
import * as dicho from '../domain/errors/words.es-AR';
import { useWords } from './host-context';

const words = {
  'pt-BR': {
    failed: said.generic,
    kept: 'Nada do que você digitou foi perdido.',
    retry: 'Tentar novamente',
  },
  'es-AR': {
    failed: dicho.generic,
    kept: 'No se perdió nada de lo que escribiste.',
    retry: 'Intentar nuevamente',
  },
};

/** What a form shows when it could not be sent, for whatever reason; its button sends again (platform 8). */
export function SendFailure() {
  const w = useWords(words);
  return (
    <div className="notice bad" role="alert">
      <b>{w.failed}</b> {w.kept}{' '}
      <button className="link" type="submit">
        {w.retry}
      </button>
    </div>
  );
}
