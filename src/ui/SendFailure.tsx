import { useWords } from './host-context';

const words = {
  'pt-BR': {
    failed: 'Um erro ocorreu, tente novamente',
    kept: 'Nada do que você digitou foi perdido.',
    retry: 'Tentar novamente',
  },
  'es-AR': {
    failed: 'Ocurrió un error, intentá nuevamente',
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
